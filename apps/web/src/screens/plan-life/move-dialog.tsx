import {
  approvePlan,
  archivePlan,
  askForChanges,
  restorePlan,
  startReview,
  submitPlan,
  takePlanBack,
  type AnyCall,
  type PlanInfoReply,
} from '@tussock/contract';
import {
  approveFields,
  checkFields,
  isLockedAt,
  lifeWords,
  planMoves,
  proposedReview,
  sendBackFields,
  sendFields,
  type Fields,
  type PlanMove,
} from '@tussock/domain';
import { Dialog } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import type { CallArguments } from '../../api/client.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useSync, useToday } from '../../sync/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { watchTasks } from '../../session/watch-tasks.ts';
import { onDeviceRoute } from '../plan-on-device/route.ts';
import { OpenThings } from './open-things.tsx';
import styles from './life-screen.module.css';

interface MoveForm {
  readonly call: AnyCall;
  readonly fields: Fields;
  /** Whether the move applies to the version in view. */
  readonly isOfVersion?: true;
}

const NO_FIELDS = {} as const satisfies Fields;

/** Form of each move. */
const forms: { readonly [M in PlanMove]?: MoveForm } = {
  submit: { call: submitPlan, fields: sendFields },
  takeBack: { call: takePlanBack, fields: NO_FIELDS },
  approve: { call: approvePlan, fields: approveFields, isOfVersion: true },
  askForChanges: { call: askForChanges, fields: sendBackFields, isOfVersion: true },
  startReview: { call: startReview, fields: NO_FIELDS },
  archive: { call: archivePlan, fields: NO_FIELDS },
  restore: { call: restorePlan, fields: NO_FIELDS },
};

/** Moves before which the plan's gaps are shown. */
const saysWhatIsOpen: ReadonlySet<PlanMove> = new Set(['submit', 'approve']);

/** Dialog for a move of the plan: its consequences, and the required input. */
export function MoveDialog({
  plan,
  move,
  versionNumber,
  onClose,
}: {
  readonly plan: PlanInfoReply;
  readonly move: PlanMove;
  readonly versionNumber: number | undefined;
  readonly onClose: () => void;
}) {
  const planId = plan._id;
  const saveFromForm = useSaveFromForm();
  const today = useToday();
  const waiting = useSync().waiting.length;
  const form = forms[move];
  if (!form) return null;
  const { call, fields, isOfVersion } = form;
  const { label, follows, to } = planMoves[move];
  // What is sent after it would neither be part of what is decided nor be taken.
  const isLeftOut = waiting > 0 && to !== null && isLockedAt(to);
  return (
    <Dialog
      title={isOfVersion ? `${label}: ${lifeWords.version(versionNumber ?? 0)}` : label}
      isOpen
      onClose={onClose}
    >
      <p className={styles.before}>{follows}</p>
      {saysWhatIsOpen.has(move) && <OpenThings plan={plan} />}
      {isLeftOut ? (
        <p className={styles.before}>
          {lifeWords.notSentYet(waiting)}{' '}
          <RouteLink to={onDeviceRoute.at({ planId })}>{onDeviceRoute.title}</RouteLink>
        </p>
      ) : (
        <FieldsForm
          formKey={`plan-life:${planId}:${move}${isOfVersion ? `:${versionNumber}` : ''}`}
          fields={fields}
          sections={[{ title: lifeWords.formTitle, fields: Object.keys(fields) }]}
          values={move === 'approve' ? { nextOn: proposedReview(today) } : NO_FIELDS}
          check={(values) => checkFields(fields, values)}
          onSave={async (values) => {
            const body = isOfVersion ? { ...values, versionNumber } : values;
            // Checked by the same declaration before it came here; a move that asks for nothing has nothing to say.
            const args = { params: { planId }, body };
            await saveFromForm(call, args as unknown as CallArguments<AnyCall>);
            // The version that was sent is being printed: whoever sent it is told when it is there.
            if (move === 'submit') watchTasks();
            onClose();
          }}
          refusalsOf={refusalsOf}
          onCancel={onClose}
          saveLabel={label}
        />
      )}
    </Dialog>
  );
}
