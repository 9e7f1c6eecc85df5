import { errorCatalogue } from '@tussock/contract';
import { expect, test } from 'vitest';
import { errorFromReply } from './error-from-reply.ts';
import { ApiError, AuthError } from './errors.ts';

const generic = "Oops, something's gone wrong. Try refreshing the page.";

test.each([500, 502])('[ERR-500] [ERR-502] %i shows the message of the body', (status) => {
  expect(errorFromReply(status, { message: 'The survey is closed today.' }).message).toBe(
    'The survey is closed today.',
  );
});

test.each([
  [500, {}],
  [502, {}],
  [500, '<html>Bad gateway</html>'],
  [502, undefined],
  [500, { message: '' }],
  [500, { message: 42 }],
])('[ERR-500] [ERR-502] %i with %j falls back to the generic sentence', (status, body) => {
  expect(errorFromReply(status, body).message).toBe(generic);
});

test.each([
  ['[ERR-429]', 429, 'Oops, something has gone wrong. Try again soon.'],
  ['[ERR-408]', 408, 'Looks like the server is taking too long to respond, please try again soon.'],
  ['[ERR-404]', 404, "Oops, we can't find what you're looking for."],
  ['[ERR-403]', 403, "Sorry you don't have the permission to perform that action."],
  ['[ERR-413]', 413, 'The file uploaded is too large. Please try again.'],
])('%s %i has its own sentence, whatever the body says', (_row, status, sentence) => {
  const error = errorFromReply(status, { message: 'something else' });
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe(sentence);
  expect(error.status).toBe(status);
});

test('[ERR-400] shows the message of the body', () => {
  expect(errorFromReply(400, { message: 'Enter a name.' }).message).toBe('Enter a name.');
});

test('[ERR-400] joins a list of messages with the break marker', () => {
  expect(errorFromReply(400, { message: ['Enter a name.', 'Enter an address.'] }).message).toBe(
    'Enter a name.<br />Enter an address.',
  );
});

test('[ERR-400] without a message has its own sentence', () => {
  expect(errorFromReply(400, {}).message).toBe('Something has gone wrong, try refreshing the page.');
});

test('[ERR-400] keeps the messages by field for the form', () => {
  const fields = [{ field: 'name', message: 'Enter a name.' }];
  expect(errorFromReply(400, { message: ['Enter a name.'], code: 'badRequest', fields })).toMatchObject({
    fields,
  });
});

test.each([100, 101, 102, 103, 200, 201])(
  '[ERR-401] raises an auth error that keeps code %i',
  (errorCode) => {
    const error = errorFromReply(401, { message: 'no', errorCode });
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ errorCode, status: 401 });
  },
);

test.each([undefined, 999, 'x', null])('[ERR-401] with code %j is an unknown auth error', (errorCode) => {
  expect(errorFromReply(401, { errorCode })).toMatchObject({ errorCode: 200 });
});

test.each([402, 405, 409, 415, 418, 503, 504])('[ERR-other] %i shows the generic sentence', (status) => {
  expect(errorFromReply(status, { message: 'teapot' }).message).toBe(generic);
});

test('a stale version says so and carries what stands on the server', () => {
  const error = errorFromReply(409, {
    code: 'staleVersion',
    message: 'Changed since.',
    current: { version: 8 },
  });
  expect(error).toMatchObject({ message: 'Changed since.', code: 'staleVersion', current: { version: 8 } });
});

/** Statuses that the specification gives a sentence, or the answer's own. */
const specified: readonly number[] = [400, 401, 403, 404, 408, 413, 429, 500, 502];
const ownRefusals = Object.entries(errorCatalogue).filter(([, { status }]) => !specified.includes(status));

test.each(ownRefusals)('a refusal of our own is said in its own words: %s', (code, { status }) => {
  const sentence = '“Send for approval” cannot be done now. The plan’s status is: Approved.';
  expect(errorFromReply(status, { code, message: [sentence] }).message).toBe(sentence);
});
