/** Hands a file to the browser to keep, under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken its own hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
