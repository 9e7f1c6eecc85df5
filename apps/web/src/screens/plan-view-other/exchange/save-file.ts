/** How long a browser may need to take the file over. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
