import { refusals } from '@tussock/domain';
import { withinTime } from '../clock/within-time.ts';
import { AppError } from '../http/app-error.ts';
import { parseJson } from '../json/read-json.ts';
import { surveyCalls } from '../metrics/meters.ts';
import { readUpTo } from '../http/read-up-to.ts';

/** Spec §9: time-out of a request to the land survey. */
export const SURVEY_TIMEOUT_MS = 25_000;

/** Largest reply in bytes; a page of titles with their shapes stays far below it. */
const LARGEST_REPLY = 32 * 1024 * 1024;

interface SurveyOptions {
  readonly key: string;
  readonly emptyStatuses?: readonly number[];
  readonly mostBytes?: number;
}

async function readReply(
  url: URL,
  { key, emptyStatuses = [], mostBytes = LARGEST_REPLY }: SurveyOptions,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const response = await fetch(url, {
    redirect: 'error',
    // The key goes in a header: in an address it would end up in logs.
    headers: key ? { authorization: `key ${key}` } : {},
    signal,
  });
  if (emptyStatuses.includes(response.status)) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new AppError('surveyStatus', {
      message: refusals.surveyStatus(response.status, response.statusText),
    });
  }
  return readUpTo(
    response,
    mostBytes,
    (why) => new AppError('surveyUpstream', { logText: `land survey: ${why}` }),
  );
}

/**
 * Fetches from the land survey. Redirects are not followed, since a key is for this host alone.
 *
 * @throws AppError surveyTimeout after 25 s, surveyStatus for a status that is not OK, surveyUpstream for anything else
 */
export async function fetchFromSurvey(
  url: URL,
  options: SurveyOptions & { readonly timeoutMs?: number },
): Promise<Uint8Array | null> {
  const { timeoutMs = SURVEY_TIMEOUT_MS } = options;
  try {
    const reply = await withinTime(timeoutMs, (signal) => readReply(url, options, signal));
    surveyCalls.inc({ outcome: 'answered' });
    return reply;
  } catch (error) {
    const refusal = refusalFrom(error);
    surveyCalls.inc({ outcome: refusal.code });
    throw refusal;
  }
}

function refusalFrom(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') return new AppError('surveyTimeout');
  return new AppError('surveyUpstream', { logText: `land survey: ${String(error)}` });
}

/**
 * Parses JSON from the survey. Errors arrive as XML, also with status 200, so the first character decides.
 *
 * @throws AppError surveyUpstream
 */
export function parseSurveyJson(bytes: Uint8Array | null): unknown {
  const text = new TextDecoder().decode(bytes ?? new Uint8Array()).trimStart();
  if (!text.startsWith('{'))
    throw new AppError('surveyUpstream', { logText: `land survey sent no JSON: ${text.slice(0, 200)}` });
  try {
    return parseJson(text);
  } catch {
    throw new AppError('surveyUpstream', { logText: 'land survey sent JSON that breaks off' });
  }
}
