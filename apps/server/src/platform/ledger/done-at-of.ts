/** The time of a device, as what is made of a change holds it: nothing where it was sent at once. */
export const doneAtOf = (doneAt: Date | null): { readonly doneAt?: string } =>
  doneAt ? { doneAt: doneAt.toISOString() } : {};
