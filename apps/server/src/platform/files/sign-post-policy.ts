import { createHmac } from 'node:crypto';

/** Credentials of a store. The disk store has a pair of its own, derived from the server's secret. */
export interface StoreKeys {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** An upload that is permitted: this key, this type, at most this size, until this time. */
export interface UploadGrant {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
  /** Bytes. */
  readonly maxBytes: number;
  readonly expiresAt: Date;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signs a policy by AWS Signature Version 4; `day` is 'YYYYMMDD'. */
export function signatureOf(policy: string, day: string, { secretKey, region }: StoreKeys): string {
  const signingKey = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secretKey}`, day), region));
  return hmac(signingKey, policy).toString('hex');
}

/**
 * Creates the form fields that go before the file in an upload by POST. The content type is a condition and not a field, because the browser adds
 * that field itself, and a field may occur only once.
 */
export function signPostPolicy(grant: UploadGrant, keys: StoreKeys, at: Date): Record<string, string> {
  const time = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const signed = {
    key: grant.key,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${keys.accessKey}/${day}/${keys.region}/s3/aws4_request`,
    'X-Amz-Date': time,
  };
  const conditions = [
    { bucket: grant.bucket },
    ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
    ['eq', '$Content-Type', grant.contentType],
    ['content-length-range', 1, grant.maxBytes],
  ];
  const text = JSON.stringify({ expiration: grant.expiresAt.toISOString(), conditions });
  const policy = Buffer.from(text).toString('base64');
  return { ...signed, Policy: policy, 'X-Amz-Signature': signatureOf(policy, day, keys) };
}
