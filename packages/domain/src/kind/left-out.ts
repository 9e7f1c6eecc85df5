import type { Field, Fields } from './field.ts';

type Mark = NonNullable<Field['leftOutWith']>;
type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** Removes values whose fields have one of the marks, in rows of lists as well. Values without a field are kept. */
export function withoutMarked(fields: Fields, values: Values, marks: ReadonlySet<Mark>): Values {
  const isOut = ({ leftOutWith }: Pick<Field, 'leftOutWith'>): boolean =>
    leftOutWith !== undefined && marks.has(leftOutWith);
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
      const field = fields[key];
      if (!field) return [[key, value]];
      if (isOut(field)) return [];
      if (field.type !== 'list') return [[key, value]];
      return [[key, rowsOf(value).map((row) => withoutMarked(field.row, row, marks))]];
    }),
  );
}

/** Lists the texts in fields with a mark, except in fields with a text format of their own: an e-mail address is no name. */
export const markedTexts = (fields: Fields, values: Values, mark: Mark): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const value = values[key];
    if (field.type === 'list') return rowsOf(value).flatMap((row) => markedTexts(field.row, row, mark));
    const isName = field.leftOutWith === mark && field.type === 'text' && field.format === undefined;
    return isName && typeof value === 'string' ? [value] : [];
  });
