import type { Fields } from '@tussock/domain';
import { formValuesFrom, type FormValues } from '../../session/form-values.ts';

type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Values of a form after saving: the saved ones, overlaid with what was typed since sending. */
export function valuesAfterSave(
  fields: Fields,
  { sent, typed, saved }: { readonly sent: FormValues; readonly typed: FormValues; readonly saved: Values },
): FormValues {
  const since = Object.entries(typed).filter(([key, value]) => !isSame(value, sent[key]));
  return { ...formValuesFrom(fields, saved), ...Object.fromEntries(since) };
}

/**
 * Updates a form after the record changed beneath it: a field that nobody typed in gets the new value; one that was typed in keeps the typed value
 * and the value it started from. Both texts are JSON of attributes.
 */
export function follow(
  fields: Fields,
  {
    typed,
    startedFrom,
    given,
  }: { readonly typed: FormValues; readonly startedFrom: string; readonly given: string },
): { readonly values: FormValues; readonly startedFrom: string } {
  // Written by JSON.stringify, from attributes.
  const [before, now] = [JSON.parse(startedFrom) as Values, JSON.parse(given) as Values];
  const [shownBefore, shownNow] = [formValuesFrom(fields, before), formValuesFrom(fields, now)];
  const isTyped = (key: string): boolean => !isSame(typed[key], shownBefore[key]);
  const typedKeys = Object.keys(fields).filter(isTyped);
  const seen = Object.fromEntries(typedKeys.flatMap((key) => (key in before ? [[key, before[key]]] : [])));
  const untouched = Object.fromEntries(Object.entries(now).filter(([key]) => !typedKeys.includes(key)));
  return {
    values: { ...shownNow, ...Object.fromEntries(typedKeys.map((key) => [key, typed[key]])) },
    startedFrom: JSON.stringify({ ...untouched, ...seen }),
  };
}
