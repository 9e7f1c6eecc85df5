import { requestConsultant, type BodyOf } from '@tussock/contract';
import { checkFields, consultantRequestFields } from '@tussock/domain';
import { Panel } from '@tussock/ui';
import { useState } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';

const sections = [{ title: 'Your message', fields: Object.keys(consultantRequestFields) }];
const NOTHING = {};

/** Asks the provider for a consultant in one's own words. */
export function ConsultantRequest({ planId }: { readonly planId: string }) {
  const saveFromForm = useSaveFromForm();
  const [sent, setSent] = useState(0);
  return (
    <Panel title="Ask for a consultant">
      <FieldsForm
        // A letter that was sent leaves an empty form for the next.
        key={sent}
        formKey={`consultant-request:${planId}:${sent}`}
        fields={consultantRequestFields}
        sections={sections}
        values={NOTHING}
        check={(values) => checkFields(consultantRequestFields, values)}
        onSave={async (values) => {
          const body = values as BodyOf<typeof requestConsultant>; // checked by the same declaration before it came here
          await saveFromForm(requestConsultant, { params: { planId }, body });
          setSent(sent + 1);
        }}
        refusalsOf={refusalsOf}
        saveLabel="Send the message"
      />
    </Panel>
  );
}
