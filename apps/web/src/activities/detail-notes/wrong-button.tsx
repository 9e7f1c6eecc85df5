import {
  checkFields,
  detailBlocks,
  detailNoteFields,
  detailNoteWords,
  type DetailBlock,
} from '@tussock/domain';
import { Button, Dialog, RadioGroup, TextArea } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { useRecordSave } from '../../sync/index.ts';
import { formKeys, useTypedText } from '../../sync/drafts/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import styles from './detail-notes.module.css';

const { text: textField } = detailNoteFields;

/** Says that something in the details is wrong, in one's own words. What was typed stays until it is sent, also when the page is left. */
export function WrongButton({
  planId,
  block: about,
  label,
}: {
  readonly planId: string;
  /** Block it is about; undefined lets the person choose. */
  readonly block?: DetailBlock;
  /** Label where it is not about one block alone. */
  readonly label?: string;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const [block, setBlock] = useState<DetailBlock>(about ?? 'property');
  const [text, setText, used] = useTypedText(formKeys.detailNote(planId, about ?? 'any'));
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
      <Button
        {...(about ? { size: 'small' as const, 'aria-label': detailNoteWords.wrongAbout(name) } : {})}
        onClick={() => setIsAsking(true)}
      >
        {label ?? detailNoteWords.wrong}
      </Button>
      {isAsking && (
        <Dialog
          title={about ? detailNoteWords.wrongAbout(name) : (label ?? detailNoteWords.wrong)}
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
            {!about && (
              <RadioGroup
                label={detailNoteFields.block.label}
                look="row"
                options={detailBlocks.map(({ key, label: blockName }) => ({ id: key, label: blockName }))}
                value={block}
                onChange={setBlock}
              />
            )}
            <TextArea label={textField.label} isRequired error={error} value={text} onChange={setText} />
          </div>
        </Dialog>
      )}
      {question}
    </>
  );
}
