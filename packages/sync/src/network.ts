import type { SnapshotLine } from './engine-services.ts';
import type { LocalRecord } from './local-record.ts';
import type { RecordChange, RecordOp, RecordResult } from './stored.ts';

/** What changed since a revision; or why that cannot be said; or that nothing is for this reader any more. */
export type SinceAnswer =
  | {
      readonly of: 'changes';
      readonly rev: number;
      readonly more: boolean;
      readonly changes: readonly RecordChange[];
    }
  | { readonly of: 'stale'; readonly reason: string }
  | { readonly of: 'withdrawn' }
  | { readonly of: 'signIn' };

/** What was answered to a request with ops in it. */
export interface WriteAnswer {
  readonly status: number;
  readonly results?: readonly RecordResult[];
  readonly code?: string;
  readonly message?: readonly string[];
  readonly retryAfterSeconds?: number;
}

/** The way to the server. Each call is rejected where no answer came. */
export interface RecordNetwork {
  readonly load: () => AsyncIterable<SnapshotLine>;
  readonly since: (asked: {
    readonly rev: number;
    readonly view: string;
    readonly schema: string;
  }) => Promise<SinceAnswer>;
  readonly write: (ops: readonly RecordOp[]) => Promise<WriteAnswer>;
}

export type CatchUpResult = 'current' | 'withdrawn' | 'signIn';

/** Brings a record up to what the server has: by what changed since, or whole where that cannot be said. @throws where no answer came */
export async function catchUp(record: LocalRecord, { since, load }: RecordNetwork): Promise<CatchUpResult> {
  for (;;) {
    const { head } = record;
    const answer: SinceAnswer = head
      ? await since({ rev: head.rev, view: head.view, schema: head.schema })
      : { of: 'stale', reason: 'none' };
    if (answer.of === 'withdrawn' || answer.of === 'signIn') return answer.of;
    if (answer.of === 'stale' || !head) {
      await record.loadSnapshot(load());
      return 'current';
    }
    const { rev, changes, more } = answer;
    const taken = await record.receive({ from: head.rev, rev, changes });
    if (taken === 'kept' && !more) return 'current';
  }
}
