import {
  acceptTerms,
  createFeature,
  createPlan,
  deleteFeature,
  reportCalls,
  listFeatures,
  listPlans,
  readCurrentUser,
  readInvitation,
  readPlan,
  updateFeature,
} from '@tussock/contract';
import { refusals } from '@tussock/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient, type CallHandlers } from './client.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const handlers = {
  showToast: vi.fn<CallHandlers['showToast']>(),
  setUserErrorCode: vi.fn<CallHandlers['setUserErrorCode']>(),
  unauthorised: vi.fn<CallHandlers['unauthorised']>(),
  resetLists: vi.fn<CallHandlers['resetLists']>(),
};
const client = createApiClient({ fetch, openPlanId: () => 'plan-7' }, handlers);

const willAnswer = (status: number, body: unknown = {}) =>
  fetch.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const lastSent = () => {
  const [url, options] = fetch.mock.lastCall ?? [];
  return { url, method: options?.method, body: options?.body, headers: new Headers(options?.headers) };
};

beforeEach(() => {
  vi.resetAllMocks();
});

test('[API-CLI-1] a declared call goes to its path by its method', async () => {
  willAnswer(200, { _id: 'user-1' });
  expect(await client.call(readCurrentUser, {})).toEqual({ _id: 'user-1' });
  expect(lastSent()).toMatchObject({ url: '/api/auth/info', method: 'GET' });
});

test('[API-CLI-1] the open plan stands in where a plan id is left out', async () => {
  willAnswer(200, {});
  await client.call(readPlan, {});
  expect(lastSent().url).toBe('/api/plan/plan-7');
});

test('while a plan is seen as another role, every call about a plan says so, and no other', async () => {
  const seeing = createApiClient({ fetch, openPlanId: () => 'plan-7', seenAs: () => 'viewer' }, handlers);
  willAnswer(200, {});
  await seeing.call(readPlan, {});
  expect(lastSent().headers.get('x-see-as')).toBe('viewer');
  willAnswer(200, {});
  await seeing.call(readCurrentUser, {});
  expect(lastSent().headers.has('x-see-as')).toBe(false);
  willAnswer(200, {});
  await client.call(readPlan, {});
  expect(lastSent().headers.has('x-see-as')).toBe(false);
});

test('a plan id that is given is taken', async () => {
  willAnswer(200, {});
  await client.call(readPlan, { params: { planId: 'plan-9' } });
  expect(lastSent().url).toBe('/api/plan/plan-9');
});

test('parameters are written safely into the path', async () => {
  willAnswer(200, {});
  await client.call(readInvitation, { params: { token: 'a/b c' } });
  expect(lastSent().url).toBe('/api/invitation/a%2Fb%20c');
});

test('[API-LIST-1] a list is asked for with its sorted query', async () => {
  willAnswer(200, { results: [], currentPage: 2, totalPages: 2 });
  await client.call(listPlans, { query: { search: '', sort: 'createdAt', page: 2 } });
  expect(lastSent().url).toBe('/api/plan/all?page=2&sort=createdAt');
});

test('a write names itself, so that it is done once however often it is sent', async () => {
  willAnswer(200, {});
  await client.call(acceptTerms, {});
  expect(lastSent().headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  willAnswer(200, {});
  await client.call(acceptTerms, {}, { opId: '0190b5a0-0000-7000-8000-000000000001' });
  expect(lastSent().headers.get('idempotency-key')).toBe('0190b5a0-0000-7000-8000-000000000001');
});

test('a question does not name itself', async () => {
  willAnswer(200, { results: [] });
  await client.call(listFeatures, { query: { featureType: 'paddocks' } });
  expect(lastSent().headers.has('idempotency-key')).toBe(false);
  expect(lastSent().url).toBe('/api/plan/plan-7/feature/all?featureType=paddocks');
});

test('the version that was seen goes with a change', async () => {
  willAnswer(200, {});
  await client.call(
    updateFeature,
    {
      params: { featureId: 'f1' },
      query: { featureType: 'paddocks' },
      body: { properties: { name: 'Top' } },
    },
    { version: 7 },
  );
  expect(lastSent().headers.get('if-match')).toBe('"7"');
  expect(lastSent().url).toBe('/api/plan/plan-7/feature/update/f1?featureType=paddocks');
});

test('[TOAST-2] a success shows the declared sentence and resets the declared lists', async () => {
  willAnswer(200, { _id: 'f1' });
  await client.call(deleteFeature, { params: { featureId: 'f1' }, query: { featureType: 'paddocks' } });
  expect(handlers.showToast).toHaveBeenCalledWith({
    message: 'Your paddock has been successfully deleted.',
    type: 'success',
  });
  expect(handlers.resetLists).toHaveBeenCalledWith(['features', 'history']);
});

test('[TOAST-1] creating a plan names the property, the address and the contact', async () => {
  willAnswer(200, { _id: 'plan-9' });
  const body = { propertyName: 'Ōtāwhao', email: 'mere@example.nz', contactName: 'Mere' };
  // Only the three fields of the sentence matter here.
  await client.call(createPlan, {
    body: body as Parameters<typeof client.call<typeof createPlan>>[1]['body'],
  });
  expect(handlers.showToast.mock.lastCall?.[0].message).toBe(
    'Ōtāwhao has been created, and an invite has been sent to mere@example.nz. The farm plan will be accessible when confirmed by Mere.',
  );
});

test('[ERR-400] a refusal shows as a danger toast and is thrown to the caller', async () => {
  willAnswer(400, { message: ['Enter a name.', 'Enter an area.'] });
  await expect(client.call(acceptTerms, {})).rejects.toMatchObject({ status: 400 });
  expect(handlers.showToast).toHaveBeenCalledWith({
    message: 'Enter a name.<br />Enter an area.',
    type: 'danger',
  });
  expect(handlers.resetLists).not.toHaveBeenCalled();
});

test('a quiet call leaves the showing to its caller', async () => {
  willAnswer(400, { message: 'Enter a name.' });
  await expect(client.call(acceptTerms, {}, { isQuiet: true })).rejects.toThrow('Enter a name.');
  expect(handlers.showToast).not.toHaveBeenCalled();
});

test('[ERR-offline] a failed fetch shows the offline sentence', async () => {
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(client.call(acceptTerms, {})).rejects.toThrow('You are currently offline.');
  expect(handlers.showToast).toHaveBeenCalledWith({ message: 'You are currently offline.', type: 'danger' });
});

test.each([100, 101, 102, 103])(
  '[ERR-401] code %i is kept and handed to the unauthorised handler, without a toast',
  async (errorCode) => {
    willAnswer(401, { errorCode });
    await expect(client.call(readCurrentUser, {}, { isQuiet: true })).rejects.toMatchObject({ errorCode });
    expect(handlers.setUserErrorCode).toHaveBeenCalledWith(errorCode);
    expect(handlers.unauthorised).toHaveBeenCalledWith(errorCode);
    expect(handlers.showToast).not.toHaveBeenCalled();
  },
);

test('[ERR-401] the code of an expired link is kept, but the session stands', async () => {
  willAnswer(401, { errorCode: 201 });
  await expect(client.call(readInvitation, { params: { token: 't' } })).rejects.toMatchObject({
    errorCode: 201,
  });
  expect(handlers.setUserErrorCode).toHaveBeenCalledWith(201);
  expect(handlers.unauthorised).not.toHaveBeenCalled();
  expect(handlers.showToast).toHaveBeenCalledWith({ message: 'This link no longer works', type: 'danger' });
});

test('a call that was called off says nothing', async () => {
  const abort = new AbortController();
  abort.abort();
  fetch.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'));
  await expect(client.call(readCurrentUser, {}, { signal: abort.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(handlers.showToast).not.toHaveBeenCalled();
});

test('a file comes with its name', async () => {
  fetch.mockResolvedValueOnce(
    new Response('%PDF', {
      headers: {
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Ōtāwhao paddocks.pdf')}`,
      },
    }),
  );
  const body = { paddockFeatureMode: 'number', cropPastureMode: 'hectares' } as const;
  const file = await client.callForFile(reportCalls.paddock, { body });
  expect(file.fileName).toBe('Ōtāwhao paddocks.pdf');
  expect(await file.blob.text()).toBe('%PDF');
});

test('a feature is created under the open plan', async () => {
  willAnswer(200, { _id: 'f1' });
  await client.call(createFeature, {
    body: {
      _id: 'f1',
      featureType: 'paddocks',
      geometry: { type: 'Point', coordinates: [172, -43] },
      properties: {},
    },
  });
  expect(lastSent()).toMatchObject({ url: '/api/plan/plan-7/feature/create', method: 'POST' });
});

test('a write whose session ended is sent again, the same, once somebody is signed in again', async () => {
  const regainSession = vi.fn(() => Promise.resolve(true));
  const patient = createApiClient({ fetch, openPlanId: () => 'plan-7' }, { ...handlers, regainSession });
  willAnswer(401, { errorCode: 102 });
  willAnswer(200, { _id: 'user-1' });
  await patient.call(acceptTerms, {});
  const [first, second] = fetch.mock.calls.map(([url, options]) => ({ url, ...options }));
  expect(regainSession).toHaveBeenCalledExactlyOnceWith({ isWrite: true });
  expect(second).toEqual(first);
  expect(handlers.unauthorised).not.toHaveBeenCalled();
});

test.each([
  [100, 0],
  [102, 1],
])('where nobody signs in again, or it would not help, a %i is what it was', async (errorCode, asked) => {
  const regainSession = vi.fn(() => Promise.resolve(false));
  const patient = createApiClient({ fetch, openPlanId: () => 'plan-7' }, { ...handlers, regainSession });
  willAnswer(401, { errorCode });
  await expect(patient.call(acceptTerms, {})).rejects.toMatchObject({ errorCode });
  expect(regainSession).toHaveBeenCalledTimes(asked);
  expect(handlers.unauthorised).toHaveBeenCalledExactlyOnceWith(errorCode);
});

describe.each([204, 302])('[ERR-%i] an answer that says nothing', (status) => {
  beforeEach(() => {
    fetch.mockResolvedValueOnce(new Response(null, { status }));
  });

  test('is no success of a save: nothing says it was saved, and what was typed is kept', async () => {
    const saved = client.call(acceptTerms, {});
    await expect(saved).rejects.toThrow('We could not tell whether this was saved.');
    expect(handlers.showToast).toHaveBeenCalledExactlyOnceWith({
      message: refusals.notConfirmed,
      type: 'danger',
    });
    expect(handlers.resetLists).not.toHaveBeenCalled();
  });

  test('is no file: whoever wanted one is told that it did not come, and to ask again', async () => {
    const file = client.callForFile(reportCalls.paddock, { body: {} as never });
    await expect(file).rejects.toThrow('The file did not arrive. Please ask for it again.');
    expect(handlers.showToast).toHaveBeenCalledExactlyOnceWith({
      message: refusals.fileNotCome,
      type: 'danger',
    });
  });

  test('is an empty object to whoever reads', async () => {
    expect(await client.call(readCurrentUser, {})).toEqual({});
  });
});
