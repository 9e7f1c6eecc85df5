import type { TtsUplink } from '@tussock/contract';
import { readUplink, type Mapping, type ReadUplink, type ReadingRefusal, type Uplink } from '@tussock/domain';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { uplinks } from '../../platform/metrics/meters.ts';
import { forwardClock } from './forward-clock.ts';
import { inBatches } from './in-batches.ts';
import { findIntegrationsById } from './integration-store.ts';
import { isSecret } from '../../platform/secrets/secret.ts';
import { uplinkAllowance } from './uplink-allowance.ts';
import { countRefusals, insertReadings, sensorIdsOf, type RefusalRow } from './uplink-store.ts';

/** Limit of one integration. Fifty probes that send every quarter of an hour come to 4. */
const UPLINKS_PER_MINUTE = 1200;
const LARGEST_BATCH = 200;

/** The sender of uplinks: an existing integration, with the mapping of its payloads. */
export interface Sender {
  readonly id: string;
  readonly planId: string;
  readonly mapping: Mapping;
}

export interface Receipt {
  readonly outcome: 'stored' | 'known' | 'ignored' | 'refused';
  readonly stored: string[];
  readonly refused: { reason: ReadingRefusal['reason']; subject: string }[];
}

/** Intake of readings; all sources use it. */
export interface Ingest {
  /** @throws AppError wrongSecret, both for a wrong secret and for an unknown integration */
  authenticate(integrationId: string, secret: string): Promise<Sender>;
  /** Finds an integration; undefined where there is none. */
  findSender(integrationId: string): Promise<Sender | undefined>;
  /** Seconds until the sender may send again; 0 for now. */
  waitFor(sender: Sender): number;
  /** Stores an uplink, and resolves with what was stored of it. */
  take(sender: Sender, uplink: Uplink): Promise<Receipt>;
}

const SIMULATED = ' (simulated)';

/** Reads an uplink in the format of The Things Stack. Undefined for its other messages. */
export const uplinkFrom = ({
  end_device_ids: ids,
  received_at: sentAt,
  uplink_message: message,
  simulated = false,
}: TtsUplink) =>
  message
    ? {
        // What a person sent to try the network out is a device of its own, so that nobody takes it for what a probe measured.
        deviceId: simulated ? `${ids.device_id}${SIMULATED}` : ids.device_id,
        devEui: simulated ? null : (ids.dev_eui?.toUpperCase() ?? null),
        receivedAt: message.received_at ?? sentAt,
        decodedPayload: message.decoded_payload,
        normalisedPayload: message.normalized_payload,
      }
    : undefined;

interface Taken {
  readonly sender: Sender;
  readonly uplink: Uplink;
  readonly read: ReadUplink;
}

const hasValues = ({ read }: Taken): boolean => read.at !== null && Object.keys(read.values).length > 0;

/** Whether an uplink added stored values: of several for one time in a batch, each counts for what the earlier ones lacked. */
function claim(kept: ReadonlyMap<string, Set<string>>, time: string, { read }: Taken): boolean {
  const claimed = kept.get(time);
  const brought = Object.keys(read.values).filter((reading) => claimed?.has(reading) === false);
  for (const reading of brought) claimed?.add(reading);
  return brought.length > 0;
}

/** Writes a batch: sensors, then readings with the latest values, then the counts of refusals. */
async function keep(db: Database, clock: Clock, batch: readonly Taken[]): Promise<readonly Receipt[]> {
  const heardAt = clock.now();
  const withValues = batch.filter(hasValues);
  const ids = await sensorIdsOf(
    db,
    withValues.map(({ sender, uplink }) => ({
      planId: sender.planId,
      integrationId: sender.id,
      deviceId: uplink.deviceId,
      devEui: uplink.devEui,
      heardAt,
    })),
  );
  const sensorIds = new Map(withValues.map((taken, index) => [taken, ids[index]]));
  const rows = withValues.flatMap((taken) => {
    const sensorId = sensorIds.get(taken);
    const { at, values } = taken.read;
    return sensorId === undefined || at === null ? [] : { sensorId, at, values };
  });
  const times = rows.length === 0 ? [] : [...(await insertReadings(db, rows))];
  const kept = new Map(times.map((time) => [time, new Set<string>()]));

  const refusals: RefusalRow[] = [];
  const receipts = batch.map((taken): Receipt => {
    const { sender, uplink, read } = taken;
    const sensorId = sensorIds.get(taken);
    const hasNoRoom = hasValues(taken) && sensorId === undefined;
    const refused: readonly ReadingRefusal[] = hasNoRoom
      ? [{ reason: 'tooManyDevices', subject: '', sample: '' }]
      : read.refusals;
    const isNew = !hasValues(taken) || hasNoRoom || claim(kept, `${sensorId} ${read.at?.getTime()}`, taken);
    if (isNew)
      refusals.push(
        ...refused.map((it) => ({ ...it, integrationId: sender.id, deviceId: uplink.deviceId, at: heardAt })),
      );
    const isKept = hasValues(taken) && !hasNoRoom;
    return {
      outcome: isKept ? (isNew ? 'stored' : 'known') : 'refused',
      stored: isKept ? Object.keys(read.values) : [],
      refused: refused.map(({ reason, subject }) => ({ reason, subject })),
    };
  });
  await countRefusals(db, refusals);
  return receipts;
}

const busy = (): Error => new AppError('busy');

/** Creates the intake of uplinks. `rateLimitScale` multiplies the limit of each integration. */
export function createIngest(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { rateLimitScale = 1 }: { readonly rateLimitScale?: number } = {},
): Ingest {
  const find = inBatches<string, { sender: Sender; secretHash: Uint8Array } | undefined>(
    async (ids) => {
      const rows = await findIntegrationsById(db, [...new Set(ids)]);
      const byId = new Map(
        rows.map(({ id, planId, mapping, secretHash }) => [
          id,
          { sender: { id, planId, mapping: mapping as Mapping }, secretHash }, // written by the declared fields only
        ]),
      );
      return ids.map((id) => byId.get(id));
    },
    { most: LARGEST_BATCH, full: busy },
  );
  const write = inBatches<Taken, Receipt>((batch) => keep(db, clock, batch), {
    most: LARGEST_BATCH,
    full: busy,
  });
  const believed = forwardClock(clock);
  const waitFor = uplinkAllowance(UPLINKS_PER_MINUTE * rateLimitScale, clock);
  return {
    async authenticate(integrationId, secret) {
      const found = await find(integrationId);
      if (!isSecret(secret, found?.secretHash) || !found) throw new AppError('wrongSecret');
      return found.sender;
    },
    findSender: async (integrationId) => (await find(integrationId))?.sender,
    waitFor: ({ id }) => waitFor(id),
    async take(sender, uplink) {
      const receipt = await write({
        sender,
        uplink,
        read: readUplink(uplink, sender.mapping, believed.now()),
      });
      uplinks.inc({ outcome: receipt.outcome });
      return receipt;
    },
  };
}
