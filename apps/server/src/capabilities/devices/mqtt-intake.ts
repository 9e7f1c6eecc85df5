import { ttsUplink, UPLINK_BODY_LIMIT } from '@tussock/contract';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { parseJson } from '../../platform/json/read-json.ts';
import type { Logger } from '../../platform/log/logger.ts';
import { subscribe, type BrokerSettings, type Subscription } from '../../platform/mqtt/subscribe.ts';
import { uplinkFrom, type Ingest } from './ingest.ts';

/** Key of the advisory lock; any number that nothing else locks by. */
const INTAKE_LOCK = 7423;
/** Interval at which a process without the subscription tries to get it. */
const LOCK_RETRY_MS = 15_000;

export interface MqttSettings extends BrokerSettings {
  /** Integration ids by application of the network. */
  readonly integrations: ReadonlyMap<string, string>;
}

export interface MqttIntake {
  stop(): Promise<void>;
}

interface IntakeParts {
  readonly database: Pick<OpenDatabase, 'holdLock'>;
  readonly ingest: Ingest;
  readonly log: Logger;
  readonly settings: MqttSettings;
}

/** `v3/{application}@{tenant}/devices/{device}/up` */
const TOPIC = /^v3\/([^/@]+)(?:@[^/]*)?\/devices\/([^/]+)\/up$/;

function parseMessage(payload: Uint8Array): unknown {
  try {
    return parseJson(Buffer.from(payload).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Handles one message. A message that is no valid uplink is skipped, since a retry would fail too. */
async function takeMessage(
  { ingest, log, settings }: IntakeParts,
  topic: string,
  payload: Uint8Array,
): Promise<void> {
  const [, application = '', deviceId] = TOPIC.exec(topic) ?? [];
  const integrationId = settings.integrations.get(application);
  const leave = (reason: string): void =>
    log.info({ topic, reason }, 'a message of the broker was left aside');
  if (integrationId === undefined) return leave('no integration for this application');
  if (payload.length > UPLINK_BODY_LIMIT) return leave('too large');
  const read = ttsUplink.safeParse(parseMessage(payload));
  if (!read.success) return leave('not an uplink');
  // The broker lets a device publish under its own topic only; what the message says of itself proves nothing.
  if (read.data.end_device_ids.device_id !== deviceId) return leave('speaks for another device');
  const sender = await ingest.findSender(integrationId);
  if (!sender) return leave('the integration was removed');
  const uplink = uplinkFrom(read.data);
  if (uplink) await ingest.take(sender, uplink);
}

/** Starts the intake of uplinks from a broker. Of several processes on one database one has the subscription; when it ends, another takes over. */
export function startMqttIntake(parts: IntakeParts): MqttIntake {
  const { database, log, settings } = parts;
  let held: { release(): Promise<void> } | undefined;
  let subscription: Subscription | undefined;
  let isStopping = false;
  let looking = Promise.resolve();

  async function letGo(): Promise<void> {
    const [open, lock] = [subscription, held];
    subscription = undefined;
    held = undefined;
    await open?.close();
    await lock?.release();
  }

  async function look(): Promise<void> {
    if (isStopping || held) return;
    held = await database.holdLock(INTAKE_LOCK, () => {
      log.warn('the lock of the broker’s subscription was lost');
      held = undefined;
      looking = looking.then(letGo);
    });
    if (held)
      subscription = await subscribe(settings, (topic, payload) => takeMessage(parts, topic, payload), log);
  }
  const lookAgain = (): void => {
    looking = looking
      .then(look)
      .catch((error: unknown) => log.warn({ err: error }, 'the broker’s lock could not be asked for'));
  };

  lookAgain();
  const timer = setInterval(lookAgain, LOCK_RETRY_MS);
  timer.unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await looking;
      await letGo();
    },
  };
}
