import { checkFields } from '../codecs/field-checks.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';
import type { AttributesOf } from '../kind/field.ts';
import { actionWords } from '../wording/action-words.ts';
import type { Section } from './define-section.ts';
import { findSection, findSubOutcome } from './registry.ts';
import { categoriesOf, noteKeyOf, sectionFields, subOutcomeFields } from './section-fields.ts';

type Values = Readonly<Record<string, unknown>>;

export type SectionValues = { readonly sectionKey: string; readonly applicable?: boolean } & Readonly<
  Record<string, unknown>
>;
export type SubOutcomeValues = { readonly outcomeKey: string } & AttributesOf<typeof subOutcomeFields>;

export type CheckedAnswers<V> =
  | { readonly ok: true; readonly values: V }
  | { readonly ok: false; readonly refusals: readonly FieldRefusal[] };

/** Checks whether a section applies by default: an optional one does not until somebody says so. */
export const appliesByItself = ({ type }: Pick<Section, 'type'>): boolean => type !== 'optional';

/** Checks whether a section applies to a farm, given its answers. */
export const isApplicable = (section: Pick<Section, 'type'>, answers: Values | undefined): boolean =>
  typeof answers?.['applicable'] === 'boolean' ? answers['applicable'] : appliesByItself(section);

/** Finds notes on categories that the section does not have. */
function strayNotes(section: Section, values: Values): readonly FieldRefusal[] {
  const own = new Set<string>([...categoriesOf(section).map(noteKeyOf), 'applicable', 'reason']);
  return Object.keys(values)
    .filter((key) => !own.has(key))
    .map((key) => ({ field: key, message: actionWords.noCategory }));
}

/** Validates the answers of a section. A core section can be left out only with a reason. */
export function checkSection({ sectionKey, ...values }: Values): CheckedAnswers<SectionValues> {
  const section = typeof sectionKey === 'string' ? findSection(sectionKey) : undefined;
  if (!section) return { ok: false, refusals: [{ field: 'sectionKey', message: actionWords.noSection }] };
  const checked = checkFields(sectionFields, values);
  const refusals = [...(checked.ok ? [] : checked.refusals), ...strayNotes(section, values)];
  const isLeftOut = section.type === 'core' && values['applicable'] === false;
  if (checked.ok && isLeftOut && checked.attributes['reason'] === undefined)
    refusals.push({ field: 'reason', message: actionWords.coreNeedsReason });
  if (refusals.length > 0 || !checked.ok) return { ok: false, refusals };
  return { ok: true, values: { sectionKey: section.key, ...checked.attributes } };
}

/** Validates the answers of a sub-outcome. Marking it as not applicable needs a reason. */
export function checkSubOutcome({ outcomeKey, ...values }: Values): CheckedAnswers<SubOutcomeValues> {
  const found = typeof outcomeKey === 'string' ? findSubOutcome(outcomeKey) : undefined;
  if (!found) return { ok: false, refusals: [{ field: 'outcomeKey', message: actionWords.noOutcome }] };
  const checked = checkFields(subOutcomeFields, values);
  const refusals = checked.ok ? [] : [...checked.refusals];
  if (checked.ok && checked.attributes['existing'] === 'na' && checked.attributes['reason'] === undefined)
    refusals.push({ field: 'reason', message: actionWords.naNeedsReason });
  if (refusals.length > 0 || !checked.ok) return { ok: false, refusals };
  return { ok: true, values: { outcomeKey: found.outcome.key, ...checked.attributes } };
}
