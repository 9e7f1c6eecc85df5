import type {
  Access,
  AnyCall,
  BodyOf,
  CallDeclaration,
  CallById,
  CallId,
  PathParamsOf,
  QueryOf,
  ReplyOf,
} from '@tussock/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from './admit.ts';
import type { Caller, PlanAccess } from './platform/access/caller.ts';
import type { EventStream } from './platform/http/event-stream.ts';
import type { Op } from './platform/ledger/op.ts';

/** Arguments of a handler: parsed and checked input, the known caller, the permitted plan. */
export interface CallContext<C extends AnyCall> {
  readonly params: PathParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: C['access'] extends { to: 'anyone' } ? Caller | undefined : Caller;
  readonly plan: C['access'] extends { to: 'plan' } ? PlanAccess : undefined;
  /** Identity of this write: a repeated one gets the first answer and is not done again. */
  readonly op: Op;
  /** Aborted when the answer is no longer awaited: the time of the call is over, or the client has gone. */
  readonly ended: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answer with a file, a redirect or JSON text, for calls that declare such an answer. */
export type FileAnswer = FileHead &
  (
    | { readonly bytes: Uint8Array }
    /** Content too large for the memory; sent while it is read. */
    | {
        readonly chunks: AsyncIterable<string | Uint8Array>;
        /** Estimated size of all chunks in bytes, where it is known. */
        readonly size?: number;
      }
  );
/** Answer "not modified": the browser has the content, and asked only whether it may still show it. */
export interface UnchangedAnswer {
  readonly isUnchanged: true;
  readonly headers: Readonly<Record<string, string>>;
}
interface FileHead {
  readonly contentType: string;
  readonly fileName?: string;
  /** Compressed for clients that accept it. */
  readonly isCompressed?: true;
  readonly headers?: Readonly<Record<string, string>>;
}
/** Answer with an endless stream of events. */
export interface StreamAnswer {
  /** Called when the stream has opened; `askAgain` checks the caller's right again. Returns the function to call when the stream ends. */
  readonly begin: (stream: EventStream, askAgain: () => Promise<Admission>) => () => void;
}
export interface PageAnswer {
  readonly redirectTo: string;
}
type FormOf<C> =
  C extends CallDeclaration<string, string, infer _Q, infer _B, infer _R, Access, infer Form> ? Form : never;
type Answer<C extends AnyCall> = {
  json: ReplyOf<C>;
  jsonText: string;
  file: FileAnswer | UnchangedAnswer;
  page: PageAnswer;
  stream: StreamAnswer;
}[FormOf<C>];

export type Handler<Id extends CallId> = (
  context: CallContext<CallById<Id>>,
) => Promise<Answer<CallById<Id>>>;

/** Handlers of some calls. All capabilities together must provide one for every declared call. */
export type Handlers<Id extends CallId> = { readonly [K in Id]: Handler<K> };
