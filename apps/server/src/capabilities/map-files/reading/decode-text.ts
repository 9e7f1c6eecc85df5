import { decodeAs, decodeText as decodeFile, FALLBACK_ENCODING, textFileWords } from '@tussock/domain';

export interface DecodedText {
  readonly text: string;
  readonly notices: readonly string[];
}

/** What XML says of its encoding in its first line. */
const declaredIn = (bytes: Uint8Array): string | undefined =>
  /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(
    String.fromCharCode(...bytes.subarray(0, 200)),
  )?.[1];

/** The text of a file with a notice where its encoding was guessed. What is no text for people is still looked at by readers: a drawing may hold a zero. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const decoded = decodeFile(bytes);
  if (decoded.ok && decoded.notice === undefined) return { text: decoded.text, notices: [] };
  const declared = declaredIn(bytes);
  const said = declared === undefined ? undefined : decodeAs(bytes, declared);
  if (said !== undefined) return { text: said, notices: [] };
  if (decoded.ok)
    return { text: decoded.text, notices: decoded.notice === undefined ? [] : [decoded.notice] };
  return {
    text: decodeAs(bytes, 'utf-8') ?? decodeAs(bytes, FALLBACK_ENCODING) ?? '',
    notices: [textFileWords.readAs(FALLBACK_ENCODING)],
  };
}

/** What programs call an encoding in the `.cpg` beside a table: a number, 'ANSI 1252', or its name. */
function labelOf(said: string | undefined): string | undefined {
  const label = said?.trim().toLowerCase() ?? '';
  const named = /^\d+$/.test(label) ? (label === '65001' ? 'utf-8' : `windows-${label}`) : label;
  const plain = named.replace(/^ansi ?/, 'windows-');
  return plain !== '' && decodeAs(new Uint8Array(), plain) !== undefined ? plain : undefined;
}

export interface TableDecoder {
  readonly decode: (bytes: Uint8Array) => string;
  readonly notices: readonly string[];
}

export const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);
const asUtf8 = (bytes: Uint8Array): string | undefined => decodeAs(bytes, 'utf-8', { mayStopShort: true });

/**
 * A decoder for the texts of a table. They are UTF-8 where all of them are, whatever the `.cpg` says, and a text that was cut within a letter is
 * one too; else what the `.cpg` says, else the encoding of Western Windows. A guess comes with a notice. `written` are those
 * with more than ASCII in them.
 */
export function tableDecoder(said: string | undefined, written: readonly Uint8Array[]): TableDecoder {
  const label = labelOf(said);
  const isUtf8 = written.every((text) => asUtf8(text) !== undefined);
  if (!isUtf8) {
    const encoding = label ?? FALLBACK_ENCODING;
    const decode = (bytes: Uint8Array): string =>
      decodeAs(bytes, encoding) ?? decodeAs(bytes, FALLBACK_ENCODING) ?? '';
    return { decode, notices: encoding === label ? [] : [textFileWords.readAs(encoding)] };
  }
  const isCut = written.some((text) => decodeAs(text, 'utf-8') === undefined);
  const guess =
    label === undefined ? textFileWords.guessed('UTF-8') : textFileWords.saidOtherwise(said?.trim() ?? '');
  return {
    decode: (bytes) => asUtf8(bytes) ?? '',
    notices: [
      ...(written.length > 0 && label !== 'utf-8' ? [guess] : []),
      ...(isCut ? [textFileWords.cutShort] : []),
    ],
  };
}
