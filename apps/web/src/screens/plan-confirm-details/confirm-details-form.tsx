import {
  confirmPlanDetails,
  type BodyOf,
  type ReplyOf,
  type readConfirmationDetails,
} from '@tussock/contract';
import {
  checkPlanConfirmation,
  planConfirmationFields,
  planConfirmationSections,
  planInfoFields,
} from '@tussock/domain';
import { boundaryRoute } from '../plan-edit-map/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { useConflictResolution } from '../../sync/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';

type Details = ReplyOf<typeof readConfirmationDetails>;

/** The details with the box that makes them the owner's word. */
export function ConfirmDetailsForm({ details }: { readonly details: Details }) {
  const { planId } = details;
  const go = useGo();
  const saveFromForm = useSaveFromForm();
  const { save, question } = useConflictResolution({
    fields: planInfoFields,
    standing: { values: details.info, version: details.version },
    readStanding: (current) => {
      const { info, version } = current as Details; // what the call answers with a stale version
      return { values: info, version };
    },
    save: async (values, version) => {
      const body = values as BodyOf<typeof confirmPlanDetails>; // checked by the same declaration before it came here
      await saveFromForm(confirmPlanDetails, { params: { planId }, body }, { version });
      // The first work on an open plan is its boundary.
      await go(boundaryRoute.at({ planId }));
    },
  });
  return (
    <>
      <FieldsForm
        formKey={`plan-confirmation:${planId}`}
        fields={planConfirmationFields}
        sections={planConfirmationSections}
        values={details.info}
        check={checkPlanConfirmation}
        onSave={save}
        refusalsOf={refusalsOf}
        saveLabel="Confirm details"
      />
      {question}
    </>
  );
}
