import { boundaryWords as words, mapFileEndings, type PastedAreas } from '@tussock/domain';
import type { PolygonGeometry } from '@tussock/geometry';
import { Button, FilePicker, Select, TextArea } from '@tussock/ui';
import { useState } from 'react';
import styles from './by-hand.module.css';
import type { AreaSources } from './use-area-sources.ts';

const ENDINGS = [...new Set(['.wkt', ...mapFileEndings])].join(',');

/** Form for areas from pasted text, a file or an imported layer. */
export function PasteAreas({
  sources,
  onTake,
}: {
  readonly sources: AreaSources;
  readonly onTake: (areas: readonly PolygonGeometry[]) => void;
}) {
  const [text, setText] = useState('');
  const [layerId, setLayerId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isReading, setIsReading] = useState(false);
  const take = (read: PastedAreas): void => {
    setRefusal(read.ok ? undefined : read.message);
    if (!read.ok) return;
    setText('');
    onTake(read.areas);
  };
  const takeLater = async (reading: Promise<PastedAreas>): Promise<void> => {
    setIsReading(true);
    take(await reading);
    setIsReading(false);
  };
  return (
    <form
      className={styles.paste}
      aria-label={words.import}
      onSubmit={(event) => {
        event.preventDefault();
        void takeLater(sources.readText(text));
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
          accept={ENDINGS}
          onChoose={([file]) => {
            if (file) void takeLater(sources.readFile(file));
          }}
        >
          {words.chooseFile}
        </FilePicker>
      </div>
      {sources.layers.length > 0 && (
        <div className={styles.layer}>
          <Select
            label={words.fromLayer}
            options={sources.layers.map(({ id, name }) => ({ id, label: name }))}
            value={layerId}
            onChange={setLayerId}
          />
          <Button
            size="small"
            disabled={layerId === null || isReading}
            onClick={() => layerId !== null && void takeLater(sources.readLayer(layerId))}
          >
            {words.takeLayer}
          </Button>
        </div>
      )}
    </form>
  );
}
