import { coordinateSystems, counted, mapFileWords, type ReadAs, type ReadMapFile } from '@tussock/domain';
import { Button, Select } from '@tussock/ui';
import { useState } from 'react';
import styles from './map-files.module.css';

const OF_OTHERS = coordinateSystems.map(({ id, label }) => ({ id: String(id), label }));

const sayDistance = (kilometres: number | null): string =>
  kilometres === null
    ? 'in New Zealand'
    : kilometres < 1
      ? 'on the farm'
      : `${counted(kilometres, 'kilometre', 'kilometres')} from the farm`;

/** Asks for the coordinate system of a file, first listing those that place it near the farm. Nothing is guessed. */
export function SystemQuestion({
  read,
  readAs,
  onAnswer,
}: {
  readonly read: ReadMapFile;
  readonly readAs: ReadAs;
  readonly onAnswer: (readAs: ReadAs) => void;
}) {
  const [other, setOther] = useState<string | null>(null);
  return (
    <fieldset className={styles.question}>
      <legend className={styles.questionTitle}>{mapFileWords.askSystem}</legend>
      {read.proposals.map(({ system, isSwapped, label, kilometres }) => (
        <Button
          key={`${system} ${isSwapped}`}
          onClick={() => onAnswer({ ...readAs, system, isSwapped })}
        >{`${label}: ${sayDistance(kilometres)}`}</Button>
      ))}
      {read.proposals.length === 0 && <p className={styles.note}>{mapFileWords.noProposal}</p>}
      <div className={styles.inRow}>
        <Select label={mapFileWords.otherSystem} options={OF_OTHERS} value={other} onChange={setOther} />
        <Button
          disabled={other === null}
          onClick={() => onAnswer({ ...readAs, system: Number(other), isSwapped: false })}
        >
          {mapFileWords.readInSystem}
        </Button>
      </div>
    </fieldset>
  );
}
