import type { Geometry } from '@tussock/geometry';
import { RadioGroup } from '@tussock/ui';
import styles from './conflict-dialog.module.css';
import { OutlinePicture } from '../outline/outline-picture.tsx';

interface OutlinePairProps {
  readonly label: string;
  readonly base: Geometry | undefined;
  readonly mine: Geometry | undefined;
  readonly theirs: Geometry | undefined;
  readonly isTheirs: boolean;
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

/** Two outlines of one thing, drawn over each other and over what stood before: the chosen one is filled. */
export function OutlinePair({ label, base, mine, theirs, isTheirs, onChoose }: OutlinePairProps) {
  const outlines = [
    { geometry: base, look: 'before' as const },
    { geometry: theirs, look: 'theirs' as const, isChosen: isTheirs },
    { geometry: mine, look: 'mine' as const, isChosen: !isTheirs },
  ].flatMap(({ geometry, ...rest }) => (geometry ? [{ geometry, ...rest }] : []));
  return (
    <div className={styles.outlines}>
      <OutlinePicture label="Both outlines on one picture" outlines={outlines} />
      <RadioGroup
        label={label}
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
