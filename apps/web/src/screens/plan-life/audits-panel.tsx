import { useMutation } from '@tanstack/react-query';
import { recordAudit, removeAudit, type BodyOf } from '@tussock/contract';
import {
  approvalTypes,
  auditFields,
  checkFields,
  dayInWords,
  examinationWords,
  lifeWords,
  nextDayOf,
  sayLaw,
  type AuditValues,
  type PlanAbility,
} from '@tussock/domain';
import { Button, ConfirmDialog, Dialog, EmptyState, Panel, Tag } from '@tussock/ui';
import { useState } from 'react';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { type PlanApproval, usePlanFiles, useToday } from '../../sync/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { client } from '../../session/client.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { planExaminationsRoute } from '../plan-examinations/route.ts';
import styles from './life-screen.module.css';

interface AuditsPanelProps {
  readonly planId: string;
  readonly region: string | null;
  readonly approvals: readonly PlanApproval[];
  readonly may: (ability: PlanAbility) => boolean;
}

/** Certifications and audits made outside the product, with the day of the next one. */
export function AuditsPanel({ planId, region, approvals, may }: AuditsPanelProps) {
  const [isAdding, setIsAdding] = useState(false);
  // By the day they were said: an older one may be kept later.
  const audits = approvals
    .filter(({ approvalType }) => approvalType === 'certifier' || approvalType === 'auditor')
    .toSorted((one, other) => (other.decidedOn ?? '').localeCompare(one.decidedOn ?? ''));
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
  const { approvalType, personName = '', bodyName, decidedOn, grade, nextOn, note, documents } = audit;
  const sort = approvalTypes.find(({ key }) => key === approvalType)?.label ?? '';
  return (
    <li>
      <div>
        <p className={styles.name}>
          {`${sort}: ${personName}`}
          {grade && <Tag variant="info">{lifeWords.grade(grade)}</Tag>}
          {audit.decision === 'refused' && (
            <Tag variant="warning">{examinationWords.room.outcomes.notCertified}</Tag>
          )}
        </p>
        <p className={styles.note}>
          {[bodyName, decidedOn && dayInWords(decidedOn)].filter(Boolean).join(' · ')}
        </p>
        {nextOn && <p className={styles.note}>{lifeWords.nextOn(dayInWords(nextOn))}</p>}
        {note && <p className={styles.quote}>{note}</p>}
        {documents && <Papers ids={documents} />}
        {audit.examination && (
          <p className={styles.note}>
            <RouteLink to={planExaminationsRoute.at({ planId })}>{examinationWords.farm.report}</RouteLink>
          </p>
        )}
      </div>
      {canRemove && !audit.examination && (
        <RemoveAudit planId={planId} id={audit.id} name={`${sort}: ${personName}`} />
      )}
    </li>
  );
}

/** Links to the attached documents. */
function Papers({ ids }: { readonly ids: readonly string[] }) {
  const { byId, addressOf } = usePlanFiles();
  const papers = ids.flatMap((id) => byId.get(id) ?? []);
  return papers.map(({ _id, name, width }) => (
    <p key={_id} className={styles.note}>
      {`${lifeWords.paper}: `}
      <a href={addressOf(_id, width === null ? 'original' : 'large')} download={name}>
        {name}
      </a>
    </p>
  ));
}

/** Asks before deleting an audit, since the due dates that depend on it are lost too. */
function RemoveAudit({
  planId,
  id,
  name,
}: {
  readonly planId: string;
  readonly id: string;
  readonly name: string;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.call(removeAudit, { params: { planId, id } }),
    onSuccess: () => setIsAsking(false),
  });
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        isQuiet
        icon="trash"
        aria-label={`Remove ${name}`}
        onClick={() => setIsAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        title={lifeWords.removeAuditTitle(name)}
        isOpen={isAsking}
        confirmLabel={lifeWords.removeAudit}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {lifeWords.removeAuditAbout}
      </ConfirmDialog>
    </div>
  );
}

const sections = [{ title: 'What was said', fields: Object.keys(auditFields) }];
const STARTING = { approvalType: 'certifier' } as const;

/** Checks the form before it is sent: where no recorded rule sets the next day, it is required at once. */
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

/** Names the recorded rule for the next due day and when it was last checked; or says that there is none. */
function RuleNote({ region }: { readonly region: string | null }) {
  const today = useToday();
  const rule = nextDayOf({ approvalType: 'auditor', grade: 'A', decidedOn: today, region })?.rule;
  const certified = nextDayOf({ approvalType: 'certifier', decidedOn: today, region })?.rule;
  const said = [rule, certified].flatMap((one) => (one ? [sayLaw(one)] : []));
  return <p className={styles.note}>{said.length > 0 ? said.join(' ') : lifeWords.noRule}</p>;
}
