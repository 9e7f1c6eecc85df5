import {
  checkFields,
  detailBlocks,
  detailNoteFields,
  detailNoteWords,
  type DetailBlock,
} from '@tussock/domain';
import { Button, Dialog } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { useRecordSave } from '../../record/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { FieldsForm } from '../edit-fields/index.ts';
import styles from './detail-notes.module.css';

const { text } = detailNoteFields;
const fields = { text };
const sections = [{ title: detailNoteWords.follows, fields: ['text'] }];
const NOTHING = {};

/** Says that something in one block of the details is wrong, in one's own words. */
export function WrongButton({ planId, block }: { readonly planId: string; readonly block: DetailBlock }) {
  const [isAsking, setIsAsking] = useState(false);
  const { save, question } = useRecordSave();
  const name = detailBlocks.find(({ key }) => key === block)?.label ?? '';
  const close = () => setIsAsking(false);
  return (
    <>
      <Button size="small" aria-label={detailNoteWords.wrongAbout(name)} onClick={() => setIsAsking(true)}>
        {detailNoteWords.wrong}
      </Button>
      {isAsking && (
        <Dialog title={detailNoteWords.wrongAbout(name)} isOpen onClose={close}>
          <div className={styles.form}>
            <FieldsForm
              formKey={`detail-note:${planId}:${block}`}
              fields={fields}
              sections={sections}
              values={NOTHING}
              check={(values) => checkFields(fields, values)}
              onSave={async (values) => {
                await save({
                  label: detailNoteWords.label(name),
                  parts: [
                    { entity: 'detailNote', entityId: uuidv7(), op: 'create', set: { ...values, block } },
                  ],
                  toast: detailNoteWords.sent,
                });
                close();
              }}
              refusalsOf={refusalsOf}
              onCancel={close}
              saveLabel={detailNoteWords.send}
            />
          </div>
        </Dialog>
      )}
      {question}
    </>
  );
}
