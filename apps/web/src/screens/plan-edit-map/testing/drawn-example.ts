import type { DrawnShape } from '../../../map/index.ts';

/** What the map tells of a drawing of which nothing stands yet, but for what a test says of it. */
export const drawnExample = (said: Partial<DrawnShape> = {}): DrawnShape => ({
  geometry: null,
  isFinished: false,
  isGrowing: false,
  canUndo: false,
  canRedo: false,
  canFinish: false,
  touched: null,
  set: [],
  moved: [],
  refusal: null,
  edge: null,
  trace: null,
  ...said,
});
