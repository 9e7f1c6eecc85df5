import { checkFields, type AttributesOf, type Fields } from '@tussock/domain';
import * as z from 'zod/mini';
import { describedBy } from '../json-schema.ts';

/**
 * Body shape from a set of declared fields, validated by the same rules as the form that sends it. Each refusal has its field as the path
 * of the issue, so that the server's answer and the form's own check read alike. `extra` adds keys that are not fields, such as an id made
 * by the client.
 */
export function checkedByFields<
  const Fs extends Fields,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- no further keys is what is meant
  Extra extends Record<string, z.ZodMiniType> = Record<never, never>,
>(fields: Fs, extra?: Extra) {
  const known = z.looseObject(extra ?? {});
  type Values = AttributesOf<Fs> & { readonly [K in keyof Extra]: z.infer<Extra[K]> };
  const shape = z.pipe(
    known,
    z.transform((input, context): Values => {
      const extras = Object.fromEntries(
        Object.keys(extra ?? {}).map((key) => [key, (input as Record<string, unknown>)[key]]), // an object, as was asked before
      );
      const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !Object.hasOwn(extras, key)));
      const checked = checkFields(fields, rest);
      if (checked.ok) return { ...checked.attributes, ...extras } as Values; // checked against the declaration just now
      for (const { field, message } of checked.refusals)
        context.issues.push({
          code: 'custom',
          message,
          path: field.split('.'),
          input,
          params: { isSentence: true },
        });
      return z.NEVER;
    }),
  );
  return describedBy(shape, { fields });
}
