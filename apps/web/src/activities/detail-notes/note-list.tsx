import { detailBlocks, detailNoteWords, momentWithTime, type DetailBlock } from '@tussock/domain';
import { Button } from '@tussock/ui';
import { type DetailNote, useRecordSave } from '../../sync/index.ts';
import styles from './detail-notes.module.css';

const nameOf = (block: DetailBlock): string => detailBlocks.find(({ key }) => key === block)?.label ?? '';

/** What was said to be wrong, with the way to take it off once it is right. */
export function NoteList({
  notes,
  canSettle,
  hasNames = false,
}: {
  readonly notes: readonly DetailNote[];
  readonly canSettle: boolean;
  /** Says of each what it is about, where that is not plain from where it stands. */
  readonly hasNames?: boolean;
}) {
  const { save, question } = useRecordSave();
  if (notes.length === 0) return null;
  const settle = ({ id, block }: DetailNote): void => {
    const name = nameOf(block);
    const part = { entity: 'detailNote', entityId: id, op: 'delete', set: {} } as const;
    // A refusal is shown as a toast; the words stay.
    void save({
      label: detailNoteWords.settledLabel(name),
      parts: [part],
      toast: detailNoteWords.settled,
    }).catch(() => undefined);
  };
  return (
    <>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            {hasNames && <p className={styles.about}>{nameOf(note.block)}</p>}
            <p className={styles.text}>{note.text}</p>
            <p className={styles.by}>
              {note.by
                ? detailNoteWords.saidBy(note.by.name, momentWithTime(note.by.at))
                : detailNoteWords.waits}
            </p>
            {canSettle && (
              <Button size="small" icon="check" onClick={() => settle(note)}>
                {detailNoteWords.settle}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {question}
    </>
  );
}
