import { Button, Dialog, RadioGroup } from '@tussock/ui';
import { useState } from 'react';
import styles from './conflict-dialog.module.css';
import { takeTheirs, type Difference, type Values } from './find-differences.ts';
import { OutlinePair } from './outline-pair.tsx';

export interface ConflictDialogProps {
  readonly differences: readonly Difference[];
  readonly mine: Values;
  readonly theirs: Values;
  readonly onChoose: (values: Values) => void;
  /** Back to the form, with everything typed still in it. */
  readonly onLeave: () => void;
}

/** Somebody else saved first: what stands now beside what I wrote, value by value, to choose from. */
export function ConflictDialog({ differences, mine, theirs, onChoose, onLeave }: ConflictDialogProps) {
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
        You and someone else changed the same since you opened it. Nothing is lost: choose which to keep. The
        other stays in the history.
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
        {differences.map((difference) =>
          difference.outlines ? (
            <OutlinePair
              key={difference.key}
              label={difference.label}
              {...difference.outlines}
              isTheirs={taken.has(difference.key)}
              onChoose={(side) => choose(difference.key, side)}
            />
          ) : (
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
          ),
        )}
      </div>
    </Dialog>
  );
}
