import type { PlanInfoReply } from '@tussock/contract';
import {
  kinds,
  lifeWords,
  nextStepWords as words,
  planMoves,
  type NextSteps,
  type PlanGap,
  type PlannedAction,
} from '@tussock/domain';
import type { Address } from '../../routes/route.ts';
import type { OpenPlan } from '../../routes/plan-route.ts';
import { featurePage, placeToFillIn } from '../kind/route.ts';
import { sectionRoute } from '../plan-edit-actions/route.ts';
import { actionRoute } from '../plan-action/route.ts';
import { confirmDetailsRoute } from '../plan-confirm-details/route.ts';
import { lifeRoute } from '../plan-life/route.ts';
import { boundaryRoute, drawRoute } from '../plan-edit-map/route.ts';
import { firstDraftRoute } from '../plan-first-draft/route.ts';
import { riskRoute } from '../plan-view-risk/route.ts';

/** The most important next step: what, why, and where. */
export interface FirstStep {
  readonly title: string;
  readonly why: string;
  readonly button?: string;
  readonly to?: Address;
}

/** The page of an action. */
export const placeOfAction = (planId: string, { id }: PlannedAction): Address =>
  actionRoute.at({ planId, action: id });

/** The data of a plan that decides its next step. */
export type PlanStanding = Pick<PlanInfoReply, '_id' | 'status' | 'roles'> &
  Pick<OpenPlan, 'may'> & {
    /** Whether the viewer submitted the plan, and so does not decide it. */
    readonly isSender: boolean;
    /** The version that the viewer may sign and has not signed. */
    readonly toSign: number | undefined;
  };

/**
 * Chooses the most important next step of a plan, in this order: the owner's confirmation, a decision or a signature, the land, what is overdue, land
 * units where there are none, High risks, what cannot be rated, unanswered questions, what is due soon, and where nothing is left, an approval. An
 * archived plan has none, and a submitted one only what is overdue.
 */
export function firstStep(
  plan: PlanStanding,
  { due, ...open }: NextSteps,
  gaps: readonly PlanGap[],
): FirstStep {
  return (
    stepOfState(plan) ??
    stepOfLand(plan, gaps) ??
    latest(plan, due) ??
    (plan.status === 'submitted' ? { ...words.waits, to: lifeOf(plan) } : undefined) ??
    stepOfUnits(plan, gaps) ??
    riskOrAnswer(plan, open) ??
    soonest(plan, due, gaps)
  );
}

const lifeOf = ({ _id: planId }: PlanStanding): Address => lifeRoute.at({ planId });

/** The next step required by the plan's life state. */
function stepOfState(plan: PlanStanding): FirstStep | undefined {
  const { _id: planId, status, roles, may, isSender, toSign } = plan;
  const to = lifeOf(plan);
  if (status === 'archived') {
    const { restore, ...said } = words.archived;
    return may(planMoves.restore.ability) ? { ...said, button: restore, to } : said;
  }
  if (status === 'pendingConfirmation' && roles.includes('owner'))
    return { ...words.confirm, to: confirmDetailsRoute.at({ planId }) };
  if (status === 'changesRequested') return { ...words.changes, to };
  if (status === 'submitted' && may('decidePlan') && !isSender) return { ...words.decide, to };
  if (status === 'submitted' && toSign !== undefined)
    return { title: lifeWords.sign(toSign), ...words.sign, to };
  if (status === 'reviewDue' && may('submitPlan')) return { ...words.review, to };
  return undefined;
}

const lackingOf =
  (gaps: readonly PlanGap[]) =>
  (key: string): boolean =>
    gaps.some((gap) => gap.key === key);

/** The step to draw land units, which the risk rating and many outcomes depend on. */
const stepOfUnits = ({ _id: planId, may }: PlanStanding, gaps: readonly PlanGap[]): FirstStep | undefined =>
  lackingOf(gaps)('units') && may('editFeatures')
    ? { ...words.units, to: drawRoute.at({ planId }) }
    : undefined;

/** The steps that everything else depends on, for those who may do them: a boundary, something drawn. */
function stepOfLand(
  { _id: planId, status, may }: PlanStanding,
  gaps: readonly PlanGap[],
): FirstStep | undefined {
  if (status === 'submitted') return undefined;
  const lacks = lackingOf(gaps);
  if (lacks('boundary') && may('editBoundary'))
    return { ...words.boundary, to: boundaryRoute.at({ planId }) };
  if (lacks('paddocks') && lacks('units') && may('editFeatures'))
    return may('editActions')
      ? { ...words.draft, to: firstDraftRoute.at({ planId }) }
      : { ...words.draw, to: drawRoute.at({ planId }) };
  return undefined;
}

function latest({ _id: planId, may }: PlanStanding, due: NextSteps['due']): FirstStep | undefined {
  const late = due.filter(({ daysOver }) => daysOver > 0);
  const [first] = late;
  if (!first) return undefined;
  return {
    title: words.overdue(first.action.values.title, may('addEvidence')),
    why: words.overdueWhy(first.daysOver, late.length - 1),
    button: 'Open the action',
    to: placeOfAction(planId, first.action),
  };
}

function riskOrAnswer(
  { _id: planId, may }: PlanStanding,
  { risks: [risk], unrated: [unit], unanswered: [left] }: Pick<NextSteps, 'risks' | 'unrated' | 'unanswered'>,
): FirstStep | undefined {
  if (risk)
    return {
      title: words.risk(risk.unitName, may('editActions')),
      why: words.riskWhy(risk.riskType, risk.score),
      button: 'See the risk',
      to: riskRoute.at({ planId }, { unit: risk.unitId, risk: risk.riskType }),
    };
  if (unit)
    return {
      title: words.unrated(unit.unitName, may('editFeatures')),
      why: words.unratedWhy(unit.missing),
      button: words.openUnit(may('editFeatures')),
      to: placeToFillIn(featurePage(planId, kinds.lmu, unit.unitId), may('editFeatures')),
    };
  if (left)
    return {
      title: words.unanswered(left.section.title, may('editActions')),
      why: words.unansweredWhy(left.outcomes.length),
      button: words.openSection(may('editActions')),
      to: sectionRoute.at({ planId, section: left.section.route }),
    };
  return undefined;
}

function soonest(
  { _id: planId, status, may }: PlanStanding,
  [next]: NextSteps['due'],
  gaps: readonly PlanGap[],
): FirstStep {
  if (gaps.length === 0 && status === 'active' && may('submitPlan'))
    return { ...words.submit, to: lifeRoute.at({ planId }) };
  if (!next) return { title: words.allDone, why: words.allDoneWhy };
  return {
    title: words.soon(next.action.values.title, may('addEvidence')),
    why: words.soonWhy(-next.daysOver),
    button: 'Open the action',
    to: placeOfAction(planId, next.action),
  };
}
