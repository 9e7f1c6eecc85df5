import { draftWords, dueOfTakenUp, type DraftProposal, type LawAsked } from '@tussock/domain';
import type { NewAction } from '../../activities/write-actions/index.ts';

/** An action notes at most so many characters. */
const MOST_CHARACTERS = 4000;

/**
 * The action that a proposal becomes: agreed where it is accepted, due by the law that is asked where that names a day, else by `dueOn`; and cancelled where it
 * is dropped, so that it is not proposed again.
 */
export function actionOf(
  { key, section, outcome, action, places, riskType, source }: DraftProposal,
  isAccepted: boolean,
  law: LawAsked,
  dueOn: string | null = null,
): NewAction {
  const reasons = places.map(({ name, why }) => `${name}: ${why}`);
  const notes = [...(isAccepted ? [] : [draftWords.dropped]), ...reasons, draftWords.readFrom(source)].join(
    '\n',
  );
  return {
    sectionKey: section.key,
    outcomeKey: outcome.key,
    actionKey: key,
    title: action.label,
    grade: action.grade,
    state: isAccepted ? 'agreed' : 'cancelled',
    featureIds: places.map(({ featureId }) => featureId),
    notes: notes.slice(0, MOST_CHARACTERS),
    ...(riskType ? { riskType } : {}),
    ...(action.mitigation ? { mitigation: action.mitigation } : {}),
    ...(isAccepted ? { ...(dueOn === null ? {} : { dueOn }), ...dueOfTakenUp(key, law) } : {}),
  };
}
