import type { GlobalAbility, PlanAbility } from '@tussock/domain';
import type { ZodMiniType, output } from 'zod/mini';

type Schema = ZodMiniType;

/** Who may make a call; the server looks it up in the access table before anything else is done. */
export type Access =
  | { readonly to: 'anyone' }
  | {
      readonly to: 'signedIn';
      readonly ability: GlobalAbility;
      /** Open to those too who have not accepted the present terms. */
      readonly beforeTerms?: true;
    }
  | { readonly to: 'plan'; readonly ability: PlanAbility };

/** Lists that the browser keeps and that a call makes stale. */
export type CachedList =
  | 'plans'
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
  | 'profileSettings'
  | 'files'
  | 'devices'
  | 'integrations'
  | 'calendar'
  | 'reminders'
  | 'tasks'
  | 'reportDownloads'
  | 'releases';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
export type ParamsOf<Path extends string> = { readonly [Name in ParamNames<Path>]: string };
type Parsed<S> = S extends Schema ? output<S> : undefined;

/** How an answer is sent: as JSON, as JSON text made by the database, as a file, as a page to go to, or as events without an end. */
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
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{name}` marks a parameter; `{planId}` is filled in with the open plan where the caller leaves it out. */
  readonly path: Path;
  readonly access: Allowed;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
  /** A body that is accepted, for the description of the calls, where none follows from the shape. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Where it is not 200. */
  readonly status?: number;
  /** Media type of a file; left out where it differs from file to file. */
  readonly fileType?: string;
  /** JSON filtered by its shape where it is left out. */
  readonly answer?: Form;
  /** The success sentence the person sees. */
  readonly toast?: (done: { body: Parsed<Body>; query: Parsed<Query>; reply: Parsed<Reply> }) => string;
  readonly resets?: readonly CachedList[];
  /** A form that another server sends. It carries a proof of its own, so the rule for other sites' writes is not asked. */
  readonly isSentByServer?: true;
  /** The header of that proof, where it is none of the body. */
  readonly proofHeader?: string;
  /** Bytes; the server's general limit holds where it is left out, and a smaller one for calls that anyone may make. */
  readonly bodyLimit?: number;
  /** Calls a minute from one address; the server's general limit holds where it is left out. */
  readonly callsPerMinute?: number;
  /** Milliseconds in which it is answered, or refused as too slow; the server's general limit holds where it is left out. */
  readonly longestMs?: number;
}

/** Declares a call; parameters, query, body and reply are typed from it on both sides. */
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
