import type { PersonHere, RecordChange } from '@tussock/contract';

/** What the stream of a plan's record tells, by the name of its event. */
export interface RecordEvents {
  readonly change: { readonly rev: number; readonly changes?: readonly RecordChange[] };
  readonly beat: { readonly rev: number };
  readonly view: { readonly view: string };
  readonly presence: { readonly people: readonly PersonHere[] };
}

type Handlers = { readonly [E in keyof RecordEvents]: (told: RecordEvents[E]) => void } & {
  /** The stream has ended, or was never opened: why is not told. */
  readonly failed: () => void;
};

/**
 * Listens to what becomes of a plan's record after a revision. Answers how to close it. It does not open again by itself: the browser's own
 * way of doing that knows no back-off.
 */
export function listenToRecord(
  planId: string,
  { rev, view }: { readonly rev: number; readonly view: string },
  handlers: Handlers,
): () => void {
  const asked = new URLSearchParams({ rev: String(rev), view });
  const source = new EventSource(`/api/plan/${encodeURIComponent(planId)}/replica/stream?${asked}`);
  for (const event of ['change', 'beat', 'view', 'presence'] as const)
    source.addEventListener(event, ({ data }: MessageEvent<string>) => {
      // Of our own server, by the name of its event.
      (handlers[event] as (told: unknown) => void)(JSON.parse(data));
    });
  source.addEventListener('error', () => {
    source.close();
    handlers.failed();
  });
  return () => source.close();
}
