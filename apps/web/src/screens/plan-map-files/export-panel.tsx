import { orderMapFile } from '@tussock/contract';
import {
  allKinds,
  isFoundIn,
  mapFileWords,
  mapFormatIds,
  mapFormats,
  type MapFormatId,
} from '@tussock/domain';
import { Button, MultiSelect, Select } from '@tussock/ui';
import { useState } from 'react';
import { TaskList, useStartTask } from '../../activities/show-task/index.ts';
import { client } from '../../session/client.ts';
import styles from './map-files.module.css';

const formats = mapFormatIds.map((id) => ({ id, label: mapFormats[id].label }));

/** Exports features of the plan as a file, of some kinds or of all; says what each format loses. */
export function ExportPanel({
  planId,
  counts,
}: {
  readonly planId: string;
  readonly counts: ReadonlyMap<string, number>;
}) {
  const [format, setFormat] = useState<MapFormatId>('geopackage');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const order = useStartTask(() =>
    client.call(orderMapFile, { params: { planId }, body: { format, kinds: [...chosen] } }),
  );
  const options = allKinds
    .filter(({ id }) => (counts.get(id) ?? 0) > 0)
    .map(({ id, names }) => ({ id: id as string, label: `${names.plural} (${counts.get(id) ?? 0})` }));
  const { loses } = mapFormats[format];
  return (
    <div className={styles.form}>
      <Select
        label={mapFileWords.format}
        options={formats}
        value={format}
        onChange={(id) => setFormat(id ?? format)}
      />
      <MultiSelect
        isFound={isFoundIn}
        label={mapFileWords.kinds}
        help={mapFileWords.allKinds}
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      {loses.length === 0 ? (
        <p className={styles.note}>{mapFileWords.losesNothing}</p>
      ) : (
        <ul className={styles.loses}>
          {loses.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Button
        icon="download"
        isPending={order.isPending}
        disabled={options.length === 0}
        onClick={() => order.mutate()}
      >
        {mapFileWords.makeFile}
      </Button>
      <TaskList planId={planId} kind="mapFile" />
    </div>
  );
}
