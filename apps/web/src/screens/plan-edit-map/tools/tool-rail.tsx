import { drawingTools, drawingWords } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import { KindsAtRail } from './kinds-at-rail.tsx';
import styles from './tools.module.css';

/** The six tools at the left of the map, each with its letter, and the kinds beside the one that draws. */
export function ToolRail({ board }: { readonly board: DrawingBoard }) {
  const { tools } = board;
  return (
    <>
      <div className={styles.rail} role="toolbar" aria-label={drawingWords.tools} aria-orientation="vertical">
        {drawingTools.map((tool) => (
          <button
            key={tool.id}
            type="button"
            className={styles.tool}
            aria-pressed={tools.inHand === tool.id}
            aria-keyshortcuts={tool.letter}
            disabled={!tools.isOffered(tool)}
            onClick={() => tools.take(tool)}
          >
            <Icon name={tool.icon} size="small" />
            {tool.label}
            <kbd aria-hidden="true">{tool.letter}</kbd>
          </button>
        ))}
      </div>
      {tools.asksKind && <KindsAtRail board={board} />}
    </>
  );
}
