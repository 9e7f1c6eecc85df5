import type { PersonHere, RecordChange } from '@tussock/contract';

/** Callbacks for the events of a plan's record stream, by event name. */
export interface RecordEvents {
  readonly change: { readonly rev: number; readonly changes?: readonly RecordChange[] };
  readonly beat: { readonly rev: number };
  readonly view: { readonly view: string };
  readonly presence: { readonly people: readonly PersonHere[] };
}

type Handlers = { readonly [E in keyof RecordEvents]: (told: RecordEvents[E]) => void } & {
  /** The stream has ended, or could not be opened; the browser does not say why. */
  readonly failed: () => void;
};

/**
 * Subscribes to the changes of a plan's record after a revision. Returns the function that closes the stream. It does not reconnect by itself: the
 * browser's own reconnection has no back-off.
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
