import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse as parseWithoutPrototypes } from 'secure-json-parse';
import { AppError } from '../http/app-error.ts';

/** Deepest nesting of a body; shapes in rows of a batch reach nine. */
const DEEPEST = 32;
/** Most keys of one object; the largest expected has some hundreds. */
const MOST_KEYS = 2000;
/** Most numbers, texts and containers in a body; five thousand features of a usual size have far fewer. */
const MOST_VALUES = 2_000_000;
/** Size in bytes above which other calls get their turn between the steps of reading a body. */
const LARGE = 256 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Forbidden characters: NUL, which the database cannot store, and unpaired surrogates. */
const NO_TEXT = /[\0\p{Surrogate}]/u;

/** Messages for the developer of the program that sent the body. */
const bodyFaults = {
  tooDeep: 'The request is nested too deeply.',
  tooManyKeys: 'An object of the request has too many keys.',
  tooManyValues: 'The request holds more than can be taken at once.',
  badText: 'The request contains characters that are not text.',
  noJson: 'The request is not valid JSON.',
} as const;
type BodyFault = keyof typeof bodyFaults;

const refuse = (fault: BodyFault, logText?: string): AppError =>
  new AppError('badRequest', { message: [bodyFaults[fault]], ...(logText === undefined ? {} : { logText }) });

/** Scans JSON text before it is parsed: whether it is nested too deeply or contains too many values. */
export function sizeFaultOf(
  text: string,
  { deepest, mostValues }: { readonly deepest: number; readonly mostValues: number },
): 'tooDeep' | 'tooManyValues' | undefined {
  let depth = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isInText = false;
      continue;
    }
    if (code === QUOTE) isInText = true;
    else if (code === COMMA) values++;
    else if (OPENING.has(code)) {
      values++;
      if (++depth > deepest) return 'tooDeep';
    } else if (CLOSING.has(code)) depth--;
    if (values > mostValues) return 'tooManyValues';
  }
  return undefined;
}

/** Finds the first problem of a parsed value: in its texts, its keys or their number. */
function contentFaultOf(value: unknown): BodyFault | undefined {
  if (typeof value === 'string') return NO_TEXT.test(value) ? 'badText' : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  if (!Array.isArray(value)) {
    const keys = Object.keys(value);
    if (keys.length > MOST_KEYS) return 'tooManyKeys';
    if (keys.some((key) => NO_TEXT.test(key))) return 'badText';
  }
  for (const inner of Object.values(value)) {
    const fault = contentFaultOf(inner);
    if (fault) return fault;
  }
  return undefined;
}

function decode(bytes: Uint8Array): string {
  try {
    // Texts that look the same are the same, whichever system they were typed on.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    throw refuse('badText');
  }
}

/**
 * Parses JSON from outside; all such JSON goes through here. Keys that would reach an object's prototype are refused, or removed from files that people bring.
 *
 * @throws SyntaxError
 */
export const parseJson = (text: string, prototypeKeys: 'error' | 'remove' = 'error'): unknown =>
  parseWithoutPrototypes(text, { protoAction: prototypeKeys, constructorAction: prototypeKeys });

/** Parses the body of a call from another server, with few checks: it is small, and much in it is not ours to judge. @throws AppError badRequest */
export function readForeignBody(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  try {
    return parseJson(text);
  } catch (error) {
    throw refuse('noJson', String(error));
  }
}

/**
 * Parses a JSON body. Depth and number of values are limited before parsing; bytes that are no UTF-8, NUL, unpaired surrogates and objects with too
 * many keys are refused.
 *
 * @throws AppError badRequest
 */
export async function readBody(bytes: Uint8Array): Promise<unknown> {
  const rest = (): Promise<void> => (bytes.length > LARGE ? nextTurn() : Promise.resolve());
  const sizeFault = sizeFaultOf(new TextDecoder('latin1').decode(bytes), {
    deepest: DEEPEST,
    mostValues: MOST_VALUES,
  });
  if (sizeFault) throw refuse(sizeFault);
  await rest();
  const value = readForeignBody(bytes);
  await rest();
  const contentFault = contentFaultOf(value);
  if (contentFault) throw refuse(contentFault);
  return value;
}
