type Texts = Readonly<Record<string, string>>;

/**
 * What a form changed, over what stands: a field that says what the form started from was not touched, and stays as somebody else has
 * left it since. Without what the form started from, all of it was meant.
 */
export const changedFields = <T extends Texts>(
  standing: T,
  change: T,
  seen: { readonly [K in keyof T]?: string | undefined } | undefined,
): T => ({
  ...standing,
  ...Object.fromEntries(Object.entries(change).filter(([key, value]) => seen?.[key] !== value)),
});
