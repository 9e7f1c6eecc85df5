import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse as parseWithoutPrototypes } from 'secure-json-parse';
import { AppError } from '../app-error.ts';
import { bodyFaults, JsonScanner, type BodyFault, type OuterList } from './json-scanner.ts';

/** A body up to this size is parsed at once; bytes. */
const AT_ONCE = 256 * 1024;
/** Of a larger one, as much is read before others get their turn; bytes. */
const SLICE = 512 * 1024;

const refuse = (fault: BodyFault): AppError => new AppError('badRequest', { message: [bodyFaults[fault]] });

function decode(bytes: Uint8Array): string {
  try {
    // Texts that look the same are the same, whichever system they were typed on.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
  } catch {
    throw refuse('badText');
  }
}

/** The value of JSON text whatever stands in it, for small bodies. @throws AppError badRequest */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  try {
    // Keys that would reach an object's prototype are refused as no JSON of ours.
    return parseWithoutPrototypes(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    throw new AppError('badRequest', {
      message: ['The request is not valid JSON.'],
      logText: String(error),
    });
  }
}

/** The body with each outer list cut out and its number put in its place. */
function cutOutLists(bytes: Uint8Array, lists: readonly OuterList[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const [number, list] of lists.entries()) {
    pieces.push(bytes.subarray(from, list.from), Buffer.from(String(number)));
    from = list.to;
  }
  pieces.push(bytes.subarray(from));
  return Buffer.concat(pieces);
}

async function parseElements(bytes: Uint8Array, list: OuterList): Promise<unknown[]> {
  const elements: unknown[] = [];
  let sinceTurn = 0;
  for (const { from, to } of list.elements) {
    elements.push(parseJson(bytes.subarray(from, to)));
    sinceTurn += to - from;
    if (sinceTurn < SLICE) continue;
    sinceTurn = 0;
    await nextTurn();
  }
  return elements;
}

/** Parses the outermost object without its lists, then the elements of each list, some at a time. */
async function parseInPieces(bytes: Uint8Array, lists: readonly OuterList[]): Promise<unknown> {
  const frame = parseJson(cutOutLists(bytes, lists)) as Record<string, unknown>; // only an object has outer lists
  const whole: [string, unknown][] = [];
  for (const [key, value] of Object.entries(frame)) {
    const list = Array.isArray(value) ? lists[Number(value[0])] : undefined;
    whole.push([key, list ? await parseElements(bytes, list) : value]);
  }
  return Object.fromEntries(whole);
}

/**
 * The value of a JSON body. Depth, keys and the number of values are limited before anything is built of it, bytes that
 * are no UTF-8, NUL and halves of characters are refused, and a large body is read in pieces between which others are served.
 *
 * @throws AppError badRequest
 */
export async function readJson(bytes: Uint8Array): Promise<unknown> {
  const scanner = new JsonScanner(bytes);
  for (let from = 0; from < bytes.length; from += SLICE) {
    if (from > 0) await nextTurn();
    const fault = scanner.read(from, Math.min(bytes.length, from + SLICE));
    if (fault) throw refuse(fault);
  }
  const lists = scanner.outerLists;
  return bytes.length <= AT_ONCE || lists.length === 0 ? parseJson(bytes) : parseInPieces(bytes, lists);
}
