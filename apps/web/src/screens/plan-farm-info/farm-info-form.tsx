import {
  updatePlan,
  type BodyOf,
  type PlanInfoReply,
  type ReplyOf,
  type readConfirmationDetails,
} from '@tussock/contract';
import { checkFields, planInfoFields, planInfoSections } from '@tussock/domain';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { useConflictResolution } from '../../activities/resolve-conflict/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';

/** What a stale save of a plan's info answers: the plan as it stands. */
type StandingPlan = ReplyOf<typeof readConfirmationDetails>;

/** A plan's info to be changed. */
export function FarmInfoForm({ plan }: { readonly plan: PlanInfoReply }) {
  const saveFromForm = useSaveFromForm();
  const { save, question } = useConflictResolution({
    fields: planInfoFields,
    standing: { values: plan.info, version: plan.version },
    readStanding: (current) => {
      const { info, version } = current as StandingPlan; // what the call answers with a stale version
      return { values: info, version };
    },
    save: async (values, version) => {
      const body = values as BodyOf<typeof updatePlan>; // checked by the same declaration before it came here
      await saveFromForm(updatePlan, { params: { planId: plan._id }, body }, { version });
    },
  });
  return (
    <>
      <FieldsForm
        formKey={`plan-info:${plan._id}`}
        fields={planInfoFields}
        sections={planInfoSections}
        values={plan.info}
        check={(values) => checkFields(planInfoFields, values)}
        onSave={save}
        refusalsOf={refusalsOf}
        saveLabel="Save changes"
      />
      {question}
    </>
  );
}
