import {
  dayInWords,
  dueByLaw,
  dueOfTakenUp,
  MOST_FEATURES,
  formatDueBy,
  sayLowered,
  formatActionState,
  proposalsOf,
  type Grade,
  type LoweredRisk,
  type Proposal,
} from '@tussock/domain';
import { Button, Tag, TextField } from '@tussock/ui';
import { useState } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { actionRoute } from '../plan-action/route.ts';
import { type PlanAction, useToday } from '../../sync/index.ts';
import { formKeys, useTypedText } from '../../sync/drafts/index.ts';
import type { OutcomeCardProps } from './outcome-card-props.ts';
import styles from './outcome-card.module.css';
import { stateVariants, useLawAsked, type NewAction } from '../../activities/write-actions/index.ts';

/** What will be done for an outcome: what the plan has, what the catalogue proposes, and one's own. */
export function OutcomeActions(props: OutcomeCardProps) {
  const { outcome, answers, mayEdit, lowered } = props;
  const own = answers.actions.filter(({ values }) => values.outcomeKey === outcome.key);
  const planned = new Set(own.map(({ values }) => values.actionKey));
  const open = proposalsOf(
    outcome.actions.filter(({ key }) => !planned.has(key)),
    lowered,
  );
  const isAsked = answers.subOutcomes.get(outcome.key)?.existing === 'no';
  return (
    <div className={styles.actions}>
      {own.length > 0 && <PlannedActions planId={props.planId} actions={own} label="In the plan" />}
      {mayEdit && open.length > 0 && <Proposals {...props} open={open} isAsked={isAsked} />}
      {mayEdit && <OwnAction {...props} />}
    </div>
  );
}

/** The land units whose risks an action lowers: it is against all of them that its line in the list said. */
const against = (lowers: readonly LoweredRisk[]): Pick<NewAction, 'riskType' | 'featureIds'> => {
  const [first] = lowers;
  if (!first) return {};
  const unitIds = [...new Set(lowers.map(({ unitId }) => unitId))];
  return { riskType: first.riskType, featureIds: unitIds.slice(0, MOST_FEATURES) };
};

const gradeWords: { readonly [G in Grade]: string } = { good: 'Good', premium: 'Premium' };

/** Actions that the plan has. */
export function PlannedActions({
  planId,
  actions,
  label,
}: {
  readonly planId: string;
  readonly actions: readonly PlanAction[];
  readonly label: string;
}) {
  return (
    <ul className={styles.lines} aria-label={label}>
      {actions.map((action) => (
        <PlannedLine key={action.id} planId={planId} action={action} />
      ))}
    </ul>
  );
}

function PlannedLine({ planId, action }: { readonly planId: string; readonly action: PlanAction }) {
  const today = useToday();
  const { title, state, responsibleName } = action.values;
  const due = formatDueBy(action.values, today);
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <RouteLink to={actionRoute.at({ planId, action: action.id })} preload={false}>
          {title}
        </RouteLink>
        <span className={styles.facts}>{[due, responsibleName].filter(Boolean).join(' · ')}</span>
      </div>
      <Tag variant={stateVariants[state]}>{formatActionState(state)}</Tag>
    </li>
  );
}

function Proposals({
  section,
  outcome,
  writes,
  open,
  isAsked,
}: OutcomeCardProps & { readonly open: readonly Proposal[]; readonly isAsked: boolean }) {
  const law = useLawAsked();
  const agree = (proposals: readonly Proposal[]): void =>
    void writes.add(
      proposals.map(({ action: { key, label, grade, mitigation }, lowers }) => ({
        sectionKey: section.key,
        outcomeKey: outcome.key,
        actionKey: key,
        title: label,
        grade,
        ...(mitigation === undefined ? {} : { mitigation }),
        ...against(lowers),
        ...dueOfTakenUp(key, law),
      })),
    );
  const good = open.filter(({ action }) => action.grade === 'good');
  return (
    <div className={styles.proposals} data-asked={isAsked || undefined}>
      <header className={styles.proposalsHead}>
        <h3>{isAsked ? 'Actions that would help' : 'Suggested actions'}</h3>
        {isAsked && good.length > 1 && (
          <Button size="small" onClick={() => agree(good)}>
            {`Agree all ${good.length} good ones`}
          </Button>
        )}
      </header>
      <ul className={styles.lines} aria-label="Proposed">
        {open.map((proposal) => (
          <ProposalLine key={proposal.action.key} proposal={proposal} onAgree={() => agree([proposal])} />
        ))}
      </ul>
    </div>
  );
}

function ProposalLine({
  proposal: { action, lowers },
  onAgree,
}: {
  readonly proposal: Proposal;
  readonly onAgree: () => void;
}) {
  const risk = sayLowered(lowers);
  const due = dueByLaw(action.key, useLawAsked());
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <span>{action.label}</span>
        <span className={styles.facts}>
          {gradeWords[action.grade]}
          {due && ` · by rule due ${dayInWords(due.day)}`}
          {risk !== undefined && <strong className={styles.risk}> · {risk}</strong>}
        </span>
      </div>
      <Button size="small" icon="plus" aria-label={`Agree: ${action.label}`} onClick={onAgree}>
        Agree
      </Button>
    </li>
  );
}

function OwnAction({ planId, section, outcome, writes }: OutcomeCardProps) {
  const [title, setTitle, used] = useTypedText(formKeys.ownAction(planId, outcome.key));
  const [isPending, setIsPending] = useState(false);
  const add = async (): Promise<void> => {
    const words = title.trim();
    if (words === '') return;
    setIsPending(true);
    await writes
      .add([{ sectionKey: section.key, outcomeKey: outcome.key, title: words }])
      .finally(() => setIsPending(false));
    used(title);
  };
  return (
    <form
      className={styles.own}
      onSubmit={(event) => {
        event.preventDefault();
        void add().catch(() => undefined);
      }}
    >
      <TextField
        label={`An action of your own for ${outcome.title}`}
        isLabelHidden
        placeholder="An action of your own"
        value={title}
        onChange={(words) => setTitle(words.slice(0, 200))}
      />
      <Button type="submit" icon="plus" isPending={isPending} disabled={title.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
