import { momentOfWork, momentSince } from '@tussock/domain';
import { Button, Dialog, RadioGroup } from '@tussock/ui';
import { useState } from 'react';
import type { Theirs, Writers } from '../save/save-to-record.ts';
import styles from './conflict-dialog.module.css';
import type { PartEdit } from '../plan-record.ts';
import { besidesOf, takeChosen, type Difference, type Side, type Values } from './find-differences.ts';
import { OutlinePair } from './outline-pair.tsx';

export interface ConflictDialogProps {
  readonly differences: readonly Difference[];
  readonly mine: Values;
  readonly theirs: Values;
  /** Whose each value is that stands, where that is known. */
  readonly writers?: Writers | undefined;
  /** What was chosen, and what is written of things that are kept beside. */
  readonly onChoose: (values: Values, besides: readonly PartEdit[]) => void;
  /** Back to where it was asked, with everything typed still there. */
  readonly onLeave: () => void;
  readonly leaveLabel?: string;
}

const SIDES: readonly Side[] = ['mine', 'theirs', 'both'];
const isSide = (side: string | null): side is Side => SIDES.some((one) => one === side);

const whose = ({ name, isOwn }: Theirs): string => {
  if (isOwn) return 'Yours, from another tab or device';
  return name ? `${name}’s` : 'Theirs';
};

/** What stands and whose it is: 'Tāmati’s, 9:49 am'. */
const sayTheirs = (by: Theirs | undefined): string =>
  by ? `${whose(by)}, ${momentOfWork(by, (at) => momentSince(at, new Date()))}` : 'What stands now';

const KEPT = 'Nothing is lost: choose which to keep. The other stays in the history.';

/** Who wrote what there is to choose from: one person, several, or whoever is asked, on another page. */
function askedOf(differences: readonly Difference[], writerOf: (key: string) => Theirs | undefined) {
  const writers = differences.map(({ key }) => writerOf(key));
  if (writers.length > 0 && writers.every((writer) => writer?.isOwn))
    return {
      title: 'You have changed this in another tab or device',
      text: `You also changed this in another tab or on another device, after you opened it here. ${KEPT}`,
      all: { mine: 'All from here', theirs: 'All from the other' },
    };
  const names = new Set(writers.map((writer) => writer?.name ?? null));
  const [name] = names;
  const [who, have] = names.size > 1 ? ['several people', 'have'] : [name ?? 'someone else', 'has'];
  return {
    title: `${who.charAt(0).toUpperCase()}${who.slice(1)} ${have} changed this`,
    text: `You and ${who} have both changed this since you opened it. ${KEPT}`,
    all: { mine: 'All of mine', theirs: 'All of theirs' },
  };
}

/** Somebody else saved first: what stands now beside what I wrote, value by value, to choose from. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { differences, writers, onChoose, onLeave, leaveLabel = 'Back to the form' } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map(({ key, isChangedByMe }) => [key, isChangedByMe ? 'mine' : 'theirs'])),
  );
  const chooseAll = (side: Side): void => setChosen(new Map(differences.map(({ key }) => [key, side])));
  const choose = (key: string, side: string | null): void => {
    if (isSide(side)) setChosen(new Map(chosen).set(key, side));
  };
  const save = (): void =>
    onChoose(
      takeChosen(props, chosen),
      besidesOf(differences, chosen).map(({ part }) => part),
    );
  const writerOf = (key: string): Theirs | undefined => writers?.byKey?.[key] ?? writers?.by;
  const asked = askedOf(differences, writerOf);
  return (
    <Dialog
      title={asked.title}
      isOpen
      onClose={onLeave}
      footer={
        <>
          <Button onClick={onLeave}>{leaveLabel}</Button>
          <Button variant="primary" onClick={save}>
            Save what is chosen
          </Button>
        </>
      }
    >
      <p>{asked.text}</p>
      <div className={styles.quick}>
        <Button size="small" onClick={() => chooseAll('mine')}>
          {asked.all.mine}
        </Button>
        <Button size="small" onClick={() => chooseAll('theirs')}>
          {asked.all.theirs}
        </Button>
      </div>
      <div className={styles.differences}>
        {differences.map((difference) => {
          const { key, label, outlines, beside } = difference;
          const side = chosen.get(key) ?? 'mine';
          return outlines ? (
            <OutlinePair
              key={key}
              label={label}
              {...outlines}
              theirsHelp={sayTheirs(writerOf(key))}
              beside={beside}
              side={side}
              onChoose={(picked) => choose(key, picked)}
            />
          ) : (
            <RadioGroup
              key={key}
              label={label}
              value={side}
              onChange={(picked) => choose(key, picked)}
              options={optionsOf(difference, writerOf(key))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}

const optionsOf = ({ mine, theirs, both, isChangedByMe }: Difference, by: Theirs | undefined) => [
  { id: 'mine', label: mine, help: isChangedByMe ? 'Yours' : 'As you saw it' },
  { id: 'theirs', label: theirs, help: sayTheirs(by) },
  ...(both === undefined ? [] : [{ id: 'both', label: 'Both', help: 'Theirs, and yours below it' }]),
];
