/** Reads a text property that Node, the database or a library adds to errors, such as `code`; undefined where there is none. */
export function errorDetail(error: unknown, key: string): string | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}
