import { checkFields } from '../codecs/field-checks.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';
import { mergeRefusals } from '../codecs/merge-refusals.ts';
import { isUuid } from '../codecs/is-uuid.ts';
import { dayWithMonth } from '../formats/days.ts';
import { findCatalogueAction, findSection, findSubOutcome } from '../outcomes/registry.ts';
import { actionWords } from '../wording/action-words.ts';
import {
  actionFields,
  actionLinks,
  FIRST_DUE_DAY,
  LAST_DUE_DAY,
  MOST_FEATURES,
  type ActionValues,
} from './action-fields.ts';

type Values = Readonly<Record<string, unknown>>;

export type CheckedAction =
  | { readonly ok: true; readonly values: ActionValues }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Validates an action's place in the plan: a section, an outcome of it, an action of the catalogue in it. */
function placeRefusals({ sectionKey, outcomeKey, actionKey }: Values): readonly FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  const section = findSection(textIn(sectionKey) ?? '');
  if (!section) refusals.push({ field: 'sectionKey', message: actionWords.noSection });
  const outcome = textIn(outcomeKey);
  if (outcome !== undefined && findSubOutcome(outcome)?.section.key !== section?.key)
    refusals.push({ field: 'outcomeKey', message: actionWords.noOutcome });
  const action = textIn(actionKey);
  if (action !== undefined && findCatalogueAction(action)?.outcome.key !== outcome)
    refusals.push({ field: 'actionKey', message: actionWords.noCatalogueAction });
  return refusals;
}

const isWithinYears = (day: unknown): boolean =>
  typeof day !== 'string' || (day >= FIRST_DUE_DAY && day <= LAST_DUE_DAY);

/** Validates when an action is due: on a day or by the end of a season, within the allowed years. */
function dueRefusals({ dueOn, dueSeason, dueYear, repeats, repeatMonths }: Values): readonly FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (!isWithinYears(dueOn))
    refusals.push({
      field: 'dueOn',
      message: actionWords.dueOutside(dayWithMonth(FIRST_DUE_DAY), dayWithMonth(LAST_DUE_DAY)),
    });
  if (dueOn !== undefined && (dueSeason !== undefined || dueYear !== undefined))
    refusals.push({ field: 'dueOn', message: actionWords.dueTwice });
  if (dueSeason !== undefined && dueYear === undefined)
    refusals.push({ field: 'dueYear', message: actionWords.seasonWithoutYear });
  if (dueYear !== undefined && dueSeason === undefined)
    refusals.push({ field: 'dueSeason', message: actionWords.yearWithoutSeason });
  if (repeats === 'everyMonths' && repeatMonths === undefined)
    refusals.push({ field: 'repeatMonths', message: actionWords.monthsMissing });
  return refusals;
}

/** Describes the problem with the day on which an action was done; undefined when there is none. Both days are 'YYYY-MM-DD'. */
export function problemOfDoneDay(day: string, today: string): string | undefined {
  if (day > today) return actionWords.doneInFuture;
  return day < FIRST_DUE_DAY ? actionWords.doneTooEarly(dayWithMonth(FIRST_DUE_DAY)) : undefined;
}

function doneRefusals(doneOn: unknown, today: string): readonly FieldRefusal[] {
  const message = typeof doneOn === 'string' ? problemOfDoneDay(doneOn, today) : undefined;
  return message === undefined ? [] : [{ field: 'doneOn', message }];
}

function linkRefusals({ responsibleId, featureIds }: Values): readonly FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (responsibleId !== undefined && (typeof responsibleId !== 'string' || !isUuid(responsibleId)))
    refusals.push({ field: 'responsibleId', message: actionWords.noAccess });
  const areIds =
    featureIds === undefined ||
    (Array.isArray(featureIds) && featureIds.every((id) => typeof id === 'string' && isUuid(id)));
  if (!areIds) refusals.push({ field: 'featureIds', message: actionWords.otherPlan });
  else if (Array.isArray(featureIds) && featureIds.length > MOST_FEATURES)
    refusals.push({ field: 'featureIds', message: actionWords.tooManyFeatures(MOST_FEATURES) });
  return refusals;
}

const isLink = (key: string): boolean => Object.hasOwn(actionLinks, key);
const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
const linksIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => isLink(key) && isPresent(value)));

/**
 * Validates an action and returns all problems at once. The form and the server use this same check. Facts that only the plan has (who has
 * access, which features it has, whether there is evidence) are checked there. `today` is the day in New Zealand; no action can be done
 * after it.
 */
export function checkAction(input: Values, today: string): CheckedAction {
  const catalogue = findCatalogueAction(textIn(input['actionKey']) ?? '')?.action;
  const named = { ...(catalogue && { title: catalogue.label }), ...withoutBlanks(input) };
  // How far an action of the catalogue goes is not for a plan to say.
  const values: Values = catalogue ? { ...named, grade: catalogue.grade } : named;
  const fields = Object.fromEntries(Object.entries(values).filter(([key]) => !isLink(key)));
  const checked = checkFields(actionFields, fields);
  const refusals = mergeRefusals(checked.ok ? [] : checked.refusals, [
    ...placeRefusals(values),
    ...dueRefusals(values),
    ...linkRefusals(values),
    ...doneRefusals(values['doneOn'], today),
  ]);
  if (refusals.length > 0 || !checked.ok) return { ok: false, refusals };
  // Found to be so just now, field by field.
  return { ok: true, values: { ...checked.attributes, ...linksIn(values) } as ActionValues };
}

const withoutBlanks = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isPresent(value)));
