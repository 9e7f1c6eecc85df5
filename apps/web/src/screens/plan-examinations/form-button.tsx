import { checkFields, type Fields } from '@tussock/domain';
import { Button, Dialog } from '@tussock/ui';
import { useState } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';

interface FormButtonProps {
  /** Key of the stored draft. */
  readonly formKey: string;
  readonly label: string;
  readonly fields: Fields;
  readonly values: Readonly<Record<string, unknown>>;
  readonly saveNote?: string;
  readonly onSave: (values: unknown) => Promise<unknown>;
}

/** Button that opens a short form in a dialog, which closes once it is saved. */
export function FormButton({ formKey, label, fields, values, saveNote, onSave }: FormButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="small" isQuiet onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog title={label} isOpen={isOpen} onClose={close}>
        <FieldsForm
          formKey={formKey}
          fields={fields}
          sections={[{ title: label, fields: Object.keys(fields) }]}
          values={values}
          check={(typed) => checkFields(fields, typed)}
          onSave={async (checked) => {
            await onSave(checked);
            close();
          }}
          refusalsOf={refusalsOf}
          onCancel={close}
          saveLabel={label}
          {...(saveNote === undefined ? {} : { saveNote })}
        />
      </Dialog>
    </>
  );
}
