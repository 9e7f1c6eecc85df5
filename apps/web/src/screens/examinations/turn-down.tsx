import { turnExaminationDown, type BodyOf, type ExaminationRoom } from '@tussock/contract';
import { checkFields, examinationWords, turnDownFields } from '@tussock/domain';
import { Button, Dialog } from '@tussock/ui';
import { useState } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { useGo } from '../../routes/use-go.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { examinationsRoute } from './route.ts';

const words = examinationWords.room;
const sections = [{ title: words.turnDown, fields: Object.keys(turnDownFields) }];

/** Turns an examination down before anything was sent, with a reason. */
export function TurnDown({ room: { planId, _id: id } }: { readonly room: ExaminationRoom }) {
  const [isOpen, setIsOpen] = useState(false);
  const saveFromForm = useSaveFromForm();
  const go = useGo();
  return (
    <>
      <Button size="small" isQuiet onClick={() => setIsOpen(true)}>
        {words.turnDown}
      </Button>
      <Dialog title={words.turnDown} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <FieldsForm
          formKey={`examination-turn-down:${id}`}
          fields={turnDownFields}
          sections={sections}
          values={{}}
          check={(values) => checkFields(turnDownFields, values)}
          onSave={async (values) => {
            const body = values as BodyOf<typeof turnExaminationDown>; // checked by the same declaration
            // Its page is gone with it.
            await go(examinationsRoute.at());
            await saveFromForm(turnExaminationDown, { params: { planId, id }, body });
          }}
          refusalsOf={refusalsOf}
          onCancel={() => setIsOpen(false)}
          saveLabel={words.turnDown}
          saveNote={words.turnDownAbout}
        />
      </Dialog>
    </>
  );
}
