import { nextState, stateOf } from './operation-states.ts';
import type { QueuedOperation } from './stored.ts';

/** Limits of one request. */
const MOST_OPS = 50;
const MOST_CHARACTERS = 900_000;

/** Ids of the things that an operation changes and of those it refers to, which must exist before it. */
function idsIn({ op }: QueuedOperation): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { entityId, set } of op.parts) {
    ids.add(entityId);
    for (const value of Object.values(set))
      for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') ids.add(one);
  }
  return ids;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Ids that later operations wait for. Behind an operation that awaits its files these are also the ids it refers to: evidence reaches the
 * server before the action that it proves is said to be done.
 */
const heldBy = (queued: QueuedOperation): readonly string[] =>
  stateOf(queued) === 'awaitingFiles'
    ? [...idsIn(queued)].filter((id) => ID.test(id) || touched(queued).includes(id))
    : touched(queued);

const touched = ({ op }: QueuedOperation): readonly string[] => op.parts.map(({ entityId }) => entityId);

/**
 * The operations of the next request, in order. An operation waits behind one that was refused or awaits its files, where it changes or
 * refers to the same thing; everything else goes on. A request changes each thing once: the version that a second operation builds on is
 * known only when the first is answered.
 */
export function nextBatch(queue: readonly QueuedOperation[], most = MOST_OPS): readonly QueuedOperation[] {
  const held = new Set<string>();
  const batch: QueuedOperation[] = [];
  const inBatch = new Set<string>();
  let room = MOST_CHARACTERS;
  for (const queued of queue) {
    if (stateOf(queued) === 'acknowledged') continue;
    const mayGo = nextState(queued, 'batched') === 'sent' && ![...idsIn(queued)].some((id) => held.has(id));
    if (!mayGo) {
      for (const id of heldBy(queued)) held.add(id);
      continue;
    }
    const about = touched(queued);
    room -= JSON.stringify(queued.op).length;
    if (batch.length > 0 && (room < 0 || about.some((id) => inBatch.has(id)))) break;
    batch.push(queued);
    for (const id of about) inBatch.add(id);
    if (batch.length === most) break;
  }
  return batch;
}
