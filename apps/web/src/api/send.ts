import { refusals } from '@tussock/domain';
import { errorFromReply } from './error-from-reply.ts';
import { OfflineError } from './errors.ts';

/** A request by the conventions of the specification's client (§7 "Legacy client conventions"). */
export interface Request {
  /** May contain the placeholder `[planId]`. */
  readonly path: string;
  /** Default: POST with a body, GET without. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined;
  /** Sent as JSON; a form is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses that are no error here: their body is returned as a success. */
  readonly ignoredStatuses?: readonly number[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Dependencies of sending. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  /** Id of the open plan, for the placeholder. */
  readonly openPlanId: () => string | undefined;
}

/**
 * Sends a request and resolves with the response, if it is no refusal.
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

/** Whether a response has no content at all: none of ours is like that, so something between here and the server sent it. */
export const isBare = (response: Response): boolean => isRedirect(response) || response.status === 204;

/** Reads the JSON of a response. Spec §8: 302 and 204 give an empty object. */
export async function readReply(response: Response): Promise<unknown> {
  if (isBare(response)) return {};
  return readJson(response);
}

/** The browser's `fetch`, which may only be called as a method of the window. */
export const browserFetch: typeof fetch = (...args) => fetch(...args);

/** Defaults of every request of the specification's client (§7). */
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
