import {
  approvePlan,
  askForChanges,
  declinePlan,
  refuseToSign,
  signPlan,
  type AnyCall,
  type PlanInfoReply,
} from '@tussock/contract';
import {
  approveFields,
  checkFields,
  declineFields,
  lifeWords,
  openRows,
  planMoves,
  proposedReview,
  readinessWords,
  sendBackFields,
  sendFields,
  type Fields,
  type PlanMove,
  type ReadinessRow,
} from '@tussock/domain';
import { Dialog, RadioGroup } from '@tussock/ui';
import { useState } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import type { CallArguments } from '../../api/client.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { useToday } from '../../sync/index.ts';
import styles from './life-screen.module.css';
import { OpenThings } from './open-things.tsx';

/** One thing that may be said of a version. */
interface Decision {
  readonly call: AnyCall;
  readonly fields: Fields;
  readonly label: (versionNumber: number) => string;
  readonly about: string;
  /** Whether it lets the plan go on as it is: a reason is asked where something holds it back. */
  readonly isYes?: true;
}

/** What deciders and signers may say, in the order of the dialog. */
const decisions = {
  approve: {
    call: approvePlan,
    fields: approveFields,
    label: () => planMoves.approve.label,
    about: planMoves.approve.follows,
    isYes: true,
  },
  sign: {
    call: signPlan,
    fields: sendFields,
    label: lifeWords.sign,
    about: lifeWords.signing,
    isYes: true,
  },
  askForChanges: {
    call: askForChanges,
    fields: sendBackFields,
    label: () => planMoves.askForChanges.label,
    about: planMoves.askForChanges.follows,
  },
  decline: {
    call: declinePlan,
    fields: declineFields,
    label: () => planMoves.decline.label,
    about: planMoves.decline.follows,
  },
  refuseToSign: {
    call: refuseToSign,
    fields: sendBackFields,
    label: lifeWords.refuseToSign,
    about: lifeWords.refusingToSign,
  },
} as const satisfies Readonly<Record<string, Decision>>;
export type DecisionKey = keyof typeof decisions;

/** What a person may say of the newest version: as one who decides, and as one whose signature is asked for. */
export const decisionsFor = (
  moves: readonly PlanMove[],
  toSign: number | undefined,
): readonly DecisionKey[] => [
  ...(moves.includes('approve') ? (['approve'] as const) : []),
  ...(toSign === undefined ? [] : (['sign'] as const)),
  ...(moves.includes('askForChanges') ? (['askForChanges'] as const) : []),
  ...(moves.includes('decline') ? (['decline'] as const) : []),
  ...(toSign === undefined || moves.includes('askForChanges') ? [] : (['refuseToSign'] as const)),
];

const NOTHING = {};

/** The fields of a decision; letting a plan go on that something holds back asks for the reason. */
export const withReason = (fields: Fields, holding: number): Fields =>
  holding === 0 || !fields['note']
    ? fields
    : { ...fields, note: { ...fields['note'], label: readinessWords.reason, required: true } };

/** The one dialog of every decision on a version: what may be said, what is open, and why it is said. */
export function DecideDialog({
  plan,
  versionNumber,
  choices,
  rows,
  onClose,
}: {
  readonly plan: PlanInfoReply;
  readonly versionNumber: number;
  readonly choices: readonly DecisionKey[];
  readonly rows: readonly ReadinessRow[] | undefined;
  readonly onClose: () => void;
}) {
  const planId = plan._id;
  const saveFromForm = useSaveFromForm();
  const today = useToday();
  const [chosen, setChosen] = useState(choices[0] ?? 'sign');
  const decision: Decision = decisions[chosen];
  const label = decision.label(versionNumber);
  const holding = decision.isYes ? openRows(rows ?? [], 'holds').length : 0;
  const fields = withReason(decision.fields, holding);
  return (
    <Dialog title={lifeWords.decideTitle(versionNumber)} isOpen onClose={onClose}>
      <div className={styles.before}>
        <RadioGroup
          label={lifeWords.choice}
          options={choices.map((key) => ({
            id: key,
            label: decisions[key].label(versionNumber),
            help: decisions[key].about,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      {decision.isYes && <OpenThings planId={planId} rows={rows} />}
      <FieldsForm
        key={chosen}
        formKey={`plan-decision:${planId}:${versionNumber}:${chosen}`}
        fields={fields}
        sections={[{ title: lifeWords.formTitle, fields: Object.keys(fields) }]}
        values={chosen === 'approve' ? { nextOn: proposedReview(today) } : NOTHING}
        check={(values) => checkFields(fields, values)}
        onSave={async (values) => {
          // Checked by the same declaration before it came here.
          const args = { params: { planId }, body: { ...values, versionNumber } } as unknown;
          await saveFromForm(decision.call, args as CallArguments<AnyCall>);
          onClose();
        }}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel={label}
      />
    </Dialog>
  );
}
