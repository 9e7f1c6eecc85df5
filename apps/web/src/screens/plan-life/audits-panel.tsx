import { recordAudit, removeAudit, type BodyOf } from '@tussock/contract';
import {
  approvalTypes,
  auditFields,
  checkFields,
  dayInWords,
  lifeWords,
  nextDayOf,
  sayLaw,
  type AuditValues,
  type PlanAbility,
} from '@tussock/domain';
import { Button, Dialog, EmptyState, Panel, Tag } from '@tussock/ui';
import { useState } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { useToday, type PlanApproval } from '../../record/index.ts';
import { client } from '../../session/client.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './life-screen.module.css';

interface AuditsPanelProps {
  readonly planId: string;
  readonly region: string | null;
  readonly approvals: readonly PlanApproval[];
  readonly may: (ability: PlanAbility) => boolean;
}

/** What certifiers and auditors outside the product have said, with the day of the next. */
export function AuditsPanel({ planId, region, approvals, may }: AuditsPanelProps) {
  const [isAdding, setIsAdding] = useState(false);
  const audits = approvals.filter(
    ({ approvalType }) => approvalType === 'certifier' || approvalType === 'auditor',
  );
  return (
    <Panel
      title="Certification and audits"
      actions={
        may('recordAudits') && (
          <Button size="small" icon="plus" onClick={() => setIsAdding(true)}>
            Add
          </Button>
        )
      }
    >
      {audits.length === 0 && (
        <EmptyState title="Nothing kept yet" icon="document">
          {lifeWords.noAudits}
        </EmptyState>
      )}
      <ul className={styles.lines}>
        {audits.map((audit) => (
          <Audit key={audit.id} planId={planId} audit={audit} canRemove={may('recordAudits')} />
        ))}
      </ul>
      {isAdding && <AddAudit planId={planId} region={region} onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}

function Audit({
  planId,
  audit,
  canRemove,
}: {
  readonly planId: string;
  readonly audit: PlanApproval;
  readonly canRemove: boolean;
}) {
  const { approvalType, personName = '', bodyName, decidedOn, grade, nextOn, note } = audit;
  const sort = approvalTypes.find(({ key }) => key === approvalType)?.label ?? '';
  return (
    <li>
      <div>
        <p className={styles.name}>
          {`${sort}: ${personName}`}
          {grade && <Tag variant="info">{lifeWords.grade(grade)}</Tag>}
        </p>
        <p className={styles.note}>
          {[bodyName, decidedOn && dayInWords(decidedOn)].filter(Boolean).join(' · ')}
        </p>
        {nextOn && <p className={styles.note}>{lifeWords.nextOn(dayInWords(nextOn))}</p>}
        {note && <p className={styles.quote}>{note}</p>}
      </div>
      {canRemove && (
        <div className={styles.acts}>
          <Button
            size="small"
            isQuiet
            icon="trash"
            aria-label={`Remove ${sort}: ${personName}`}
            // The client shows what comes of it, good or bad.
            onClick={() =>
              void client.call(removeAudit, { params: { planId, id: audit.id } }).catch(() => undefined)
            }
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

const sections = [{ title: 'What was said', fields: Object.keys(auditFields) }];
const STARTING = { approvalType: 'certifier' } as const;

/** What is wrong before it is sent: where no rule on file sets the next day, it is asked for at once. */
function checkAudit(values: Readonly<Record<string, unknown>>, region: string | null) {
  const checked = checkFields(auditFields, values);
  if (!checked.ok) return checked;
  const audit = checked.attributes as AuditValues; // checked against the declaration just now
  if (audit.nextOn !== undefined || nextDayOf({ ...audit, region })) return checked;
  return { ok: false as const, refusals: [{ field: 'nextOn', message: lifeWords.nextNeeded }] };
}

function AddAudit({
  planId,
  region,
  onClose,
}: {
  readonly planId: string;
  readonly region: string | null;
  readonly onClose: () => void;
}) {
  const saveFromForm = useSaveFromForm();
  return (
    <Dialog title="Certification or audit" isOpen onClose={onClose}>
      <FieldsForm
        formKey={`plan-audit:${planId}`}
        fields={auditFields}
        sections={sections}
        values={STARTING}
        check={(values) => checkAudit(values, region)}
        onSave={async (values) => {
          const body = values as BodyOf<typeof recordAudit>; // checked by the same declaration before it came here
          await saveFromForm(recordAudit, { params: { planId }, body });
          onClose();
        }}
        refusalsOf={refusalsOf}
        onCancel={onClose}
        saveLabel="Keep it"
      >
        <RuleNote region={region} />
      </FieldsForm>
    </Dialog>
  );
}

/** Which rule on file says when the next one is due, and how fresh that is; or that none does. */
function RuleNote({ region }: { readonly region: string | null }) {
  const today = useToday();
  const rule = nextDayOf({ approvalType: 'auditor', grade: 'A', decidedOn: today, region })?.rule;
  const certified = nextDayOf({ approvalType: 'certifier', decidedOn: today, region })?.rule;
  const said = [rule, certified].flatMap((one) => (one ? [sayLaw(one)] : []));
  return <p className={styles.note}>{said.length > 0 ? said.join(' ') : lifeWords.noRule}</p>;
}
