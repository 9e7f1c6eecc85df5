import type { RecordPart, RecordResult, RecordRow } from '@tussock/contract';
import { BREAK_MARKER, recordWords, refusals } from '@tussock/domain';
import { ApiError } from '../../api/errors.ts';
import { openRecord, planRecordStore, recordOnceOpen } from '../open-record.ts';
import type { Kept, PartEdit, WaitingOp } from '../plan-record.ts';
import type { PlanRecord } from '../plan-sync.ts';
import { toasts } from '../../session/toasts.ts';
import { wayToChoose } from '../conflict/asked-conflict.ts';
import { planOfAddress } from '../device/opened-plans.ts';
import { filesNamedIn, deleteStoredFormFiles } from '../files/form-files.ts';
import { showRefusal } from './show-refusal.ts';
import { toastOfWrite } from './toast-of-write.ts';
import { undoWrite } from './undo-last.ts';

/**
 * How long a form waits for the word of the server, in milliseconds: what is wrong with it is then shown beside the field. A longer
 * answer is not waited for; the write is kept and goes on by itself.
 */
const FORM_WAITS_MS = 1500;

/** What somebody asks to be written. */
export interface RecordWish {
  /** What is done, in words, for the list of what waits and for undo. */
  readonly label: string;
  readonly parts: readonly PartEdit[];
  /** The sentence of success. */
  readonly toast: string;
  /** No form holds what is written: refused at once it waits with its reason, as what is refused later does. */
  readonly isHeldNowhereElse?: boolean;
  /** It is kept on this device and stands: whoever asked goes on without the word of the server, and holds it no longer. */
  readonly onKept?: () => void;
  /** The refused write that this one takes the place of, in the order of what waits as well; where that is gone it is one of its own. */
  readonly inPlaceOf?: string;
}

/** The plan whose pages somebody is on. */
const planOnPage = (): string | undefined => planOfAddress(globalThis.location?.pathname ?? '');

/** What is done to which thing. */
type TouchedPart = Pick<RecordPart, 'entity' | 'entityId' | 'op'>;

/** Whose what stands is. */
export type Theirs = NonNullable<NonNullable<RecordResult['clash']>['by']>;

/** Who wrote what clashes: the last of them, and each by the value they wrote. */
export type Writers = Pick<NonNullable<RecordResult['clash']>, 'by' | 'byKey'>;

/** Both changed the same: what stands now, and which values clash. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
  /** Null where the thing itself is gone. */
  readonly standing: RecordRow | null;
  readonly keys: readonly string[];
  /** Who wrote what clashes, where the server says so. */
  readonly by: Writers;
  /** The write that waits with this refusal, as nothing else holds it; undefined where a form does. */
  readonly waitingId: string | undefined;

  constructor(message: string, clash: NonNullable<RecordResult['clash']>, waitingId?: string) {
    super(message, 409, { code: 'staleVersion' });
    this.waitingId = waitingId;
    this.standing = clash.current;
    this.keys = clash.keys;
    this.by = clash;
  }
}

const sentenceOf = ({ message, clash }: RecordResult): string =>
  clash?.by?.isOwn ? recordWords.changedTwice : (message?.join(BREAK_MARKER) ?? refusals.generic);

function errorOf(result: RecordResult): ApiError {
  if (result.clash) return new ConflictError(sentenceOf(result), result.clash);
  return new ApiError(sentenceOf(result), result.status, {
    fields: result.fields ?? [],
    repaired: result.repaired,
  });
}

/** Whether nothing beside a field, and no question, will say it. */
const isUntold = (error: ApiError): boolean =>
  error.fields.length === 0 && error.repaired === undefined && !(error instanceof ConflictError);

/** Taken out again before it was done, by undo or by letting go: nothing is told of it. */
const isWithdrawn = ({ status }: RecordResult): boolean => status === 0;
const isAccepted = ({ status }: RecordResult): boolean => status < 300;

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });

/** Says where a write is until the word of the server has come. */
function tellItWaits(record: Pick<PlanRecord, 'sync'>) {
  const { isKept, line } = record.sync();
  // It may have gone while its word was waited for.
  const isOnline = line === 'online';
  const withLine = isKept ? recordWords.onItsWay : recordWords.notYet;
  const message = isOnline ? withLine : isKept ? recordWords.kept : recordWords.onlyHere;
  return toasts.show({ message, type: 'info', icon: isOnline ? 'cloud' : 'cloud-off' });
}

/**
 * Writes to the record of the open plan. What is written stands at once; the word of the server is waited for as long as a form may, and
 * then comes as a toast. Refused within that time, nothing was written, what was typed is still in the form, and the refusal is thrown:
 * one that no field is at fault for has been told.
 *
 * @throws {ConflictError} when somebody else changed the same
 * @throws {ApiError} refused
 * @throws {Error} not kept on this device, which is told
 */
export async function saveToRecord({
  label,
  parts,
  toast,
  onKept,
  isHeldNowhereElse = onKept !== undefined,
  inPlaceOf,
}: RecordWish): Promise<void> {
  // One that is open is written to at once.
  const record = planRecordStore.getState().record ?? (await recordOnceOpen());
  const files = filesNamedIn(parts.flatMap(({ set }) => Object.values(set)));
  const write = (): Promise<Kept> =>
    files.length > 0 ? record.writeWithFiles(label, parts, files) : record.write(label, parts);
  const again = inPlaceOf === undefined ? undefined : await tellNotKept(record.retry(inPlaceOf, parts));
  const kept = again ?? (await tellNotKept(write()));
  onKept?.();
  const mayAnswer = record.sync().line === 'online';
  const result = mayAnswer ? await Promise.race([kept.settled, after(FORM_WAITS_MS)]) : undefined;
  if (result === undefined) {
    const waits = tellItWaits(record);
    // Something waits here now: the browser is asked to keep it also when the device is short of room.
    void globalThis.navigator?.storage?.persist?.().catch(() => false);
    // What is kept with the write is not kept with its form as well.
    deleteStoredFormFiles(files);
    void tellWhenSettled({ label, parts, toast }, kept, waits);
    return;
  }
  if (isWithdrawn(result)) return;
  if (!isAccepted(result)) {
    // Mine and theirs are asked about at once all the same.
    if (onKept && result.clash) throw new ConflictError(sentenceOf(result), result.clash, kept.opId);
    if (isHeldNowhereElse) return showNotAccepted(label, sentenceOf(result));
    await letGo(record, kept);
    const error = errorOf(result);
    if (isUntold(error)) showRefusal(error);
    throw error;
  }
  deleteStoredFormFiles(files);
  tellSaved(toast, kept);
}

const NO_ROOM: ReadonlySet<string> = new Set(['QuotaExceededError', 'NoRoomError']);

/** Sends what was not accepted again, as it is or with other parts; the word of the server comes as the toast that the first would have had. */
export async function sendAgain(
  { opId, label, parts }: Pick<WaitingOp, 'opId' | 'label' | 'parts'>,
  edits?: readonly PartEdit[],
): Promise<void> {
  const kept = await openRecord().retry(opId, edits);
  if (kept) showArrival({ label, parts: edits ?? parts }, kept);
}

/** Tells what becomes of a write of which only the parts are known. */
export const showArrival = (
  { label, parts }: { readonly label: string; readonly parts: readonly TouchedPart[] },
  kept: Kept,
): void => void tellWhenSettled({ label, parts, toast: toastOfWrite(parts) }, kept);

/** What could not be kept is still in the form: whoever typed it must know that it is nowhere else. */
async function tellNotKept<T>(keeping: Promise<T>): Promise<T> {
  try {
    return await keeping;
  } catch (error) {
    const isFull = error instanceof Error && NO_ROOM.has(error.name);
    toasts.show({ message: isFull ? recordWords.noRoom : recordWords.notKept, type: 'danger' });
    throw error;
  }
}

/** The form still holds it: what was refused does not wait beside it. */
const letGo = (record: PlanRecord, { opId }: Kept): Promise<void> => record.drop(opId);

const tellSaved = (message: string, { opId }: Kept): void =>
  void toasts.show({
    message,
    type: 'success',
    action: { label: 'Undo', icon: 'undo', onPress: () => void undoWrite(opId) },
  });

/** It waits with its reason, and can be mended or taken back there; mine and theirs are asked about from here, where there is that to choose. */
export const showNotAccepted = (
  label: string,
  reason: string,
  action?: ReturnType<typeof wayToChoose>,
): void => void toasts.show({ message: recordWords.notAccepted(label, reason), type: 'danger', action });

async function tellWhenSettled(
  { label, parts, toast }: Pick<RecordWish, 'label' | 'toast'> & { readonly parts: readonly TouchedPart[] },
  kept: Kept,
  /** The toast that says that it waits: not true any more by then. */
  waits?: number,
): Promise<void> {
  const from = planOnPage();
  const result = await kept.settled;
  if (waits !== undefined) toasts.close(waits);
  if (isWithdrawn(result)) return;
  if (!isAccepted(result)) showNotAccepted(label, sentenceOf(result), wayToChoose(result, parts));
  // On another farm it would be taken for something of that: there only what was not accepted is told.
  else if (planOnPage() === from) tellSaved(toast, kept);
}
