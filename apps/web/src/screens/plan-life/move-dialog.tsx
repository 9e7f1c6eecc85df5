import {
  archivePlan,
  restorePlan,
  startReview,
  submitPlan,
  takePlanBack,
  type AnyCall,
  type PlanInfoReply,
} from '@tussock/contract';
import {
  checkFields,
  isLockedAt,
  lifeWords,
  openRows,
  planMoves,
  sendFields,
  type Fields,
  type PlanMove,
  type ReadinessRow,
} from '@tussock/domain';
import { Dialog } from '@tussock/ui';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import type { CallArguments } from '../../api/client.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useSync } from '../../sync/index.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { watchTasks } from '../../session/watch-tasks.ts';
import { onDeviceRoute } from '../plan-on-device/route.ts';
import { withReason } from './decide-dialog.tsx';
import { OpenThings } from './open-things.tsx';
import styles from './life-screen.module.css';

interface MoveForm {
  readonly call: AnyCall;
  readonly fields: Fields;
}

const NO_FIELDS = {} as const satisfies Fields;

/** Form of each move that is no decision on a version. */
const forms: { readonly [M in PlanMove]?: MoveForm } = {
  submit: { call: submitPlan, fields: sendFields },
  takeBack: { call: takePlanBack, fields: NO_FIELDS },
  startReview: { call: startReview, fields: NO_FIELDS },
  archive: { call: archivePlan, fields: NO_FIELDS },
  restore: { call: restorePlan, fields: NO_FIELDS },
};

/** Dialog for a move of the plan: its consequences, and the required input. */
export function MoveDialog({
  plan,
  move,
  rows,
  onClose,
}: {
  readonly plan: PlanInfoReply;
  readonly move: PlanMove;
  readonly rows: readonly ReadinessRow[] | undefined;
  readonly onClose: () => void;
}) {
  const planId = plan._id;
  const saveFromForm = useSaveFromForm();
  const waiting = useSync().waiting.length;
  const form = forms[move];
  if (!form) return null;
  const isSending = move === 'submit';
  const holding = isSending ? openRows(rows ?? [], 'holds').length : 0;
  const { call } = form;
  const fields = withReason(form.fields, holding);
  const { label, follows, to } = planMoves[move];
  // What is sent after it would neither be part of what is decided nor be taken.
  const isLeftOut = waiting > 0 && to !== null && isLockedAt(to);
  return (
    <Dialog title={label} isOpen onClose={onClose}>
      <p className={styles.before}>{follows}</p>
      {isSending && <OpenThings planId={planId} rows={rows} />}
      {isLeftOut ? (
        <p className={styles.before}>
          {lifeWords.notSentYet(waiting)}{' '}
          <RouteLink to={onDeviceRoute.at({ planId })}>{onDeviceRoute.title}</RouteLink>
        </p>
      ) : (
        <FieldsForm
          formKey={`plan-life:${planId}:${move}`}
          fields={fields}
          sections={[{ title: lifeWords.formTitle, fields: Object.keys(fields) }]}
          values={NO_FIELDS}
          check={(values) => checkFields(fields, values)}
          onSave={async (values) => {
            // Checked by the same declaration before it came here; a move that asks for nothing has nothing to say.
            const args = { params: { planId }, body: values };
            await saveFromForm(call, args as unknown as CallArguments<AnyCall>);
            // The version that was sent is being printed: whoever sent it is told when it is there.
            if (isSending) watchTasks();
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
