let handed: { readonly planId: string; readonly file: File } | undefined;

/** Keeps a file that was dropped elsewhere for the page that reads it. */
export function handFile(planId: string, file: File): void {
  handed = { planId, file };
}

/** The file that was handed over for this plan; once. */
export function takeHandedFile(planId: string): File | undefined {
  const file = handed?.planId === planId ? handed.file : undefined;
  handed = undefined;
  return file;
}
