import { mapFileWords, type ReadAs, type ReadMapFile } from '@tussock/domain';
import { Button, Select } from '@tussock/ui';
import { useState } from 'react';
import styles from './map-files.module.css';

/** Asks which columns of a table contain the position, where their headings do not say. */
export function ColumnsQuestion({
  read,
  readAs,
  onAnswer,
}: {
  readonly read: ReadMapFile;
  readonly readAs: ReadAs;
  readonly onAnswer: (readAs: ReadAs) => void;
}) {
  const [east, setEast] = useState<string | null>(null);
  const [north, setNorth] = useState<string | null>(null);
  const options = read.columns.map((column) => ({ id: column, label: column }));
  return (
    <fieldset className={styles.question}>
      <legend className={styles.questionTitle}>{mapFileWords.askColumns}</legend>
      <Select label={mapFileWords.eastColumn} options={options} value={east} onChange={setEast} />
      <Select label={mapFileWords.northColumn} options={options} value={north} onChange={setNorth} />
      <Button
        disabled={east === null || north === null || east === north}
        onClick={() => {
          if (east !== null && north !== null) onAnswer({ ...readAs, eastColumn: east, northColumn: north });
        }}
      >
        {mapFileWords.readPlaces}
      </Button>
    </fieldset>
  );
}
