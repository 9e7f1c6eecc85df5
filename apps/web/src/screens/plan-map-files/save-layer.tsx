import { keepMapFile } from '@tussock/contract';
import {
  importedLayerFields,
  LAYER_NAME_CHARACTERS,
  layerColourKeys,
  mapFileWords,
  type ImportedLayer,
  type LayerColour,
} from '@tussock/domain';
import { Button, Select, TextField } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { tellMap } from '../../plan-session/map-store.ts';
import { saveToRecord, useImportedLayers } from '../../sync/index.ts';
import { client } from '../../session/client.ts';
import styles from './map-files.module.css';
import { sentencesOf, type SentFile } from '../../activities/read-map-file/index.ts';

const colours = importedLayerFields.colour.options.map(({ key, label }) => ({ id: key, label }));

/** Name of a file without its ending: 'Council soils.zip' becomes 'Council soils'. */
const nameOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .slice(0, LAYER_NAME_CHARACTERS);

async function keep(
  planId: string,
  { sent, name, colour }: { sent: SentFile; name: string; colour: LayerColour },
) {
  const { filePath, fileName, readAs } = sent;
  const body = { filePath, fileName, readAs, name };
  const { fileId, areas, lines, points, bounds } = await client.call(
    keepMapFile,
    { params: { planId }, body },
    { isQuiet: true },
  );
  const id = uuidv7();
  const values: ImportedLayer = {
    name,
    colour,
    source: fileName.slice(0, 200),
    areas,
    lines,
    points,
    fileId,
    bounds,
  };
  await saveToRecord({
    label: mapFileWords.layerMade(name),
    parts: [{ entity: 'importedLayer', entityId: id, op: 'create', set: { ...values } }],
    toast: mapFileWords.layerKept(name),
  });
  tellMap({ type: 'importedLayerShown', id });
}

/** Form to save a file as a layer under the farm, with name and colour. */
export function SaveLayer({
  planId,
  sent,
  table,
  onKept,
}: {
  readonly planId: string;
  readonly sent: SentFile;
  /** The layer within the file, where that has several. */
  readonly table: string | null;
  readonly onKept: () => void;
}) {
  const taken = useImportedLayers().length;
  const [name, setName] = useState(nameOf(table ?? sent.fileName));
  const [colour, setColour] = useState<LayerColour>(
    layerColourKeys[taken % layerColourKeys.length] ?? 'violet',
  );
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    setFaults([]);
    try {
      await keep(planId, { sent, name: name.trim(), colour });
      onKept();
    } catch (error) {
      setFaults(sentencesOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <p className={styles.note}>{mapFileWords.layerText}</p>
      <TextField label="Name" value={name} onChange={setName} maxLength={LAYER_NAME_CHARACTERS} />
      <Select label="Colour" options={colours} value={colour} onChange={(key) => setColour(key ?? colour)} />
      {faults.map((fault) => (
        <p key={fault} className={styles.fault} role="alert">
          {fault}
        </p>
      ))}
      <Button variant="primary" isPending={isBusy} disabled={name.trim() === ''} onClick={() => void save()}>
        {mapFileWords.keepAsLayer}
      </Button>
    </div>
  );
}
