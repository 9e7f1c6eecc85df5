import { readExaminedFile, type ExaminationRoom } from '@tussock/contract';
import {
  examinationWords,
  isImageType,
  type ChecklistItem,
  type ItemEvidence,
  type StateRow,
} from '@tussock/domain';
import { Checkbox, Icon } from '@tussock/ui';
import { callAddress } from '../../api/call-address.ts';
import styles from './room-screen.module.css';

const words = examinationWords.room;

interface ItemEvidenceListProps {
  readonly room: ExaminationRoom;
  readonly item: ChecklistItem;
  readonly says: readonly ItemEvidence[];
  readonly rows: readonly StateRow[];
  readonly shownBy: readonly string[];
  /** Sets what shows it; left out where findings are closed. */
  readonly onShow?: (ids: readonly string[]) => void;
}

/** Most things listed at once: a farm may have hundreds of paddocks. */
const MOST = 8;

/** What the version says about an item, thing by thing, with its evidence; and what is missing. */
export function ItemEvidenceList({ room, item, says, rows, shownBy, onShow }: ItemEvidenceListProps) {
  const files = new Map(rows.filter(({ entity }) => entity === 'file').map((row) => [row.id, row.values]));
  const fileIds = [...new Set(says.flatMap((one) => one.fileIds))].filter((id) => files.has(id));
  return (
    <>
      <h3>{words.says}</h3>
      {says.length === 0 && (
        <p className={styles.missing} data-applies={item.applies}>
          <Icon name={item.applies ? 'warning' : 'info'} />
          {item.applies ? words.saysNothing : words.nothingHere}
        </p>
      )}
      <ul className={styles.things}>
        {says.slice(0, MOST).map((one) => (
          <li key={one.id}>
            <div>
              <p className={styles.thing}>{one.name === '' ? one.sort : `${one.sort}: ${one.name}`}</p>
              <dl className={styles.values}>
                {one.values
                  .filter(({ text }) => text !== one.name)
                  .map(({ label, text }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
              </dl>
            </div>
            {onShow && (
              <Checkbox
                isSelected={shownBy.includes(one.id)}
                onChange={(isShown) =>
                  onShow(isShown ? [...shownBy, one.id] : shownBy.filter((id) => id !== one.id))
                }
              >
                {words.shows}
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      {says.length > MOST && <p className={styles.note}>{words.more(says.length - MOST)}</p>}
      {fileIds.length > 0 && (
        <>
          <h3>{words.evidence}</h3>
          <ul className={styles.pictures}>
            {fileIds.map((fileId) => (
              <li key={fileId}>
                <Evidence room={room} fileId={fileId} values={files.get(fileId) ?? {}} />
              </li>
            ))}
          </ul>
        </>
      )}
      {says.length > 0 && !item.isRecorded && (
        <p className={styles.missing} data-applies="true">
          <Icon name="warning" />
          {words.saysNothing}
        </p>
      )}
    </>
  );
}

function Evidence({
  room: { planId, _id: id },
  fileId,
  values,
}: {
  readonly room: ExaminationRoom;
  readonly fileId: string;
  readonly values: StateRow['values'];
}) {
  const name = typeof values['name'] === 'string' ? values['name'] : words.file;
  const caption =
    typeof values['caption'] === 'string' && values['caption'] !== '' ? values['caption'] : name;
  const isPicture =
    (typeof values['contentType'] === 'string' && isImageType(values['contentType'])) ||
    /\.(jpe?g|png|webp|heic)$/i.test(name);
  const address = (size: string) => callAddress(readExaminedFile.path, { planId, id, fileId }, { size });
  if (!isPicture)
    return (
      <a href={address('original')} download={name} className={styles.paper}>
        <Icon name="document" /> {caption}
      </a>
    );
  return (
    <a href={address('large')} target="_blank" rel="noreferrer">
      <img src={address('small')} alt={caption} loading="lazy" />
      <span className={styles.note}>{caption}</span>
    </a>
  );
}
