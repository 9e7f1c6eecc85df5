import type { AnyKind, Attributes } from '../derive/any-kind.ts';
import { isBlank } from '../codecs/is-blank.ts';
import { isFieldShown } from '../codecs/field-checks.ts';
import type { FieldRefusal } from '../codecs/field-codec.ts';

/**
 * Refuses values for fields that do not apply. A form hides such fields; a list or file shows them, and the check would silently drop the
 * value.
 */
export function unaskedValues(
  kind: AnyKind,
  attributes: Attributes,
  typed: readonly string[],
): readonly FieldRefusal[] {
  return typed.flatMap((key) => {
    const field = kind.fields[key];
    if (
      !field?.shownWhen ||
      isBlank(attributes[key]) ||
      attributes[key] === false ||
      isFieldShown(field, attributes)
    )
      return [];
    const { field: asking, is } = field.shownWhen;
    const other = kind.fields[asking];
    const options = other?.type === 'enum' || other?.type === 'multiEnum' ? other.options : [];
    const wanted = is.map((value) =>
      typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : (options.find((option) => option.key === value)?.label ?? value),
    );
    return [
      {
        field: key,
        message: `${field.label} is asked for only where ${other?.label ?? asking} is ${wanted.join(' or ')}`,
      },
    ];
  });
}
