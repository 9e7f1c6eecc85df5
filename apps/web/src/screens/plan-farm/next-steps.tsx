import type { PlanInfoReply } from '@tussock/contract';
import { draftWords, nextStepWords } from '@tussock/domain';
import { buttonClasses, Icon, Skeleton } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import type { OpenPlan } from '../../routes/plan-route.ts';
import { useOwnPart } from '../../sync/index.ts';
import { firstDraftRoute } from '../plan-first-draft/route.ts';
import { firstStep } from './first-step.ts';
import styles from './next-steps.module.css';
import type { FarmState } from '../../activities/farm-state/index.ts';

/** The most important next step, and the waiting first draft where there is one. */
export function FirstStep({
  plan,
  may,
  state: { steps, gaps },
  proposals,
}: {
  readonly plan: PlanInfoReply;
  readonly may: OpenPlan['may'];
  readonly state: Pick<FarmState, 'steps' | 'gaps'>;
  readonly proposals: number;
}) {
  const ownPart = useOwnPart(plan);
  if (!gaps) return <Skeleton lines={2} />;
  const step = firstStep({ ...plan, ...ownPart, may }, steps, gaps);
  return (
    <div>
      <section className={styles.first} aria-label={nextStepWords.title}>
        <p className={styles.eyebrow}>{nextStepWords.title}</p>
        <h2 className={styles.title}>{step.title}</h2>
        <p>{step.why}</p>
        {step.to && (
          <RouteLink to={step.to} {...buttonClasses({ variant: 'primary' })}>
            {step.button}
            <Icon name="arrow-right" />
          </RouteLink>
        )}
      </section>
      {proposals > 0 && (
        <p className={styles.draft}>
          {draftWords.waiting(proposals)}.{' '}
          <RouteLink to={firstDraftRoute.at({ planId: plan._id })}>Propose risks and actions</RouteLink>
        </p>
      )}
    </div>
  );
}
