import {
  checkFields,
  detailBlocks,
  detailNoteFields,
  detailNoteWords,
  type DetailBlock,
} from '@tussock/domain';
import { Button, Dialog, TextArea } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { useRecordSave } from '../../sync/index.ts';
import { formKeys, useTypedText } from '../../sync/drafts/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import styles from './detail-notes.module.css';

const { text: textField } = detailNoteFields;

/** Says that something in one block of the details is wrong, in one's own words. What was typed stays until it is sent, also when the page is left. */
export function WrongButton({ planId, block }: { readonly planId: string; readonly block: DetailBlock }) {
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText, used] = useTypedText(formKeys.detailNote(planId, block));
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const { save, question } = useRecordSave();
  const name = detailBlocks.find(({ key }) => key === block)?.label ?? '';
  const close = () => setIsAsking(false);
  const send = async (): Promise<void> => {
    const checked = checkFields(detailNoteFields, { block, text: text.trim() });
    setError(checked.ok ? undefined : checked.refusals[0]?.message);
    if (!checked.ok) return;
    setIsPending(true);
    try {
      const part = {
        entity: 'detailNote',
        entityId: uuidv7(),
        op: 'create',
        set: checked.attributes,
      } as const;
      await save({ label: detailNoteWords.label(name), parts: [part], toast: detailNoteWords.sent });
      used(text);
      close();
    } catch (fault) {
      setError(refusalsOf(fault)[0]?.message ?? (fault instanceof Error ? fault.message : undefined));
    }
    setIsPending(false);
  };
  return (
    <>
      <Button size="small" aria-label={detailNoteWords.wrongAbout(name)} onClick={() => setIsAsking(true)}>
        {detailNoteWords.wrong}
      </Button>
      {isAsking && (
        <Dialog
          title={detailNoteWords.wrongAbout(name)}
          isOpen
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" isPending={isPending} onClick={() => void send()}>
                {detailNoteWords.send}
              </Button>
            </>
          }
        >
          <div className={styles.form}>
            <p>{detailNoteWords.follows}</p>
            <TextArea label={textField.label} isRequired error={error} value={text} onChange={setText} />
          </div>
        </Dialog>
      )}
      {question}
    </>
  );
}
