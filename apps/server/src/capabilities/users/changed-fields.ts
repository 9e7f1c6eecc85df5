type Texts = Readonly<Record<string, string>>;

/**
 * Merges a form's values into the present ones: a field that still has the value the form started from was not touched, and keeps what somebody else
 * has saved since. Without the form's initial values all fields are written.
 */
export const changedFields = <T extends Texts>(
  standing: T,
  change: T,
  seen: { readonly [K in keyof T]?: string | undefined } | undefined,
): T => ({
  ...standing,
  ...Object.fromEntries(Object.entries(change).filter(([key, value]) => seen?.[key] !== value)),
});
