/** How a plain reading is asked: with the session, and as the specification's client does. */
export const PLAIN_READING = {
  method: 'GET',
  credentials: 'include',
  // A redirect is an answer of its own here (302 gives an empty object), never a page to be read in its stead.
  redirect: 'manual',
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
} as const satisfies RequestInit;

/** The plain list of plans: what the dashboard asks for where its address says nothing else. */
export const PLAIN_PLAN_LIST = '/api/plan/all?order=desc&page=1&sort=createdAt';

const WHO_IS_HERE = '/api/auth/info';

/** Until then a reply that was asked for ahead is as good as one asked for now. */
const GOOD_FOR_MS = 30_000;

/** What a page will ask for before anything else, whatever its code says once it has come; all of it of people who have accepted the terms. */
function askedOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly string[] {
  if (pathname === '/dashboard' && search === '')
    return [PLAIN_PLAN_LIST, '/api/plan/first-pending-confirmation-details'];
  const planId = /^\/plan\/([0-9a-f-]{36})(?:\/|$)/.exec(pathname)?.[1];
  return planId === undefined ? [] : [`/api/plan/${planId}`];
}

/** A reply on its way, or nothing where it was not asked for after all. */
type Reply = Promise<Response | undefined>;

const asked = new Map<string, { readonly atMs: number; readonly reply: Reply }>();

function keep(address: string, reply: Reply): void {
  // Whoever takes it hears of it; where nobody does, it is nobody's fault.
  reply.catch(() => undefined);
  asked.set(address, { atMs: performance.now(), reply });
}

/** Whether they who are here may ask: the server answers nothing to people who are not signed in or have yet to accept the terms. */
async function mayAsk(who: Promise<Response>): Promise<boolean> {
  const response = await who;
  if (!response.ok) return false;
  const { hasAcceptedTerms } = (await response.clone().json()) as { readonly hasAcceptedTerms?: boolean };
  return hasAcceptedTerms === true;
}

/** Asks for what the page of an address will ask for, beside its code and not after it. */
export function askAhead(
  location: Pick<Location, 'pathname' | 'search'>,
  ask: typeof fetch = (...args) => fetch(...args),
): void {
  const addresses = askedOf(location);
  if (addresses.length === 0) return;
  const who = ask(WHO_IS_HERE, PLAIN_READING);
  keep(WHO_IS_HERE, who);
  const may = mayAsk(who).catch(() => false);
  const askIf = async (address: string) => ((await may) ? ask(address, PLAIN_READING) : undefined);
  for (const address of addresses) keep(address, askIf(address));
}

/** The plain list of plans, where it was asked for ahead. It stays to be taken. */
export const plainListAhead = (): Reply | undefined => asked.get(PLAIN_PLAN_LIST)?.reply;

/** The reply that was asked for ahead, once, and while it is fresh. */
export function takeAskedAhead(address: string): Reply | undefined {
  const one = asked.get(address);
  asked.delete(address);
  return one && performance.now() - one.atMs < GOOD_FOR_MS ? one.reply : undefined;
}
