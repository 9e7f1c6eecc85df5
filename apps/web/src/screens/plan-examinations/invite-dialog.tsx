import { inviteExaminer, type BodyOf } from '@tussock/contract';
import {
  checkFields,
  examinationKinds,
  examinationWords,
  inviteExaminerFields,
  nameOfProgramme,
  programmesFor,
  releaseWords,
  redactions,
  type ExaminationKind,
  type Fields,
} from '@tussock/domain';
import { Dialog } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { useToday } from '../../sync/index.ts';

const words = examinationWords.farm;

/** Sorts of things that may be left out; cultural places always are. */
const leavable = redactions.filter((one) => one !== 'heritage');

interface InviteDialogProps {
  readonly planId: string;
  readonly region: string | null;
  /** The newest first. */
  readonly versions: readonly { readonly number: number }[];
  readonly onClose: () => void;
}

/** Fields of the invitation: the kinds and programmes of this region, the versions there are, and what may be left out. */
function fieldsFor(region: string | null, on: string, versions: InviteDialogProps['versions']): Fields {
  const kinds = examinationKinds.filter(({ key }) => programmesFor({ region, on, kind: key }).length > 0);
  const offered = programmesFor({ region, on });
  const groupsOf = (key: string): readonly ExaminationKind[] =>
    offered.find((programme) => programme.key === key)?.kinds ?? [];
  return {
    ...inviteExaminerFields,
    kind: { ...inviteExaminerFields.kind, options: kinds },
    programme: {
      ...inviteExaminerFields.programme,
      options: offered.map(({ key }) => ({ key, label: nameOfProgramme(key), groups: groupsOf(key) })),
      narrowedBy: 'kind',
    },
    version: {
      type: 'enum',
      label: words.version,
      required: true,
      options: versions.map(({ number }) => ({
        key: String(number),
        label: examinationWords.desk.version(number),
      })),
    },
    redacts: {
      type: 'multiEnum',
      label: words.leaveOut,
      help: words.leaveOutHelp,
      options: leavable.map((key) => ({ key, label: releaseWords.redactionLabels[key] })),
    },
  };
}

/** Invites a certifier or an auditor to one version. */
export function InviteDialog({ planId, region, versions, onClose }: InviteDialogProps) {
  const saveFromForm = useSaveFromForm();
  const today = useToday();
  const fields = fieldsFor(region, today, versions);
  const { kind, programme: _programme, ...person } = inviteExaminerFields;
  return (
    <Dialog title={words.inviteTitle} isOpen onClose={onClose}>
      <FieldsForm
        formKey={`examination-invite:${planId}`}
        fields={fields}
        sections={[
          { title: words.what, fields: ['kind', 'programme', 'version', 'redacts'] },
          { title: words.who, fields: Object.keys(person) },
        ]}
        values={{ kind: kind.default, version: String(versions[0]?.number ?? '') }}
        check={(values) => checkFields(fields, values)}
        onSave={async ({ version, redacts, ...values }) => {
          // Checked by the same declarations.
          const body = {
            redacts: [],
            ...values,
            ...(redacts === undefined ? {} : { redacts }),
            versionNumber: Number(version),
            culturalPlaces: [],
          } as unknown as BodyOf<typeof inviteExaminer>;
          await saveFromForm(inviteExaminer, { params: { planId }, body });
          onClose();
        }}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={words.inviteSave}
      />
    </Dialog>
  );
}
