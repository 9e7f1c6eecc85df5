/** A picture of four pixels whose camera says: 2 November 2026, 16:04:05 in its zone of +13:00, at 43.5 S 172.25 E. */
const JPEG =
  '/9j/4QFiRXhpZgAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAcgAAACWIBAABAAAA9AAAAAAAAAA4YwAA6AMAADhjAADoAwAACAAAkAcABAAAADAyMTADkAIAFAAAAOAAAAARkAIABwAAANgAAAABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAAIAAAADoAQAAQAAAAIAAAAAAAAAKzEzOjAwAAAyMDI2OjExOjAyIDE2OjA0OjA1AAQAAQACAAIAAABTAAAAAgAFAAMAAABCAQAAAwACAAIAAABFAAAABAAFAAMAAAAqAQAAAAAAAKwAAAABAAAADwAAAAEAAAAAAAAAAQAAACsAAAABAAAAHgAAAAEAAAAAAAAAAQAAAP/bAEMA///////////////////////////////////////////////////////////////////////////////////////bAEMB///////////////////////////////////////////////////////////////////////////////////////AABEIAAIAAgMBIgACEQEDEQH/xAAVAAEBAAAAAAAAAAAAAAAAAAAAAf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAI/9k=';

/** It as a file, whose day is that of its last copy. */
export function notedPhoto(name: string, type: string, lastModified: number): File {
  const letters = atob(JPEG);
  // Of the kind that the fingerprint is made of, also where a test has a window.
  const bytes = new TextEncoder().encode(' '.repeat(letters.length));
  bytes.set(Array.from(letters, (letter) => letter.charCodeAt(0)));
  const file = new File([bytes], name, { type, lastModified });
  // As a browser's own, which gives its bytes.
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}
