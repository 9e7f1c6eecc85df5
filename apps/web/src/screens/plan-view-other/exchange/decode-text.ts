export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly notice?: string }
  | { readonly ok: false; readonly fault: string };

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

function decodeAs(bytes: Uint8Array, encoding: string): DecodedText {
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, fault: `This is not ${encoding.toUpperCase()} text` };
  }
}

/**
 * The text of a file: UTF-8, UTF-16 where its mark says so, and otherwise the encoding of Western Windows, which is told, because
 * macrons do not survive it.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, 0xff, 0xfe)) return decodeAs(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decodeAs(bytes, 'utf-16be');
  if (bytes.includes(0))
    return { ok: false, fault: 'This is not a text file: save it as CSV (UTF-8) or GeoJSON' };
  const decoded = decodeAs(bytes, 'utf-8');
  if (decoded.ok) return decoded;
  return {
    ok: true,
    text: new TextDecoder('windows-1252').decode(bytes),
    notice:
      'The file is not UTF-8 and was read as Windows text: look at names with macrons before you import',
  };
}
