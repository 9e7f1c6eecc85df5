import { acceptExamination, type BodyOf, type ExaminationRoom } from '@tussock/contract';
import { checkFields, dayInNewZealand, declarationFields, examinationWords } from '@tussock/domain';
import { Panel } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { AboutExamination } from './about-examination.tsx';
import styles from './room-screen.module.css';
import { TurnDown } from './turn-down.tsx';

const words = examinationWords.room;
const sections = [{ title: words.beforeYouBegin, fields: Object.keys(declarationFields) }];

/** The invitation: what is asked, and the declaration with which it begins. Nothing of the plan is shown before. */
export function InvitationPanel({ room }: { readonly room: ExaminationRoom }) {
  const saveFromForm = useSaveFromForm();
  const { planId, _id: id } = room;
  return (
    <div className={styles.middle}>
      <Panel title={words.invited(room.invitedByName, dayInNewZealand(new Date(room.invitedAt)))}>
        <AboutExamination room={room} />
      </Panel>
      <Panel actions={<TurnDown room={room} />}>
        <FieldsForm
          formKey={`examination-declare:${id}`}
          fields={declarationFields}
          sections={sections}
          values={{}}
          check={(values) => {
            const checked = checkFields(declarationFields, values);
            return checked.ok && checked.attributes['hasNoConflict'] !== true
              ? {
                  ok: false,
                  refusals: [{ field: 'hasNoConflict', message: examinationWords.declarationNeeded }],
                }
              : checked;
          }}
          onSave={async (values) => {
            const body = values as BodyOf<typeof acceptExamination>; // checked by the same declaration
            await saveFromForm(acceptExamination, { params: { planId, id }, body });
          }}
          refusalsOf={refusalsOf}
          saveLabel={words.begin}
          saveNote={words.declareAbout}
        />
      </Panel>
    </div>
  );
}
