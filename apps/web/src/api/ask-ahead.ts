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

/** What a page will ask for before anything else, whatever its code says once it has come. */
function askedOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): readonly string[] {
  if (pathname === '/dashboard' && search === '')
    return [WHO_IS_HERE, PLAIN_PLAN_LIST, '/api/plan/first-pending-confirmation-details'];
  const planId = /^\/plan\/([0-9a-f-]{36})(?:\/|$)/.exec(pathname)?.[1];
  return planId === undefined ? [] : [WHO_IS_HERE, `/api/plan/${planId}`];
}

interface Asked {
  readonly atMs: number;
  readonly reply: Promise<Response>;
}

const asked = new Map<string, Asked>();

/** Asks for what the page of an address will ask for, beside its code and not after it. Answers what was asked for, by its address. */
export function askAhead(
  location: Pick<Location, 'pathname' | 'search'>,
  ask: typeof fetch = (...args) => fetch(...args),
): ReadonlyMap<string, Asked> {
  for (const address of askedOf(location)) {
    const reply = ask(address, PLAIN_READING);
    // Whoever takes it hears of it; where nobody does, it is nobody's fault.
    reply.catch(() => undefined);
    asked.set(address, { atMs: performance.now(), reply });
  }
  return asked;
}

/** The reply that was asked for ahead, once, and while it is fresh. */
export function takeAskedAhead(address: string): Promise<Response> | undefined {
  const one = asked.get(address);
  asked.delete(address);
  return one && performance.now() - one.atMs < GOOD_FOR_MS ? one.reply : undefined;
}
