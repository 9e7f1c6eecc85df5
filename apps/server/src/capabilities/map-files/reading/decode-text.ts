import { mapFileNotices } from '@tussock/domain';

/** Reads bytes as text of one encoding. */
export type Decoder = InstanceType<typeof TextDecoder>;

/** What other programs call the code pages of Western Windows and of old DOS. */
const FALLBACK = 'windows-1252';

/** The decoder of a label; undefined for one that is not known. */
const decoderOf = (label: string, fatal: boolean): Decoder | undefined => {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return undefined;
  }
};

export interface DecodedText {
  readonly text: string;
  readonly notices: readonly string[];
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-8 where it is that, UTF-16 where its mark says so, else the encoding of Western Windows, with a word about it. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return { text: new TextDecoder(marked).decode(bytes), notices: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notices: [] };
  } catch {
    return { text: new TextDecoder(FALLBACK).decode(bytes), notices: [mapFileNotices.decodedAs(FALLBACK)] };
  }
}

/** A decoder for the texts of a table: the one that its `.cpg` names, else UTF-8 where all of it is that, else that of Windows. */
export function tableDecoder(said: string | undefined, sample: Uint8Array): Decoder {
  const label = said?.trim().toLowerCase() ?? '';
  const named = /^\d+$/.test(label) ? (label === '65001' ? 'utf-8' : `windows-${label}`) : label;
  const known = named === '' ? undefined : decoderOf(named.replace(/^ansi ?/, 'windows-'), false);
  if (known) return known;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample);
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder(FALLBACK);
  }
}
