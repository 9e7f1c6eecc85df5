import * as z from 'zod/mini';

/** Header that carries an integration's secret. */
export const SECRET_HEADER = 'x-tussock-secret';

/** Maximum size of an uplink in bytes. An uplink with its radio metadata has several thousand. */
export const UPLINK_BODY_LIMIT = 64 * 1024;

const deviceId = z.string().check(z.regex(/^[A-Za-z0-9][\w.:-]{0,59}$/, 'must be a device id'));

/**
 * Uplink message of The Things Stack (v3), limited to the fields we read. The network leaves out fields that are zero, false or empty;
 * other messages of the same integration (joins, acknowledgements) have no `uplink_message`.
 */
export const ttsUplink = z.object({
  end_device_ids: z.object({
    device_id: deviceId,
    dev_eui: z.optional(z.string().check(z.regex(/^[0-9A-Fa-f]{16}$/, 'must be 16 hexadecimal digits'))),
  }),
  received_at: z.optional(z.string().check(z.maxLength(60))),
  /** True when a person sent it from the network's console, so no probe measured it. */
  simulated: z.optional(z.boolean()),
  uplink_message: z.optional(
    z.object({
      f_cnt: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(4_294_967_295))),
      received_at: z.optional(z.string().check(z.maxLength(60))),
      decoded_payload: z.optional(z.unknown()),
      normalized_payload: z.optional(z.unknown()),
    }),
  ),
});
export type TtsUplink = z.infer<typeof ttsUplink>;

const reason = z.enum([
  'notANumber',
  'outOfRange',
  'fromFuture',
  'tooOld',
  'noTime',
  'noReadings',
  'tooManyDevices',
]);

/** Result of an uplink. A repeated uplink is `known` and changes nothing. */
export const uplinkReceipt = z.object({
  outcome: z.enum(['stored', 'known', 'ignored', 'refused']),
  stored: z.array(z.string()),
  refused: z.array(z.object({ reason, subject: z.string() })),
});

export const refusalCount = z.object({
  deviceId: z.string(),
  reason,
  subject: z.string(),
  sample: z.string(),
  count: z.number(),
  lastAt: z.string(),
});
