import {
  ANSWERED_ID,
  askedFirst,
  planAddress,
  planListOf,
  planOfPlace,
  WHO_IS_HERE,
} from '@tussock/contract';

/** How a plain reading is asked: with the session, and as the specification's client does. */
export const PLAIN_READING = {
  method: 'GET',
  credentials: 'include',
  // A redirect is an answer of its own here (302 gives an empty object), never a page to be read in its stead.
  redirect: 'manual',
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
} as const satisfies RequestInit;

/** Until then a reply that was asked for ahead is as good as one asked for now. */
const GOOD_FOR_MS = 30_000;
/** A record is brought up to date after it has been read; on the slowest lines the code that reads it takes a minute and more. */
const RECORD_GOOD_FOR_MS = 180_000;

const recordOf = (planId: string): string => `/api/plan/${planId}/replica`;
const sketchOf = (planId: string): string => `/api/plan/${planId}/feature/sketch`;

/** Where somebody goes, with what this browser knows of it. */
export interface Asking extends Pick<Location, 'pathname' | 'search'> {
  /** What of the plan of the address is wanted from the server, by whoever is here: nothing where the device has it. */
  readonly wants: (userId: string) => 'record' | 'sketch' | 'nothing';
}

/** The place where one draws on a farm: over a slow line a sketch of it comes long before its record. */
const IS_DRAWN_ON = /^\/plan\/[^/]+\/edit\/map\/draw\/?$/;

/** An address that is asked ahead, of everybody or of some alone. */
interface AskedAddress {
  readonly address: string;
  readonly isWanted?: (userId: string) => boolean;
  /** Asked once this one is answered, and only if it is. */
  readonly after?: string;
  readonly goodForMs?: number;
}

/** What is asked ahead at an address; all of it of people who have accepted the terms. */
function askedOf({ pathname, search, wants }: Asking): readonly AskedAddress[] {
  const addresses = askedFirst(pathname, new URLSearchParams(search)).map((address) => ({ address }));
  const planId = planOfPlace(pathname);
  if (planId === undefined) return addresses;
  // The record is by far the most of it: what stands before it is not held up by it.
  return [
    ...addresses,
    {
      address: sketchOf(planId),
      isWanted: (userId) => wants(userId) === 'sketch' && IS_DRAWN_ON.test(pathname),
      after: planAddress(planId),
    },
    {
      address: recordOf(planId),
      isWanted: (userId) => wants(userId) === 'record',
      after: planAddress(planId),
      goodForMs: RECORD_GOOD_FOR_MS,
    },
  ];
}

/** Bodies of replies, by their addresses. */
type Answered = Readonly<Record<string, unknown>>;

/** A reply on its way, or nothing where it was not asked for after all. */
type Reply = Promise<Response | undefined>;

const asked = new Map<string, { readonly untilMs: number; readonly reply: Reply }>();

/** What somebody has asked for in earnest, and what is refused: it is not asked ahead any more. */
const done = new Set<string>();

function keep(address: string, reply: Reply, goodForMs = GOOD_FOR_MS): void {
  // Whoever takes it hears of it; where nobody does, it is nobody's fault.
  reply.catch(() => undefined);
  asked.set(address, { untilMs: performance.now() + goodForMs, reply });
  // An answer that nobody reads would keep one of the few connections that a browser has.
  setTimeout(() => {
    if (asked.get(address)?.reply !== reply) return;
    asked.delete(address);
    void reply.then((response) => response?.body?.cancel()).catch(() => undefined);
  }, goodForMs);
}

/** Who is here, if they may ask: the server answers nothing to people who are not signed in or have yet to accept the terms. */
function whoMayAsk(who: unknown): string | undefined {
  const { _id, hasAcceptedTerms } = who as { readonly _id?: string; readonly hasAcceptedTerms?: boolean };
  return hasAcceptedTerms === true ? _id : undefined;
}

async function whoMayAskBy(reply: Promise<Response>): Promise<string | undefined> {
  const response = await reply;
  return response.ok ? whoMayAsk(await response.clone().json()) : undefined;
}

/** What the server answered with the page itself, by address. A page from this device's own store has nothing of it. */
export function readAnswered(document: Pick<Document, 'getElementById'>): Answered {
  const text = document.getElementById(ANSWERED_ID)?.textContent ?? '';
  return text === '' ? {} : (JSON.parse(text) as Answered);
}

/** Asks for what the page of an address will ask for, beside its code and not after it; what was answered with the page is at hand. */
export function askAhead(
  asking: Asking,
  answered: Answered = {},
  fetchIt: typeof fetch = (...args) => fetch(...args),
): void {
  const ask = async (address: string): Promise<Response> =>
    address in answered
      ? new Response(JSON.stringify(answered[address]), { headers: { 'content-type': 'application/json' } })
      : fetchIt(address, PLAIN_READING);
  const addresses = askedOf(asking);
  if (addresses.length === 0 && !(WHO_IS_HERE in answered)) return;
  const who = ask(WHO_IS_HERE);
  keep(WHO_IS_HERE, who);
  const known = WHO_IS_HERE in answered ? whoMayAsk(answered[WHO_IS_HERE]) : undefined;
  const mayAsk = whoMayAskBy(who).catch(() => undefined);
  const askIf = async ({ address, isWanted = () => true, after }: AskedAddress) => {
    const userId = await mayAsk;
    if (userId === undefined || !isWanted(userId)) return undefined;
    const before = after === undefined ? undefined : await asked.get(after)?.reply;
    if (before?.ok === false) done.add(address);
    if (after !== undefined && before?.ok !== true) return undefined;
    return ask(address);
  };
  // Reading even a reply that is here takes a browser a while, and it has few ways to the server: this goes before all the files.
  const isCertain = ({ isWanted = () => true, after }: AskedAddress): boolean =>
    known !== undefined && isWanted(known) && (after === undefined || after in answered);
  for (const one of addresses)
    keep(one.address, isCertain(one) ? ask(one.address) : askIf(one), one.goodForMs);
}

/** Asks for the record of a plan where that was not done at first: over a slow line it comes beside what will read it, and behind the frame. */
export async function askRecordAhead(
  planId: string,
  ask: typeof fetch = (...args) => fetch(...args),
): Promise<void> {
  const address = recordOf(planId);
  if (done.has(address) || (await asked.get(address)?.reply)?.ok === true) return;
  keep(address, ask(address, PLAIN_READING), RECORD_GOOD_FOR_MS);
}

/** The list of plans of an address, where it was asked for ahead. It stays to be taken. */
export const planListAhead = (pathname: string, search: string): Reply | undefined =>
  asked.get(planListOf(pathname, new URLSearchParams(search)) ?? '')?.reply;

/** The reply that was asked for ahead, once, and while it is fresh. */
export function takeAskedAhead(address: string): Reply | undefined {
  const one = asked.get(address);
  asked.delete(address);
  done.add(address);
  return one && performance.now() < one.untilMs ? one.reply : undefined;
}
