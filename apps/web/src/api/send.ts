import { refusals } from '@tussock/domain';
import { errorFromReply } from './error-from-reply.ts';
import { OfflineError } from './errors.ts';

/** A request by the conventions of the specification's client (§7 "Legacy client conventions"). */
export interface Request {
  /** May hold the placeholder `[planId]`. */
  readonly path: string;
  /** Default: POST with a body, GET without. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** Sent as JSON, or as it is where it is a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses that are no fault here: their body is answered as if all were well. */
  readonly ignoredStatuses?: readonly number[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What sending needs of its surroundings. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  /** The plan that is open, for the placeholder. */
  readonly openPlanId: () => string | undefined;
}

/**
 * Sends a request and answers the response, once it is known to be no refusal.
 *
 * @throws {ApiError} by Spec §8, row by row. @throws {AuthError} on 401. @throws {OfflineError} when the fetch itself failed.
 */
export async function send(request: Request, surroundings: Surroundings): Promise<Response> {
  const response = await fetchOnce(request, surroundings);
  const isFine =
    response.ok || isRedirect(response) || request.ignoredStatuses?.includes(response.status) === true;
  if (!isFine) throw errorFromReply(response.status, await readJson(response));
  return response;
}

/** Whether an answer says nothing at all: none of ours does, so something between here and the server gave it. */
export const isBare = (response: Response): boolean => isRedirect(response) || response.status === 204;

/** The JSON of a response. Spec §8: 302 and 204 give an empty object. */
export async function readReply(response: Response): Promise<unknown> {
  if (isBare(response)) return {};
  return readJson(response);
}

/** The browser's own, which may only be called as a function of the window. */
export const browserFetch: typeof fetch = (...args) => fetch(...args);

/** Every request of the specification's client (§7). */
const PLAIN = {
  credentials: 'include',
  redirect: 'manual',
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
} as const satisfies RequestInit;

async function fetchOnce(request: Request, { fetch, openPlanId }: Surroundings): Promise<Response> {
  const { body } = request;
  const hasBody = body !== undefined;
  const isForm = body instanceof FormData;
  const address = fillPlanId(request.path, openPlanId);
  try {
    return await fetch(address, {
      ...PLAIN,
      method: request.method ?? (hasBody ? 'POST' : 'GET'),
      headers: {
        ...PLAIN.headers,
        // A form names its own content type, with the boundary between its parts.
        ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      ...(hasBody ? { body: isForm ? body : JSON.stringify(body) } : {}),
      ...(request.signal ? { signal: request.signal } : {}),
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new OfflineError(refusals.offline, { cause: error });
  }
}

function fillPlanId(path: string, openPlanId: () => string | undefined): string {
  if (!path.includes('[planId]')) return path;
  const planId = openPlanId();
  if (planId === undefined) throw new Error(`No plan is open, and ${path} needs one.`);
  return path.replaceAll('[planId]', encodeURIComponent(planId));
}

function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || response.status === 302;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    // A refusal may come from a proxy and be a page: the status says enough. An answer of ours that is no JSON is a fault.
    if (!response.ok) return undefined;
    throw error;
  }
}
