import type { Fields } from '@tussock/domain';
import { Button, Dialog, RadioGroup } from '@tussock/ui';
import { useState } from 'react';
import styles from './conflict-dialog.module.css';
import { findDifferences, takeTheirs, type Values } from './find-differences.ts';

export interface ConflictDialogProps {
  readonly fields: Fields;
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  readonly onChoose: (values: Values) => void;
  /** Back to the form, with everything typed still in it. */
  readonly onLeave: () => void;
}

/** Somebody else saved first: what stands now beside what I wrote, field by field, to choose from. */
export function ConflictDialog({ fields, base, mine, theirs, onChoose, onLeave }: ConflictDialogProps) {
  const differences = findDifferences(fields, { base, mine, theirs });
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isChangedByMe }) => !isChangedByMe).map(({ key }) => key)),
  );
  const choose = (key: string, side: string) => {
    const next = new Set(taken);
    if (side === 'theirs') next.add(key);
    else next.delete(key);
    setTaken(next);
  };
  return (
    <Dialog
      title="Someone else has changed this"
      isOpen
      onClose={onLeave}
      footer={
        <>
          <Button onClick={onLeave}>Back to the form</Button>
          <Button variant="primary" onClick={() => onChoose(takeTheirs(mine, theirs, taken))}>
            Save what is chosen
          </Button>
        </>
      }
    >
      <p>
        Someone else saved these details after you opened them. Nothing you typed is lost: choose which to
        keep.
      </p>
      <div className={styles.quick}>
        <Button size="small" onClick={() => setTaken(new Set())}>
          All of mine
        </Button>
        <Button size="small" onClick={() => setTaken(new Set(differences.map(({ key }) => key)))}>
          All of theirs
        </Button>
      </div>
      <div className={styles.differences}>
        {differences.map((difference) => (
          <RadioGroup
            key={difference.key}
            label={difference.label}
            value={taken.has(difference.key) ? 'theirs' : 'mine'}
            onChange={(side) => choose(difference.key, side)}
            options={[
              {
                id: 'mine',
                label: difference.mine,
                help: difference.isChangedByMe ? 'Yours' : 'As you saw it',
              },
              { id: 'theirs', label: difference.theirs, help: 'What stands now' },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}
