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

/** What a handler is given: everything parsed and checked, the caller known, the plan allowed. */
export interface CallContext<C extends AnyCall> {
  readonly params: PathParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: C['access'] extends { to: 'anyone' } ? Caller | undefined : Caller;
  readonly plan: C['access'] extends { to: 'plan' } ? PlanAccess : undefined;
  /** Names this very write: a repeated one is answered, not repeated. */
  readonly op: Op;
  /** Aborted once nobody waits for the answer any more: its time is over, or whoever asked has gone. */
  readonly ended: AbortSignal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A file, a page to go to, or JSON text: what a call answers whose declaration says so. */
export type FileAnswer = FileHead &
  (
    | { readonly bytes: Uint8Array }
    /** What is too long to be held at once is sent while it is read. */
    | {
        readonly chunks: AsyncIterable<string | Uint8Array>;
        /** About how many bytes they are together, where that is known. */
        readonly size?: number;
      }
  );
/** What the browser has already; asked for again only to learn whether it may still be shown. */
export interface UnchangedAnswer {
  readonly isUnchanged: true;
  readonly headers: Readonly<Record<string, string>>;
}
interface FileHead {
  readonly contentType: string;
  readonly fileName?: string;
  /** Sent in fewer bytes to whoever can read that. */
  readonly isCompressed?: true;
  readonly headers?: Readonly<Record<string, string>>;
}
/** Events without an end. */
export interface StreamAnswer {
  /** Called when the answer has begun, with what asks for the caller's right anew. Gives what is to be done when it ends. */
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

/** A handler for each of some calls. All capabilities together must give one for every call there is. */
export type Handlers<Id extends CallId> = { readonly [K in Id]: Handler<K> };
