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

/** Answer to whether an outcome is already reached. */
export type Existing = 'na' | 'no' | 'yes';

/** Action as quality is computed from it: a catalogue action, by its key, or a custom one. */
export interface JudgedAction {
  /** Key of the catalogue's action; undefined for a custom action. */
  readonly key?: string | undefined;
  readonly grade: Grade;
  readonly state: ActionState;
}

export interface JudgedSubOutcome {
  readonly existing?: Existing | undefined;
  readonly actions: readonly JudgedAction[];
}

/** Quality of a part of the plan: `none` while anything that counts is not good; null when nothing counts. */
export type Quality = 'none' | Grade | null;

const isDone = ({ state }: JudgedAction): boolean => state === 'done' || state === 'verified';

/**
 * Lists the actions that count for a sub-outcome: those of the catalogue, recorded or not, and custom ones. Actions that do not apply are
 * left out.
 */
function countingActions(outcome: SubOutcome, { actions }: JudgedSubOutcome): readonly JudgedAction[] {
  const written = new Map(actions.flatMap((action) => (action.key ? [[action.key, action] as const] : [])));
  const listed = outcome.actions.map(
    ({ key, grade }): JudgedAction => written.get(key) ?? { key, grade, state: 'proposed' },
  );
  const own = actions.filter(({ key }) => key === undefined);
  return [...listed, ...own].filter(({ state }) => state !== 'notApplicable');
}

/**
 * Computes the quality of a sub-outcome. `yes` counts as good without its actions; otherwise it is good when every good action is done, and
 * premium when at least one premium action is done too. Null when it does not apply.
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
 * Computes the quality of a section: good when everything that counts is good, premium when, in addition, every sub-outcome that lists a
 * premium action is premium and there is at least one. Null for a section that does not apply, or in which nothing counts.
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
