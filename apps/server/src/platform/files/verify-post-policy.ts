import { isSignedByOne } from '../secrets/opening-keys.ts';
import { signatureOf, type StoreKeys } from './sign-post-policy.ts';

/** An upload whose form fields were verified. Sizes are bytes. */
export interface AllowedUpload {
  readonly key: string;
  readonly contentType: string;
  readonly minBytes: number;
  readonly maxBytes: number;
}

const SIGNED_FIELDS = new Set([
  'key',
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Date',
  'Policy',
  'X-Amz-Signature',
  'Content-Type',
]);
const LONGEST_POLICY = 4096;

interface Policy {
  readonly expiration: string;
  readonly conditions: readonly (Readonly<Record<string, string>> | readonly [string, ...unknown[]])[];
}

const isList = (condition: Policy['conditions'][number]): condition is readonly [string, ...unknown[]] =>
  Array.isArray(condition);

/** Parses a signed policy. We wrote all that is signed, so its shape is known. */
function readPolicy(fields: ReadonlyMap<string, string>, keys: readonly StoreKeys[]): Policy | undefined {
  const policy = fields.get('Policy') ?? '';
  const time = fields.get('X-Amz-Date') ?? '';
  const signature = fields.get('X-Amz-Signature') ?? '';
  if (policy.length > LONGEST_POLICY || !/^[0-9a-f]{64}$/.test(signature)) return undefined;
  if (!isSignedByOne(signature, keys, (one) => signatureOf(policy, time.slice(0, 8), one))) return undefined;
  return JSON.parse(Buffer.from(policy, 'base64').toString('utf8')) as Policy; // signed by this installation, as was checked before
}

/**
 * Verifies the form fields of an upload to the disk store as S3 does: one of our keys signed it, it has not expired, and every field is one that the
 * policy names, with the value it names. Undefined when any of this fails.
 */
export function verifyPostPolicy(
  fields: ReadonlyMap<string, string>,
  bucket: string,
  keys: readonly StoreKeys[],
  at: Date,
): AllowedUpload | undefined {
  if ([...fields.keys()].some((name) => !SIGNED_FIELDS.has(name))) return undefined;
  const policy = readPolicy(fields, keys);
  if (!policy || !(new Date(policy.expiration) > at)) return undefined;
  let range: readonly [number, number] | undefined;
  for (const condition of policy.conditions) {
    if (isList(condition)) {
      const [operator, name, value] = condition;
      if (operator === 'content-length-range') range = [Number(name), Number(value)];
      else if (fields.get(String(name).slice(1)) !== value) return undefined;
      continue;
    }
    const [[name, value] = ['', '']] = Object.entries(condition);
    if ((name === 'bucket' ? bucket : fields.get(name)) !== value) return undefined;
  }
  const [key, contentType] = [fields.get('key'), fields.get('Content-Type')];
  if (!range || key === undefined || contentType === undefined) return undefined;
  return { key, contentType, minBytes: range[0], maxBytes: range[1] };
}
