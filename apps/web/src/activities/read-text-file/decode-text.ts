/** What a text may be written in. */
export const TEXT_ENCODINGS = [
  { id: 'utf-8', label: 'UTF-8' },
  { id: 'utf-16le', label: 'UTF-16' },
  { id: 'utf-16be', label: 'UTF-16, big end first' },
  { id: 'windows-1252', label: 'Western Windows' },
] as const;
export type TextEncodingId = (typeof TEXT_ENCODINGS)[number]['id'];

type DecodedText =
  | { readonly ok: true; readonly text: string; readonly encoding: TextEncodingId; readonly notice?: string }
  | { readonly ok: false; readonly fault: string };

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

function decodeAs(bytes: Uint8Array, encoding: TextEncodingId): DecodedText {
  try {
    return { ok: true, encoding, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, fault: `This is not ${encoding.toUpperCase()} text` };
  }
}

/** So much of a file shows how it is written. */
const BYTES_LOOKED_AT = 400;
/** Letters without accents have a zero beside them in UTF-16: most of those that a table is made of. */
const ZEROS_OF_UTF16 = 0.7;

/** UTF-16 without its mark, told by where its zeros stand. */
function unmarkedUtf16(bytes: Uint8Array): TextEncodingId | undefined {
  const top = bytes.subarray(0, BYTES_LOOKED_AT);
  const zeros = [0, 0];
  for (const [index, byte] of top.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (top.length / 2));
  if (odd > ZEROS_OF_UTF16 && even === 0) return 'utf-16le';
  return even > ZEROS_OF_UTF16 && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * The text of a file, without the mark before it: UTF-8, UTF-16 where its mark or its zeros say so, and otherwise the encoding of
 * Western Windows, which is told, because macrons do not survive it. `asked` is what the person chose instead.
 */
export function decodeText(bytes: Uint8Array, asked?: TextEncodingId): DecodedText {
  if (asked !== undefined) return decodeAs(bytes, asked);
  if (startsWith(bytes, 0xff, 0xfe)) return decodeAs(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decodeAs(bytes, 'utf-16be');
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return decodeAs(bytes, utf16);
  if (bytes.includes(0))
    return { ok: false, fault: 'This is not a text file: save it as CSV (UTF-8) or GeoJSON' };
  const decoded = decodeAs(bytes, 'utf-8');
  if (decoded.ok) return decoded;
  return {
    ok: true,
    encoding: 'windows-1252',
    text: new TextDecoder('windows-1252').decode(bytes),
    notice:
      'The file is not UTF-8 and was read as Windows text: look at names with macrons before you import',
  };
}
