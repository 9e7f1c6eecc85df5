import {
  daysAfter,
  endOfSeason,
  findCatalogueAction,
  findSubOutcome,
  type ActionValues,
  type DueSeason,
  type EvidenceMoment,
  type KindId,
  type SectionKey,
} from '@tussock/domain';
import type { FarmCharacter } from './farm.ts';
import {
  demoAnswers,
  linesOfCharacter,
  linesOfEveryFarm,
  type DemoAnswer,
  type PlannedLine,
} from './planned-lines.ts';

/** An action of a demonstration farm: what is written of it, and where and by whom in words that the farm fills in. */
export interface DemoAction {
  readonly values: Omit<ActionValues, 'responsibleName'>;
  /** The owner, the person of the provider, or somebody who is named alone. */
  readonly who: 'owner' | 'staff' | { readonly name: string } | undefined;
  /** The kind of feature it is linked to, and which of them. */
  readonly at: { readonly kindId: KindId; readonly nth: number } | undefined;
  readonly isVerified: boolean;
  readonly remark?: string;
  /** Photos that show it, in the order in which they were taken. */
  readonly photos: readonly EvidenceMoment[];
}

/** What the plan of a demonstration farm says of its sections, and what it means to do. */
export interface DemoPlan {
  readonly leftOut: readonly { readonly sectionKey: string; readonly reason?: string }[];
  readonly taken: readonly SectionKey[];
  readonly answers: readonly DemoAnswer[];
  readonly actions: readonly DemoAction[];
}

/** The nth of some season that is still to come. */
function seasonAhead(today: string, { season, years }: { season: DueSeason; years: number }) {
  const year = Number(today.slice(0, 4));
  const next = today <= endOfSeason(season, year) ? year : year + 1;
  return { dueSeason: season, dueYear: next + years - 1 } as const;
}

const isDone = ({ state }: PlannedLine): boolean => state === 'done' || state === 'verified';

function actionOf(line: PlannedLine, today: string): DemoAction | undefined {
  const found = findCatalogueAction(line.key);
  if (!found) return undefined;
  const { section, outcome, action } = found;
  const due =
    typeof line.due === 'number' ? { dueOn: daysAfter(today, line.due) } : seasonAhead(today, line.due);
  const doneOn = typeof line.due === 'number' ? daysAfter(today, Math.min(line.due, -3)) : today;
  const { who } = line;
  return {
    values: {
      sectionKey: section.key,
      outcomeKey: outcome.key,
      actionKey: action.key,
      title: line.title ?? action.label,
      grade: action.grade,
      // Somebody else verifies it afterwards.
      state: line.state === 'verified' ? 'done' : line.state,
      ...due,
      ...(line.planned === undefined ? {} : { plannedCost: line.planned }),
      ...(line.spent === undefined ? {} : { actualCost: line.spent }),
      ...(isDone(line) ? { doneOn } : {}),
      ...line.more,
    },
    who: who === undefined || who === 'owner' || who === 'staff' ? who : { name: who },
    at: line.at && { kindId: line.at[0], nth: line.at[1] },
    isVerified: line.state === 'verified',
    photos: line.photos ?? [],
    ...(line.remark === undefined ? {} : { remark: line.remark }),
  };
}

/** What the plan of a farm says of its sections on a day ('YYYY-MM-DD'), and what it means to do: the same for the same day. */
export function planActions(character: FarmCharacter, today: string): DemoPlan {
  const lines = [...linesOfEveryFarm, ...linesOfCharacter[character]];
  const isIrrigated = character === 'flat';
  // What only an irrigated dairy farm has: found by an outcome of each, for a section may be called as a kind is.
  const ofIrrigated = ['measuredWater', 'enoughStorage'].flatMap(
    (outcome) => findSubOutcome(outcome)?.section.key ?? [],
  );
  return {
    leftOut: isIrrigated ? [] : ofIrrigated.map((sectionKey) => ({ sectionKey })),
    taken: character === 'hill' ? ['animalCare'] : [],
    answers: demoAnswers,
    actions: lines.flatMap((line) => actionOf(line, today) ?? []),
  };
}
