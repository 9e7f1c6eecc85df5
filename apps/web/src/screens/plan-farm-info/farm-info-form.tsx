import type { PlanInfoReply } from '@tussock/contract';
import {
  checkFields,
  findEntity,
  labelOfWrite,
  planInfoFields,
  planInfoSections,
  toasts,
} from '@tussock/domain';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { partOfForm, usePlanRow, useRecordSave } from '../../sync/index.ts';
import { infoExtras } from './info-extras.ts';
import { PlaceProposalsContext } from './place-proposals-context.ts';
import { usePlaceProposals } from './use-place-proposals.ts';
import { formKeys } from '../../sync/drafts/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';

/** A plan's info to be changed. */
export function FarmInfoForm({ plan }: { readonly plan: PlanInfoReply }) {
  const { save, question } = useRecordSave();
  const row = usePlanRow();
  const entity = findEntity('plan');
  return (
    <PlaceProposalsContext value={usePlaceProposals(plan._id)}>
      <FieldsForm
        extras={infoExtras}
        formKey={formKeys.planInfo(plan._id)}
        fields={planInfoFields}
        sections={planInfoSections}
        values={row?.values ?? plan.info}
        check={(values) => checkFields(planInfoFields, values)}
        onSave={async (values, startedFrom) => {
          const part = partOfForm({ entity: 'plan', entityId: plan._id }, startedFrom, values);
          if (!part || !entity) return;
          await save({
            label: labelOfWrite.updated(entity, '', Object.keys(part.set)),
            parts: [part],
            toast: toasts.changesSaved(),
          });
        }}
        refusalsOf={refusalsOf}
        saveLabel="Save changes"
      />
      {question}
    </PlaceProposalsContext>
  );
}
