import type { GlobalAbility, PlanAbility, TokenScope } from '@tussock/domain';
import type { ZodMiniType, output } from 'zod/mini';

type Schema = ZodMiniType;

/** Access rule of a call. The server checks it against the access table before anything else. */
export type Access =
  | { readonly to: 'anyone' }
  | {
      readonly to: 'signedIn';
      readonly ability: GlobalAbility;
      /** True when people who have not accepted the current terms may call it too. */
      readonly beforeTerms?: true;
    }
  | { readonly to: 'plan'; readonly ability: PlanAbility };

/** Cached lists of the browser that a call invalidates. */
export type CachedList =
  | 'plans'
  | 'boardViews'
  | 'planInfo'
  | 'features'
  | 'soilTests'
  | 'laboratoryColumns'
  | 'boundary'
  | 'currentUser'
  | 'history'
  | 'accounts'
  | 'account'
  | 'users'
  | 'access'
  | 'sessions'
  | 'accessTokens'
  | 'profileSettings'
  | 'notices'
  | 'files'
  | 'devices'
  | 'integrations'
  | 'calendar'
  | 'reminders'
  | 'tasks'
  | 'reportDownloads'
  | 'releases'
  | 'examinations'
  | 'service';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
export type ParamsOf<Path extends string> = { readonly [Name in ParamNames<Path>]: string };
type Parsed<S> = S extends Schema ? output<S> : undefined;

/** Form of a reply: JSON, JSON text made by the database, a file, a redirect to a page, or an endless stream of events. */
export type AnswerForm = 'json' | 'jsonText' | 'file' | 'page' | 'stream';

export interface CallDeclaration<
  Id extends string = string,
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Allowed extends Access = Access,
  Form extends AnswerForm = AnswerForm,
> {
  readonly id: Id;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of the call. `{name}` marks a parameter; `{planId}` is filled in with the open plan when the caller leaves it out. */
  readonly path: Path;
  readonly access: Allowed;
  /** Scopes of access tokens that open the call, any one of them. When undefined, no token opens it: it is for signed-in people alone. */
  readonly scopes?: readonly TokenScope[];
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
  /** Example of an accepted body for the API description, where none can be derived from the shape. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Status of a successful reply, when it is not 200. */
  readonly status?: number;
  /** Media type of the file; undefined when it differs from file to file. */
  readonly fileType?: string;
  /** Form of the reply; when undefined, JSON filtered by its shape. */
  readonly answer?: Form;
  /** Success message shown to the person. */
  readonly toast?: (done: { body: Parsed<Body>; query: Parsed<Query>; reply: Parsed<Reply> }) => string;
  readonly resets?: readonly CachedList[];
  /** True for a form that another server posts. It carries a proof of its own, so the check against cross-site writes is skipped. */
  readonly isSentByServer?: true;
  /** Header with that proof, when it is not in the body. */
  readonly proofHeader?: string;
  /**
   * Maximum size of the body in bytes. When undefined, the server's general limit applies, and a smaller one for calls that anyone may
   * make.
   */
  readonly bodyLimit?: number;
  /** Maximum calls per minute from one address. When undefined, the server's general limit applies. */
  readonly callsPerMinute?: number;
  /** Timeout in milliseconds, after which the call is refused as too slow. When undefined, the server's general limit applies. */
  readonly longestMs?: number;
}

/** Declares a call of the API. The types of parameters, query, body and reply on both sides are derived from it. */
export function defineCall<
  const Id extends string,
  const Path extends string,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
  const Allowed extends Access = Access,
  const Form extends AnswerForm = 'json',
>(
  call: CallDeclaration<Id, Path, Query, Body, Reply, Allowed, Form>,
): CallDeclaration<Id, Path, Query, Body, Reply, Allowed, Form> {
  return call;
}

export type QueryOf<C> = C extends CallDeclaration<string, string, infer Q> ? Parsed<Q> : never;
export type BodyOf<C> = C extends CallDeclaration<string, string, infer _Q, infer B> ? Parsed<B> : never;
export type ReplyOf<C> =
  C extends CallDeclaration<string, string, infer _Q, infer _B, infer R> ? Parsed<R> : never;
export type PathParamsOf<C> = C extends CallDeclaration<string, infer P> ? ParamsOf<P> : never;
