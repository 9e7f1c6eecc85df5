import type { PlanInfoReply } from '@tussock/contract';
import {
  kinds,
  nextStepWords as words,
  type NextSteps,
  type PlanGap,
  type PlannedAction,
} from '@tussock/domain';
import type { Address } from '../../places/place.ts';
import { featurePage, kindEditPlace } from '../kind/place.ts';
import { sectionPlace } from '../plan-edit-actions/place.ts';
import { actionPlace } from '../plan-action/place.ts';
import { confirmDetailsPlace } from '../plan-confirm-details/place.ts';
import { lifePlace } from '../plan-life/place.ts';
import { boundaryPlace, drawPlace } from '../plan-edit-map/place.ts';
import { riskPlace } from '../plan-view-risk/place.ts';

/** The one thing to do first: what it is, why, and where. */
export interface FirstStep {
  readonly title: string;
  readonly why: string;
  readonly button?: string;
  readonly to?: Address;
}

/** The page of an action. */
export const placeOfAction = (planId: string, { id }: PlannedAction): Address =>
  actionPlace.at({ planId, action: id });

/** What is read of a plan to say what comes first. */
export type PlanStanding = Pick<PlanInfoReply, '_id' | 'status' | 'roles' | 'abilities'>;

/**
 * The first of what a plan asks for: the owner's word, a decision, the land, what is late, then High risks, what cannot be rated, what nobody answered,
 * what comes soon, and where nothing is left, an approval.
 */
export function firstStep(
  plan: PlanStanding,
  { due, risks, unrated, unanswered }: NextSteps,
  gaps: readonly PlanGap[],
): FirstStep {
  const planId = plan._id;
  const first = wordOrLand(plan, gaps);
  if (first) return first;
  const late = due.filter(({ daysOver }) => daysOver > 0);
  const [latest] = late;
  if (latest)
    return {
      title: words.overdue(latest.action.values.title),
      why: words.overdueWhy(latest.daysOver, late.length - 1),
      button: 'Open the action',
      to: placeOfAction(planId, latest.action),
    };
  return riskOrAnswer(planId, { risks, unrated, unanswered }) ?? soonest(plan, due, gaps);
}

/** What everything else stands on: the owner's word that the details are right, a boundary, something drawn. */
function wordOrLand(
  { _id: planId, status, roles, abilities }: PlanStanding,
  gaps: readonly PlanGap[],
): FirstStep | undefined {
  if (status === 'pendingConfirmation' && roles.includes('owner'))
    return { ...words.confirm, to: confirmDetailsPlace.at({ planId }) };
  const life = lifePlace.at({ planId });
  if (status === 'changesRequested') return { ...words.changes, to: life };
  if (status === 'submitted' && abilities.includes('decidePlan')) return { ...words.decide, to: life };
  if (status === 'reviewDue' && abilities.includes('submitPlan')) return { ...words.review, to: life };
  const lacks = (key: string): boolean => gaps.some((gap) => gap.key === key);
  if (lacks('boundary')) return { ...words.boundary, to: boundaryPlace.at({ planId }) };
  if (lacks('paddocks') && lacks('units')) return { ...words.draw, to: drawPlace.at({ planId }) };
  return undefined;
}

function riskOrAnswer(
  planId: string,
  { risks: [risk], unrated: [unit], unanswered: [left] }: Pick<NextSteps, 'risks' | 'unrated' | 'unanswered'>,
): FirstStep | undefined {
  if (risk)
    return {
      title: words.risk(risk.unitName),
      why: words.riskWhy(risk.riskType, risk.score),
      button: 'See the risk',
      to: riskPlace.at({ planId }, { unit: risk.unitId, risk: risk.riskType }),
    };
  if (unit)
    return {
      title: words.unrated(unit.unitName),
      why: words.unratedWhy(unit.missing),
      button: 'Open the land unit',
      to: kindEditPlace.at(featurePage(planId, kinds.lmu, unit.unitId)),
    };
  if (left)
    return {
      title: words.unanswered(left.section.title),
      why: words.unansweredWhy(left.outcomes.length),
      button: 'Open the section',
      to: sectionPlace.at({ planId, section: left.section.route }),
    };
  return undefined;
}

function soonest(
  { _id: planId, status, abilities }: PlanStanding,
  [next]: NextSteps['due'],
  gaps: readonly PlanGap[],
): FirstStep {
  if (gaps.length === 0 && status === 'active' && abilities.includes('submitPlan'))
    return { ...words.submit, to: lifePlace.at({ planId }) };
  if (!next) return { title: words.allDone, why: words.allDoneWhy };
  return {
    title: words.soon(next.action.values.title),
    why: words.soonWhy(-next.daysOver),
    button: 'Open the action',
    to: placeOfAction(planId, next.action),
  };
}
