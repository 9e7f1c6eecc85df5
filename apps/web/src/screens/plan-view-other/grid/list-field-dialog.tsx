import type { FeatureReply } from '@tussock/contract';
import { checkFields, type FeatureColumn } from '@tussock/domain';
import { Dialog } from '@tussock/ui';
import { FieldsForm, type FeatureChoice } from '../../../activities/edit-fields/index.ts';

interface ListFieldDialogProps {
  readonly feature: FeatureReply;
  readonly column: FeatureColumn;
  readonly typed: Readonly<Record<string, unknown>>;
  readonly featureChoices: (collection: string) => readonly FeatureChoice[];
  readonly onClose: () => void;
  readonly onSave: (value: unknown) => void;
}

/** The rows within one cell, in a form of their own. What is taken over is still to be saved with the list. */
export function ListFieldDialog({
  feature,
  column,
  typed,
  featureChoices,
  onClose,
  onSave,
}: ListFieldDialogProps) {
  const { key, field } = column;
  if (!field) return null;
  const fields = { [key]: field };
  return (
    <Dialog title={field.label} isOpen onClose={onClose} size="wide">
      <FieldsForm
        formKey={`list:${feature._id}:${key}`}
        fields={fields}
        sections={[{ title: field.label, fields: [key] }]}
        values={{ [key]: key in typed ? typed[key] : feature.properties[key] }}
        check={(values) => checkFields(fields, values)}
        featureChoices={featureChoices}
        onCancel={onClose}
        saveLabel="Take over"
        onSave={(attributes) => {
          onSave(attributes[key] ?? []);
          return Promise.resolve();
        }}
      />
    </Dialog>
  );
}
