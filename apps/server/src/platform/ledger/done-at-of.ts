/** The device's time of a change as an optional property; no property where the change was sent at once. */
export const doneAtOf = (doneAt: Date | null): { readonly doneAt?: string } =>
  doneAt ? { doneAt: doneAt.toISOString() } : {};
