import type { PlanInfoReply } from '@tussock/contract';
import {
  consentWords,
  draftWords,
  nextStepWords,
  sayDueBy,
  type ConsentStep,
  type DueStep,
} from '@tussock/domain';
import { buttonClasses, Icon, Skeleton, Tag } from '@tussock/ui';
import { PlaceLink } from '../../places/place-link.tsx';
import { firstDraftPlace } from '../plan-first-draft/place.ts';
import { farmInfoPlace } from '../plan-farm-info/place.ts';
import { actionsPlace } from '../plan-view-actions/place.ts';
import { firstStep, placeOfAction } from './first-step.ts';
import styles from './next-steps.module.css';
import type { FarmState } from './use-farm-state.ts';

/** So many are shown; the rest is behind the link above them. */
const MOST_SHOWN = 3;

/** The one thing to do first, and the draft that waits where there is one. */
export function FirstStep({
  plan,
  state: { steps, gaps, isRated },
  proposals,
}: {
  readonly plan: PlanInfoReply;
  readonly state: FarmState;
  readonly proposals: number;
}) {
  if (!isRated) return <Skeleton lines={2} />;
  const step = firstStep(plan, steps, gaps);
  return (
    <div>
      <section className={styles.first} aria-label={nextStepWords.title}>
        <p className={styles.eyebrow}>{nextStepWords.title}</p>
        <h2 className={styles.title}>{step.title}</h2>
        <p>{step.why}</p>
        {step.to && (
          <PlaceLink to={step.to} {...buttonClasses({ variant: 'primary' })}>
            {step.button}
            <Icon name="arrow-right" />
          </PlaceLink>
        )}
      </section>
      {proposals > 0 && (
        <p className={styles.draft}>
          {draftWords.waiting(proposals)}.{' '}
          <PlaceLink to={firstDraftPlace.at({ planId: plan._id })}>Propose risks and actions</PlaceLink>
        </p>
      )}
    </div>
  );
}

/** What is late or comes soon, the latest first. */
export function DueList({
  planId,
  state: {
    steps: { due, openActions },
    consents,
    today,
  },
}: {
  readonly planId: string;
  readonly state: Pick<FarmState, 'steps' | 'consents' | 'today'>;
}) {
  return (
    <section aria-labelledby="due">
      <header className={styles.heading}>
        <h2 id="due" className={styles.subtitle}>
          {nextStepWords.due}
        </h2>
        {openActions > 0 && (
          <PlaceLink to={actionsPlace.at({ planId })}>{nextStepWords.allActions(openActions)}</PlaceLink>
        )}
      </header>
      {due.length + consents.length === 0 ? (
        <p className={styles.none}>{nextStepWords.noneDue}</p>
      ) : (
        <ul className={styles.list}>
          {due.slice(0, MOST_SHOWN).map((step) => (
            <DueLine key={step.action.id} planId={planId} step={step} today={today} />
          ))}
          {consents.slice(0, MOST_SHOWN).map((consent) => (
            <ConsentLine key={consent.key} planId={planId} consent={consent} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ConsentLine({
  planId,
  consent: { title, expiresOn, daysOver },
  today,
}: {
  readonly planId: string;
  readonly consent: ConsentStep;
  readonly today: string;
}) {
  return (
    <li>
      <span className={styles.what}>
        <PlaceLink to={farmInfoPlace.at({ planId }, {}, 'consents')}>{title}</PlaceLink>
        <span className={styles.soft}>{consentWords.consent}</span>
      </span>
      <Tag variant={daysOver > 0 ? 'danger' : 'warning'}>{consentWords.ends(expiresOn, today)}</Tag>
    </li>
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
