import { boundaryWords as words, readPastedAreas } from '@tussock/domain';
import type { PolygonGeometry } from '@tussock/geometry';
import { Button, FilePicker, TextArea } from '@tussock/ui';
import { useState } from 'react';
import { decodeText } from '../../../activities/read-text-file/index.ts';
import styles from './by-hand.module.css';

/** Areas that are pasted, or come from a file. */
export function PasteAreas({ onTake }: { readonly onTake: (areas: readonly PolygonGeometry[]) => void }) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const take = (from: string): void => {
    const read = readPastedAreas(from);
    setRefusal(read.ok ? undefined : read.message);
    if (!read.ok) return;
    setText('');
    onTake(read.areas);
  };
  const readFile = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    const read = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (read.ok) take(read.text);
    else setRefusal(read.fault);
  };
  return (
    <form
      className={styles.paste}
      aria-label={words.import}
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
      }}
    >
      <TextArea
        label={words.importLabel}
        help={words.importHelp}
        value={text}
        onChange={setText}
        rows={4}
        {...(refusal ? { error: refusal } : {})}
      />
      <div className={styles.acts}>
        <Button size="small" type="submit">
          {words.take}
        </Button>
        <FilePicker
          size="small"
          label={words.chooseFile}
          accept=".geojson,.json,.wkt,.txt"
          onChoose={(files) => void readFile(files)}
        >
          {words.chooseFile}
        </FilePicker>
      </div>
    </form>
  );
}
