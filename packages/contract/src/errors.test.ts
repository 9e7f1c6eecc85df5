import { expect, test } from 'vitest';
import { errorCatalogue, type ErrorCode } from './errors.ts';

/** Specification §8, word for word, held by hand against the catalogue. */
const specified: readonly [row: string, code: ErrorCode, status: number, message: string][] = [
  ['ERR-500', 'unexpected', 500, "Oops, something's gone wrong. Try refreshing the page."],
  ['ERR-429', 'tooMany', 429, 'Oops, something has gone wrong. Try again soon.'],
  [
    'ERR-408',
    'requestTimeout',
    408,
    'Looks like the server is taking too long to respond, please try again soon.',
  ],
  ['ERR-404', 'notFound', 404, "Oops, we can't find what you're looking for."],
  ['ERR-400', 'badRequest', 400, 'Something has gone wrong, try refreshing the page.'],
  ['ERR-403', 'forbidden', 403, "Sorry you don't have the permission to perform that action."],
  ['ERR-413', 'tooLarge', 413, 'The file uploaded is too large. Please try again.'],
  ['ERR-survey', 'surveyTimeout', 502, 'Request timed out. Please try again.'],
  ['ERR-survey', 'surveyUpstream', 502, 'Upstream error.'],
];

test.each(specified)('[%s] %s is answered as specified', (_row, code, status, message) => {
  expect(errorCatalogue[code]).toMatchObject({ status, message });
});

/** Specification §4: codes of signing in, carried by a 401. */
const authCodes: readonly [code: ErrorCode, errorCode: number][] = [
  ['userNotFound', 100],
  ['sessionNotFound', 101],
  ['sessionExpired', 102],
  ['tokenFailure', 103],
  ['wrongSecret', 101],
  ['expiredLink', 201],
];

test.each(authCodes)('[ERR-401] %s carries code %i', (code, errorCode) => {
  expect(errorCatalogue[code]).toMatchObject({ status: 401, errorCode });
});

test('[ERR-401] every 401 carries a code, and nothing else does', () => {
  const without = Object.entries(errorCatalogue).filter(
    ([, entry]) => (entry.status === 401) !== 'errorCode' in entry,
  );
  expect(without).toEqual([]);
});

test('what we did not foresee, a full disk and a database that is away are reported to an operator, and nothing else', () => {
  const reported = Object.entries(errorCatalogue).flatMap(([code, entry]) =>
    'report' in entry ? [code] : [],
  );
  expect(reported).toEqual(['unexpected', 'databaseFull', 'storageFull', 'databaseAway']);
});
