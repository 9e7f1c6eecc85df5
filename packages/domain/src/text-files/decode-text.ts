import { textFileWords } from './text-file-words.ts';

// Pure packages compile without the types of a page or of Node; both have it.
declare const TextDecoder: new (
  label?: string,
  options?: { readonly fatal?: boolean },
) => { decode: (bytes: Uint8Array, options?: { readonly stream?: boolean }) => string };

/** Supported text encodings. */
export const TEXT_ENCODINGS = [
  { id: 'utf-8', label: 'UTF-8' },
  { id: 'utf-16le', label: 'UTF-16' },
  { id: 'utf-16be', label: 'UTF-16, big end first' },
  { id: 'windows-1252', label: 'Western Windows' },
] as const;
export type TextEncodingId = (typeof TEXT_ENCODINGS)[number]['id'];

export type DecodedText =
  | { readonly ok: true; readonly text: string; readonly encoding: TextEncodingId; readonly notice?: string }
  | { readonly ok: false; readonly fault: string };

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/**
 * Decodes bytes in the encoding of a label, composed (NFC), without a byte order mark; undefined for an unknown label, and for bytes that
 * are invalid in it. `mayStopShort`: a character that is cut off at the end is dropped.
 */
export function decodeAs(
  bytes: Uint8Array,
  label: string,
  { mayStopShort = false }: { readonly mayStopShort?: boolean } = {},
): string | undefined {
  // Node 20 reads Windows encodings in one go as ISO 8859-1, with control characters for apostrophes; as a stream it reads them right.
  const isUnicode = /^utf-?(?:8|16)/i.test(label);
  try {
    const decoder = new TextDecoder(label, { fatal: isUnicode });
    return decoder.decode(bytes, { stream: mayStopShort || !isUnicode }).normalize('NFC');
  } catch {
    return undefined;
  }
}

function decodeWith(bytes: Uint8Array, encoding: TextEncodingId, notice?: string): DecodedText {
  const text = decodeAs(bytes, encoding);
  if (text === undefined) return { ok: false, fault: textFileWords.notIn(encoding) };
  return { ok: true, text, encoding, ...(notice === undefined ? {} : { notice }) };
}

/** Number of bytes from which the encoding is detected. */
const BYTES_LOOKED_AT = 400;
/** Minimum share of zero bytes in UTF-16. Unaccented letters have one each, and a table consists mostly of those. */
const ZEROS_OF_UTF16 = 0.7;

/** Detects UTF-16 without a byte order mark by the positions of its zero bytes. */
function unmarkedUtf16(bytes: Uint8Array): TextEncodingId | undefined {
  const top = bytes.subarray(0, BYTES_LOOKED_AT);
  const zeros = [0, 0];
  for (const [index, byte] of top.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (top.length / 2));
  if (odd > ZEROS_OF_UTF16 && even === 0) return 'utf-16le';
  return even > ZEROS_OF_UTF16 && odd === 0 ? 'utf-16be' : undefined;
}

/** Fallback encoding for text that is not UTF-8 and not marked: Western Windows, with a notice, because it has no macrons. */
export const FALLBACK_ENCODING = 'windows-1252' satisfies TextEncodingId;

/**
 * Decodes the text of a file, composed (NFC), without a byte order mark: UTF-8, UTF-16 when its mark or zero bytes show it, otherwise the
 * Western Windows encoding. A guess comes with a notice. `asked` is the encoding the person chose instead. Every imported file is decoded
 * here.
 */
export function decodeText(bytes: Uint8Array, asked?: TextEncodingId): DecodedText {
  if (asked !== undefined) return decodeWith(bytes, asked);
  if (startsWith(bytes, 0xff, 0xfe)) return decodeWith(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return decodeWith(bytes, 'utf-16be');
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return decodeWith(bytes, utf16, textFileWords.guessed('UTF-16'));
  if (bytes.includes(0)) return { ok: false, fault: textFileWords.notText };
  const decoded = decodeWith(bytes, 'utf-8');
  return decoded.ok ? decoded : decodeWith(bytes, FALLBACK_ENCODING, textFileWords.readAs(FALLBACK_ENCODING));
}
