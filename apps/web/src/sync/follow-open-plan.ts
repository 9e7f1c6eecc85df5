import { findEntity, GEOMETRY, isKindId, mergingOf, recordWords } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import type { RecordRules, Values } from '@tussock/sync';
import { listenToRecord } from '../api/record-stream.ts';
import { openPlanStore } from '../plan-session/open-plan.ts';
import { closeWhenSent, planRecordStore } from './open-record.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { databaseName } from './device/opened-plans.ts';
import { openPlanSync } from './open-sync.ts';
import type { Listen } from './adapters/catch-up-loop.ts';
import { seeAsStore } from '../plan-session/see-as.ts';
import { estimateBoundary } from './estimates/estimate-boundary.ts';
import { estimateAuthor, estimateSignatures } from './estimates/estimate-signatures.ts';
import { currentUserStore } from '../session/current-user.ts';
import { measureShape } from './estimates/measure-shape.ts';
import { lineOfRows, rowsInLine } from './adapters/snapshot-lines.ts';
import { resetLists } from '../session/query-client.ts';
import { recordNetwork } from './adapters/record-network.ts';
import { sendWaitingFile } from './files/send-file.ts';
import { resetListsWithRecord } from './reset-lists-with-record.ts';
import { isSharedDevice } from '../session/shared-device.ts';
import { toasts } from '../session/toasts.ts';

const rules: RecordRules = {
  idListsOf: (entity) => mergingOf(findEntity(entity)).idLists,
  rowKeysOf: (entity) => mergingOf(findEntity(entity)).rowKeys,
  isMadeOnce: (entity) => findEntity(entity)?.isMadeOnce === true,
  // What is drawn is measured at once, by the code that measures the record.
  estimate: ({ entity, values, at }, made): Values => {
    if (entity === 'boundary') return estimateBoundary(values, made);
    const { user } = currentUserStore.getState();
    const by = user && { id: user._id, name: user.name, at };
    if (by && entity === 'action') return estimateSignatures(values, made, by);
    if (by && entity === 'evidence') return estimateAuthor(made, by);
    return isKindId(entity) && values[GEOMETRY]
      ? { ...made, ...measureShape(values[GEOMETRY] as Geometry) }
      : made;
  },
};

/** The person and plan of a sync, and the role it is seen as. */
interface Opened {
  readonly planId: string;
  readonly userId: string;
  /** The role the plan is seen as, where it is not the person's own. */
  readonly seenAs: string | null;
}

/** A stream is opened without headers, so it cannot be of another role: such a plan catches up from time to time. */
const listenToNothing: Listen = () => () => {};

async function eraseBeside({ planId, userId }: Pick<Opened, 'planId' | 'userId'>): Promise<void> {
  const { eraseBesideRows } = await import('./device/erase-device.ts');
  await eraseBesideRows({ name: databaseName(userId, planId), userId, planId });
}

/** Opens the sync of a plan. One that nobody looks at catches up from time to time, and shows nobody as present. */
export const openSyncOf = ({ planId, userId, seenAs }: Opened, isLookedAt = true) =>
  openPlanSync({
    planId,
    userId,
    isKept: seenAs === null && !isSharedDevice(),
    network: recordNetwork(planId),
    listen:
      seenAs === null && isLookedAt
        ? (asked, handlers) => listenToRecord(planId, asked, handlers)
        : listenToNothing,
    rules,
    parse: rowsInLine,
    write: lineOfRows,
    files: sendWaitingFile(planId),
    // Rows that another role may not see stay for the person's own.
    withdrawn: () => void (seenAs === null && eraseBeside({ planId, userId })),
    // Nothing is announced of a plan that nobody looks at.
    allSent: (count) =>
      void (isLookedAt && toasts.show({ message: recordWords.allSent(count), type: 'success' })),
    rightsChanged: () => resetLists(['planInfo']),
    locks: globalThis.navigator?.locks,
    openChannel: (name) => new BroadcastChannel(name),
  });

/** The plan to open now; none before a person has accepted the terms. */
function wanted(): Opened | undefined {
  const { user } = currentUserStore.getState();
  const { planId } = openPlanStore.getState();
  if (!user?.hasAcceptedTerms || planId === undefined) return undefined;
  return { planId, userId: user._id, seenAs: seeAsStore.getState().role };
}

let opened: string | undefined;
let stopResetting: (() => void) | undefined;

function follow(): void {
  const next = wanted();
  const name = next && JSON.stringify(next);
  if (name === opened) return;
  opened = name;
  stopResetting?.();
  stopResetting = undefined;
  const before = planRecordStore.getState().record;
  if (before) closeWhenSent(before);
  planRecordStore.setState({ record: null });
  if (next) void open(next);
}

let openings = 0;

async function open(next: Opened): Promise<void> {
  openings += 1;
  const opening = openings;
  const record = await openSyncOf(next);
  // Another plan, or this one again, may have been opened meanwhile; or whoever was here is gone.
  if (opening !== openings || opened === undefined) return record.close();
  planRecordStore.setState({ record });
  stopResetting = resetListsWithRecord(record);
}

/** Opens the plan of the address anew: a sync whose right was withdrawn is over, also for a person who is let in again. */
export function reopenRecord(): void {
  opened = undefined;
  follow();
}

let isFollowing = false;

/** Keeps the sync of the plan of the address open from here on, for the person who is here and the role they see it as. */
export function followOpenPlan(): void {
  if (isFollowing) return;
  isFollowing = true;
  askBeforeLeaving();
  follow();
  for (const store of [openPlanStore, currentUserStore, seeAsStore]) store.subscribe(follow);
}
