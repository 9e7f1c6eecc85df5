import type { BarsSpec } from '../chart/chart-spec.ts';
import type { Block, Cell, TableBlock, Tone } from '../document/plan-document.ts';

/** The first table of some blocks; an empty one where there is none. */
export const tableIn = (blocks: readonly Block[]): TableBlock =>
  blocks.find((block) => block.type === 'table') ?? { type: 'table', label: '', columns: [], rows: [] };

/** What is said in a tone. */
export const saidIn = (blocks: readonly Block[], tone: Tone): readonly string[] =>
  blocks.flatMap((block) => (block.type === 'text' && block.tone === tone ? [block.text] : []));

/** The small print. */
export const methodIn = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.type === 'method' ? block.lines : []));

const barsIn = (block: Block): readonly BarsSpec[] =>
  block.type !== 'chart' || block.spec.form === 'months' || block.spec.form === 'steps' ? [] : [block.spec];

/** The first chart with bars among some blocks. */
export const chartIn = (blocks: readonly Block[]): BarsSpec | undefined => blocks.flatMap(barsIn).at(0);

/** The text of a cell, without what stands around it. */
export const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell : (cell?.text ?? '');
