import { bounds, type Geometry } from '@tussock/geometry';
import { RadioGroup } from '@tussock/ui';
import styles from './conflict-dialog.module.css';
import { outlinePath } from './outline-path.ts';

interface OutlinePairProps {
  readonly base: Geometry | undefined;
  readonly mine: Geometry | undefined;
  readonly theirs: Geometry | undefined;
  readonly isTheirs: boolean;
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

/** Two outlines of one thing, drawn over each other and over what stood before: the chosen one is filled. */
export function OutlinePair({ base, mine, theirs, isTheirs, onChoose }: OutlinePairProps) {
  const drawn = [base, mine, theirs].filter((shape) => shape !== undefined);
  const frame = drawn
    .map(bounds)
    .reduce(([w, s, e, n], [w2, s2, e2, n2]) => [
      Math.min(w, w2),
      Math.min(s, s2),
      Math.max(e, e2),
      Math.max(n, n2),
    ]);
  return (
    <div className={styles.outlines}>
      <svg
        viewBox="0 0 320 200"
        className={styles.picture}
        role="img"
        aria-label="Both outlines on one picture"
      >
        {base && <path d={outlinePath(base, frame)} className={styles.before} />}
        {theirs && (
          <path
            d={outlinePath(theirs, frame)}
            className={styles.theirs}
            data-chosen={isTheirs || undefined}
          />
        )}
        {mine && (
          <path d={outlinePath(mine, frame)} className={styles.mine} data-chosen={!isTheirs || undefined} />
        )}
      </svg>
      <RadioGroup
        label="Outline"
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(side) => onChoose(side === 'theirs' ? 'theirs' : 'mine')}
        options={[
          { id: 'mine', label: 'Mine', help: 'The solid line' },
          { id: 'theirs', label: 'Theirs', help: 'The broken line, as it stands now' },
        ]}
      />
    </div>
  );
}
