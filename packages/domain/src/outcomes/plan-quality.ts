import type { Grade, Section, SubOutcome } from './define-section.ts';

export const actionStates = [
  'proposed',
  'agreed',
  'inProgress',
  'done',
  'verified',
  'notApplicable',
  'cancelled',
] as const;
export type ActionState = (typeof actionStates)[number];

/** What somebody answered whether an outcome is reached already. */
export type Existing = 'na' | 'no' | 'yes';

/** An action as quality reads it: one of the catalogue, by its key, or one's own. */
export interface JudgedAction {
  /** Of the catalogue; none for an action of one's own. */
  readonly key?: string | undefined;
  readonly grade: Grade;
  readonly state: ActionState;
}

export interface JudgedSubOutcome {
  readonly existing?: Existing | undefined;
  readonly actions: readonly JudgedAction[];
}

/** How good a part of the plan is: `none` while something that counts is not good; null where nothing counts. */
export type Quality = 'none' | Grade | null;

const isDone = ({ state }: JudgedAction): boolean => state === 'done' || state === 'verified';

/** The actions that count for a sub-outcome: those of the catalogue, written down or not, and own ones; what does not apply is left out. */
function countingActions(outcome: SubOutcome, { actions }: JudgedSubOutcome): readonly JudgedAction[] {
  const written = new Map(actions.flatMap((action) => (action.key ? [[action.key, action] as const] : [])));
  const listed = outcome.actions.map(
    ({ key, grade }): JudgedAction => written.get(key) ?? { key, grade, state: 'proposed' },
  );
  const own = actions.filter(({ key }) => key === undefined);
  return [...listed, ...own].filter(({ state }) => state !== 'notApplicable');
}

/**
 * How good a sub-outcome is. `yes` counts as good without its actions; otherwise it is good when every good action is done, and premium
 * when at least one premium action is done too. Null where it does not apply.
 */
export function qualityOfSubOutcome(outcome: SubOutcome, judged: JudgedSubOutcome): Quality {
  if (judged.existing === 'na') return null;
  const counting = countingActions(outcome, judged);
  const good = counting.filter(({ grade }) => grade === 'good');
  const isGood = judged.existing === 'yes' || (good.length > 0 && good.every(isDone));
  if (!isGood) return 'none';
  return counting.some((action) => action.grade === 'premium' && isDone(action)) ? 'premium' : 'good';
}

/**
 * How good a section is: good when everything that counts is, premium when, in addition, every sub-outcome that lists a premium action is
 * premium and there is at least one. Null for a section that does not apply, or in which nothing counts.
 */
export function qualityOfSection(
  section: Pick<Section, 'subOutcomes'>,
  judged: {
    readonly isApplicable: boolean;
    readonly subOutcomes: Readonly<Record<string, JudgedSubOutcome>>;
  },
): Quality {
  if (!judged.isApplicable) return null;
  const counting = section.subOutcomes.flatMap((outcome) => {
    const quality = qualityOfSubOutcome(outcome, judged.subOutcomes[outcome.key] ?? { actions: [] });
    const hasPremium = outcome.actions.some(({ grade }) => grade === 'premium');
    return quality === null ? [] : [{ quality, hasPremium }];
  });
  if (counting.length === 0) return null;
  if (counting.some(({ quality }) => quality === 'none')) return 'none';
  const able = counting.filter(({ hasPremium }) => hasPremium);
  return able.length > 0 && able.every(({ quality }) => quality === 'premium') ? 'premium' : 'good';
}
