import { useQuery } from '@tanstack/react-query';
import { recordWords } from '@tussock/domain';
import { Button, ConfirmDialog } from '@tussock/ui';
import { saveFile } from '../../activities/save-file/index.ts';
import { type StoredPlan, readUnsent } from '../../sync/device/index.ts';
import { mapFileOfUnsent } from './map-file-of-unsent.ts';
import styles from './on-device-screen.module.css';
import { textOfUnsent, valuesOfWrite } from './unsent-text.ts';

interface DiscardFarmProps {
  readonly plan: StoredPlan;
  readonly name: string;
  readonly onLeave: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a farm goes with work that was never sent, and says what that is: whoever may not open it any more reads and keeps it here alone. */
export function DiscardFarm({ plan, name, onLeave, onDiscard }: DiscardFarmProps) {
  const { data: work = { writes: [], files: [] } } = useQuery({
    queryKey: ['device', 'unsent', plan.name],
    queryFn: () => readUnsent(plan.name),
    gcTime: 0,
  });
  const mapFile = mapFileOfUnsent(work);
  const saveText = (): void =>
    saveFile(new Blob([textOfUnsent(name, work)], { type: 'text/plain' }), `${name}, not sent.txt`);
  return (
    <ConfirmDialog
      title={recordWords.discardFarm(name)}
      isOpen
      onCancel={onLeave}
      onConfirm={onDiscard}
      confirmLabel={recordWords.discard}
    >
      <p>{recordWords.discardText(plan.unsent)}</p>
      <ul className={styles.unsent}>
        {work.writes.map((write, index) => (
          // Two changes may have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <strong>{write.label}</strong>
            {valuesOfWrite(write).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.copies}>
        <Button size="small" icon="download" onClick={saveText}>
          {recordWords.saveCopy}
        </Button>
        {mapFile !== null && (
          <Button
            size="small"
            icon="download"
            onClick={() =>
              saveFile(new Blob([mapFile], { type: 'application/geo+json' }), `${name}, not sent.geojson`)
            }
          >
            {recordWords.saveMapFile}
          </Button>
        )}
        {work.files.map(({ fileId, name: fileName, blob }) => (
          <Button key={fileId} size="small" icon="download" onClick={() => saveFile(blob, fileName)}>
            {fileName}
          </Button>
        ))}
      </p>
      {mapFile !== null && <p>{recordWords.saveMapFileAbout}</p>}
    </ConfirmDialog>
  );
}
