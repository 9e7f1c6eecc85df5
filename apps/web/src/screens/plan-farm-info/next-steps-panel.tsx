import {
  draftWords,
  nextSteps,
  nextStepWords,
  sayDueBy,
  type DueStep,
  type NextSteps,
  type RiskStep,
  type UnansweredStep,
} from '@tussock/domain';
import { buttonClasses, Icon, Panel, Tag } from '@tussock/ui';
import { useMemo } from 'react';
import { PlaceLink } from '../../places/place-link.tsx';
import { useFirstDraft, useLandRisk, usePlanAnswers, useToday } from '../../record/index.ts';
import { sectionPlace } from '../plan-edit-actions/place.ts';
import { actionsPlace } from '../plan-view-actions/place.ts';
import { firstDraftPlace } from '../plan-first-draft/place.ts';
import { riskPlace } from '../plan-view-risk/place.ts';
import { firstStep, placeOfAction } from './first-step.ts';
import styles from './next-steps-panel.module.css';

/** So many of each are shown; the rest is behind the link above them. */
const MOST_SHOWN = 4;

/** What the plan asks for next: one step first, then what is due, what is risky, and what nobody answered. */
export function NextStepsPanel({
  planId,
  canPropose,
}: {
  readonly planId: string;
  readonly canPropose: boolean;
}) {
  const proposals = useFirstDraft(planId);
  const answers = usePlanAnswers();
  const risks = useLandRisk(planId);
  const today = useToday();
  const steps = useMemo(() => nextSteps(answers, risks, today), [answers, risks, today]);
  return (
    <Panel title="What to do next">
      <div className={styles.steps}>
        <FirstStep planId={planId} steps={steps} />
        {canPropose && proposals.length > 0 && (
          <p>
            {draftWords.waiting(proposals.length)}.{' '}
            <PlaceLink to={firstDraftPlace.at({ planId })}>Propose risks and actions</PlaceLink>
          </p>
        )}
        <DueList planId={planId} steps={steps} today={today} />
        {steps.risks.length > 0 && <RiskList planId={planId} risks={steps.risks} />}
        {steps.unanswered.length > 0 && <AnswerList planId={planId} unanswered={steps.unanswered} />}
      </div>
    </Panel>
  );
}

function FirstStep({ planId, steps }: { readonly planId: string; readonly steps: NextSteps }) {
  const step = firstStep(planId, steps);
  return (
    <section className={styles.first} aria-label={nextStepWords.title}>
      <p className={styles.eyebrow}>{nextStepWords.title}</p>
      <h3 className={styles.title}>{step.title}</h3>
      <p>{step.why}</p>
      {step.to && (
        <PlaceLink to={step.to} {...buttonClasses({ variant: 'primary' })}>
          {step.button}
          <Icon name="arrow-right" />
        </PlaceLink>
      )}
    </section>
  );
}

function DueList({
  planId,
  steps: { due, openActions },
  today,
}: {
  readonly planId: string;
  readonly steps: NextSteps;
  readonly today: string;
}) {
  return (
    <section>
      <header className={styles.heading}>
        <h3>{nextStepWords.due}</h3>
        {openActions > 0 && (
          <PlaceLink to={actionsPlace.at({ planId })}>{nextStepWords.allActions(openActions)}</PlaceLink>
        )}
      </header>
      {due.length === 0 ? (
        <p className={styles.none}>{nextStepWords.noneDue}</p>
      ) : (
        <ul className={styles.list}>
          {due.slice(0, MOST_SHOWN).map((step) => (
            <DueLine key={step.action.id} planId={planId} step={step} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DueLine({
  planId,
  step: { action, daysOver },
  today,
}: {
  readonly planId: string;
  readonly step: DueStep;
  readonly today: string;
}) {
  const { title, responsibleName } = action.values;
  return (
    <li>
      <span className={styles.what}>
        <PlaceLink to={placeOfAction(planId, action)}>{title}</PlaceLink>
        {responsibleName && <span className={styles.soft}>{responsibleName}</span>}
      </span>
      <Tag variant={daysOver > 0 ? 'danger' : 'warning'}>{sayDueBy(action.values, today)}</Tag>
    </li>
  );
}

function RiskList({ planId, risks }: { readonly planId: string; readonly risks: readonly RiskStep[] }) {
  return (
    <section>
      <header className={styles.heading}>
        <h3>{nextStepWords.risks}</h3>
        <PlaceLink to={riskPlace.at({ planId })}>Whole farm</PlaceLink>
      </header>
      <ul className={styles.list}>
        {risks.slice(0, MOST_SHOWN).map(({ unitId, unitName, riskType, score }) => (
          <li key={`${unitId} ${riskType}`}>
            <span className={styles.what}>
              <PlaceLink to={riskPlace.at({ planId }, { unit: unitId, risk: riskType })}>
                {unitName}
              </PlaceLink>
              <span className={styles.soft}>{nextStepWords.scored(riskType, score, 'high')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnswerList({
  planId,
  unanswered,
}: {
  readonly planId: string;
  readonly unanswered: readonly UnansweredStep[];
}) {
  return (
    <section>
      <header className={styles.heading}>
        <h3>{nextStepWords.answers}</h3>
      </header>
      <ul className={styles.list}>
        {unanswered.map(({ section, outcomes }) => (
          <li key={section.key}>
            <PlaceLink to={sectionPlace.at({ planId, section: section.route })}>{section.title}</PlaceLink>
            <span className={styles.soft}>{nextStepWords.outcomes(outcomes.length)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
