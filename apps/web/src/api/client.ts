import {
  SEE_AS_HEADER,
  type AnyCall,
  type BodyOf,
  type CachedList,
  type CallDeclaration,
  type PathParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@tussock/contract';
import { refusals, type AuthErrorCode } from '@tussock/domain';
import { callAddress } from './call-address.ts';
import { ApiError, AuthError } from './errors.ts';
import type { QueryValue } from './query-text.ts';
import { isBare, readReply, send, type Request, type Surroundings } from './send.ts';

/** Side effects of a call, given by the app: this module shows nothing and navigates nowhere by itself. */
export interface CallHandlers {
  readonly showToast: (toast: { readonly message: string; readonly type: 'success' | 'danger' }) => void;
  /** Called with the code of every 401, also those about a link. */
  readonly setUserErrorCode: (code: AuthErrorCode) => void;
  /** Called when the session is not usable (codes 100 to 103). */
  readonly unauthorised: (code: SessionErrorCode) => void;
  /**
   * Called when the session ended during a call (codes 101 and 102). Resolves to true once somebody is signed in again, and the call is then
   * repeated; to false where nobody waits for that.
   */
  readonly regainSession?: (wanted: { readonly isWrite: boolean }) => Promise<boolean>;
  /** Marks these lists as stale. */
  readonly resetLists: (lists: readonly CachedList[]) => void;
}

/** Spec §8 "Newer API client": the codes that an unauthorised error may carry. */
const SESSION_ERROR_CODES = [100, 101, 102, 103] as const satisfies readonly AuthErrorCode[];
/** Whether an error is shown as a page of its own, because the session is not usable. A 401 of any other code is shown where it happened. */
export const isSessionError = (error: unknown): boolean =>
  error instanceof AuthError && SESSION_ERROR_CODES.some((code) => code === error.errorCode);

export type SessionErrorCode = (typeof SESSION_ERROR_CODES)[number];

/** The codes for which signing in again lets the call succeed. */
const ENDED_SESSION_CODES: ReadonlySet<AuthErrorCode> = new Set([101, 102]);

type PlanIdMayBeLeftOut<Params> = Omit<Params, 'planId'> & { readonly planId?: string | undefined };

/** Arguments of a call: only what the declaration has must be given; `planId` defaults to the open plan. */
export type CallArguments<C> = (PathParamsOf<C> extends { readonly planId: string }
  ? Exclude<keyof PathParamsOf<C>, 'planId'> extends never
    ? { readonly params?: PlanIdMayBeLeftOut<PathParamsOf<C>> }
    : { readonly params: PlanIdMayBeLeftOut<PathParamsOf<C>> }
  : keyof PathParamsOf<C> extends never
    ? { readonly params?: undefined }
    : { readonly params: PathParamsOf<C> }) &
  (QueryOf<C> extends undefined ? { readonly query?: undefined } : { readonly query?: Partial<QueryOf<C>> }) &
  (BodyOf<C> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<C> });

export interface CallOptions {
  /** The version the person saw: the server refuses to overwrite a newer one. */
  readonly version?: number | undefined;
  /** Id of the write, so that sending it twice does it once. Defaults to a random one, without an order. */
  readonly opId?: string | undefined;
  readonly ignoredStatuses?: readonly number[] | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The caller shows errors itself, beside a field or in place of a page. A 401 is handled all the same. */
  readonly isQuiet?: boolean | undefined;
  /** A background call, made by no person: the caller alone handles its outcome, also a lost session. */
  readonly isBeside?: boolean | undefined;
}

/** A file in a reply. */
export interface FileReply {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}

export interface ApiClient {
  /** Makes a declared call and resolves with its reply. A success shows the declared toast and resets the declared lists. */
  readonly call: <C extends AnyCall>(
    declaration: C,
    args: CallArguments<C>,
    options?: CallOptions,
  ) => Promise<ReplyOf<C>>;
  /** Makes a declared call that replies with a file. */
  readonly callForFile: <C extends AnyCall>(
    declaration: C,
    args: CallArguments<C>,
    options?: CallOptions,
  ) => Promise<FileReply>;
  /** Makes a declared call whose reply is read as a stream of bytes. */
  readonly callForBytes: <C extends AnyCall>(
    declaration: C,
    args: CallArguments<C>,
    options?: CallOptions,
  ) => Promise<ReadableStream<Uint8Array>>;
}

/** Dependencies of the client besides those of sending. */
interface ClientSurroundings extends Surroundings {
  /** The role the open plan is viewed as, where it is not one's own. */
  readonly seenAs?: () => string | null;
}

/** Creates the client of all declared calls. The only place in the browser that sends anything. */
export function createApiClient(surroundings: ClientSurroundings, handlers: CallHandlers): ApiClient {
  const answer = async <C extends AnyCall, T>(
    declaration: C,
    args: CallArguments<C>,
    options: CallOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    const seenAs = surroundings.seenAs?.() ?? null;
    const request = requestFor(declaration, args, { ...options, seenAs });
    const makeOnce = async (): Promise<T> => {
      const response = await send(request, surroundings);
      // Taken for a success, a form would close and what was typed be gone.
      if (isBare(response) && declaration.answer === 'file')
        throw new ApiError(refusals.fileNotCome, response.status);
      if (isBare(response) && declaration.method !== 'GET')
        throw new ApiError(refusals.notConfirmed, response.status);
      return read(response);
    };
    try {
      // The same request, its op id with it: what had been done after all is answered and not done again.
      const reply = await makeOnce().catch(async (error: unknown) => {
        if (options.isBeside || !(await mayTryAgain(error, declaration, handlers))) throw error;
        return makeOnce();
      });
      reportSuccess(declaration, args, reply, handlers);
      return reply;
    } catch (error) {
      reportFault(error, options, handlers);
      throw error;
    }
  };
  return {
    call: (declaration, args, options = {}) =>
      // The server answers what the same declaration says, and filters it by it.
      answer(declaration, args, options, readReply) as Promise<ReplyOf<typeof declaration>>,
    callForFile: (declaration, args, options = {}) => answer(declaration, args, options, readFile),
    callForBytes: (declaration, args, options = {}) =>
      answer(declaration, args, options, (response) =>
        Promise.resolve(response.body ?? new ReadableStream()),
      ),
  };
}

/** Arguments of a call at run time, without the types of its declaration. */
interface LooseArguments {
  readonly params?: Readonly<Record<string, string | undefined>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly body?: unknown;
}

function requestFor<C extends AnyCall>(
  declaration: C,
  args: CallArguments<C>,
  options: CallOptions & { readonly seenAs: string | null },
): Request {
  const { params, query, body } = args as LooseArguments;
  const isWrite = declaration.method !== 'GET';
  return {
    path: callAddress(declaration.path, params, query),
    method: declaration.method,
    // A write without anything to say still says JSON: an empty one.
    body: declaration.method === 'POST' || declaration.method === 'PUT' ? (body ?? {}) : body,
    headers: {
      ...(isWrite ? { 'idempotency-key': options.opId ?? crypto.randomUUID() } : {}),
      ...(options.seenAs !== null && declaration.access.to === 'plan'
        ? { [SEE_AS_HEADER]: options.seenAs }
        : {}),
      ...(options.version === undefined ? {} : { 'if-match': `"${options.version}"` }),
    },
    ignoredStatuses: options.ignoredStatuses,
    signal: options.signal,
  };
}

function reportSuccess<C extends AnyCall>(
  declaration: C,
  args: CallArguments<C>,
  reply: unknown,
  handlers: CallHandlers,
): void {
  const { toast, resets }: CallDeclaration = declaration as unknown as CallDeclaration; // a union of declarations: read as any one of them
  const { query, body } = args as LooseArguments;
  if (toast) handlers.showToast({ message: toast({ body, query, reply }), type: 'success' });
  if (resets) handlers.resetLists(resets);
}

const mayTryAgain = async (
  error: unknown,
  { method }: AnyCall,
  { regainSession }: CallHandlers,
): Promise<boolean> =>
  error instanceof AuthError &&
  ENDED_SESSION_CODES.has(error.errorCode) &&
  regainSession !== undefined &&
  regainSession({ isWrite: method !== 'GET' });

/** Spec §8 "Newer API client": reports the error of a call. */
function reportFault(
  error: unknown,
  { isQuiet = false, isBeside = false, signal }: CallOptions,
  handlers: CallHandlers,
): void {
  if (signal?.aborted || isBeside) return;
  if (error instanceof AuthError) {
    handlers.setUserErrorCode(error.errorCode);
    const sessionCode = SESSION_ERROR_CODES.find((code) => code === error.errorCode);
    if (sessionCode !== undefined) {
      handlers.unauthorised(sessionCode);
      return;
    }
  }
  if (!isQuiet && error instanceof Error) handlers.showToast({ message: error.message, type: 'danger' });
}

async function readFile(response: Response): Promise<FileReply> {
  const name = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), fileName: name === undefined ? undefined : decodeURIComponent(name) };
}
