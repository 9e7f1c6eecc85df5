import { createPlan, type BodyOf } from '@tussock/contract';
import { checkFields, planCreationFields, planCreationSections } from '@tussock/domain';
import { PageContainer } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { FieldsForm, type FormExtras } from '../../activities/edit-fields/index.ts';
import { AddressInput } from '../../activities/suggest-address/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';

const NOTHING = {};
const extras: FormExtras = { inputs: { physicalAddress: AddressInput } };

/** Form of a new plan over the list; the owner is invited to confirm it. */
export function NewPlanOverlay({
  onCreated,
  onClose,
}: {
  /** `isPlaced` says whether an address known to the land survey was chosen. */
  readonly onCreated: (planId: string, made: { readonly isPlaced: boolean; readonly name: string }) => void;
  readonly onClose: () => void;
}) {
  // One id a form: a press that is repeated makes no second plan.
  const [_id] = useState(uuidv7);
  const saveFromForm = useSaveFromForm();
  const handleSave = async (values: Readonly<Record<string, unknown>>) => {
    // Checked by the same declaration before it came here.
    const body = { ...values, _id } as BodyOf<typeof createPlan>;
    const created = await saveFromForm(createPlan, { body });
    onCreated(created._id, { isPlaced: body.lat !== undefined, name: body.propertyName });
  };
  return (
    <PageContainer title="New plan" eyebrow="Farm plans" hasOverlay width="narrow" onClose={onClose}>
      <FieldsForm
        formKey="new-plan"
        extras={extras}
        fields={planCreationFields}
        sections={planCreationSections}
        values={NOTHING}
        check={(values) => checkFields(planCreationFields, values)}
        onSave={handleSave}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel="Create plan and invite the owner"
      />
    </PageContainer>
  );
}
