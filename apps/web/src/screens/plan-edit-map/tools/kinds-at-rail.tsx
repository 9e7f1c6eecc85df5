import { drawingWords } from '@tussock/domain';
import { Skeleton, usePageKeys } from '@tussock/ui';
import { lazy, Suspense } from 'react';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import { isPlainKey } from '../keyboard/is-typing.ts';
import styles from './tools.module.css';

// On a slow line its code would hold the farm up.
export const KindSearch = lazy(async () => ({ default: (await import('./kind-search.tsx')).KindSearch }));

/** The kinds beside the tools: open while nothing is drawn yet, or when somebody wants another kind. */
export function KindsAtRail({ board: { tools, drawing } }: { readonly board: DrawingBoard }) {
  const shape = drawing.work?.shape;
  const recent = tools.recent(shape);
  usePageKeys((event) => {
    const kind = recent.find((_, index) => isPlainKey(event, String(index + 1)));
    if (!kind) return;
    event.preventDefault();
    tools.pick(kind);
  });
  return (
    // The field within takes the keys; these leave it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.kinds}
      aria-label={drawingWords.kindsFound}
      onKeyDown={(event) => {
        const isEmpty = event.target instanceof HTMLInputElement && event.target.value === '';
        if (event.key !== 'Escape' && !(event.key === 'Enter' && isEmpty)) return;
        if (event.defaultPrevented) return;
        event.preventDefault();
        tools.leaveKinds();
      }}
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <KindSearch shape={shape} recent={recent} onPick={tools.pick} takesFocus />
      </Suspense>
    </section>
  );
}
