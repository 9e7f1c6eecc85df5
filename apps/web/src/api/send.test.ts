import { expect, test, vi } from 'vitest';
import { OfflineError } from './errors.ts';
import { readReply, send, type Request } from './send.ts';

const answer = (status: number, body: string | null = '{}') => new Response(body, { status });

async function sendTo(response: Response, request: Request) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockResolvedValue(response);
  const received = await send(request, { fetch, openPlanId: () => 'plan-7' });
  const [url, options] = fetch.mock.calls[0] ?? [];
  return { received, url, options, headers: new Headers(options?.headers) };
}

test('[API-CLI-1] asks for JSON, names itself and sends cookies', async () => {
  const { headers, options } = await sendTo(answer(200), { path: '/api/auth/info' });
  expect(headers.get('accept')).toBe('application/json');
  expect(headers.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(options?.credentials).toBe('include');
});

test('[API-CLI-1] the method is GET without a body', async () => {
  const { options, headers } = await sendTo(answer(200), { path: '/api/plan/all' });
  expect(options?.method).toBe('GET');
  expect(headers.has('content-type')).toBe(false);
});

test('[API-CLI-1] the method is POST with a body, which is JSON', async () => {
  const { options, headers } = await sendTo(answer(200), {
    path: '/api/plan/create',
    body: { propertyName: 'Ōtāwhao' },
  });
  expect(options?.method).toBe('POST');
  expect(headers.get('content-type')).toBe('application/json');
  expect(options?.body).toBe('{"propertyName":"Ōtāwhao"}');
});

test('[API-CLI-1] a method of its own is kept', async () => {
  const { options } = await sendTo(answer(200), { path: '/api/x', method: 'PUT', body: {} });
  expect(options?.method).toBe('PUT');
});

test('[API-CLI-1] [planId] is replaced by the open plan', async () => {
  const { url } = await sendTo(answer(200), { path: '/api/plan/[planId]/feature/all' });
  expect(url).toBe('/api/plan/plan-7/feature/all');
});

test('[API-CLI-1] [planId] without an open plan is a fault, not a call', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  await expect(
    send({ path: '/api/plan/[planId]/owner' }, { fetch, openPlanId: () => undefined }),
  ).rejects.toThrow('No plan is open');
  expect(fetch).not.toHaveBeenCalled();
});

test('[API-CLI-1] a form is sent as it is and names its own content type', async () => {
  const form = new FormData();
  form.set('file', 'a photograph');
  const { options, headers } = await sendTo(answer(200), { path: '/api/x', body: form });
  expect(options?.body).toBe(form);
  expect(headers.has('content-type')).toBe(false);
});

test('[API-CLI-1] an ignored status is no fault', async () => {
  const { received } = await sendTo(answer(404, '{"message":"none"}'), {
    path: '/api/x',
    ignoredStatuses: [404],
  });
  expect(await readReply(received)).toEqual({ message: 'none' });
});

test('a status that is not ignored is a fault', async () => {
  await expect(sendTo(answer(404), { path: '/api/x', ignoredStatuses: [403] })).rejects.toMatchObject({
    status: 404,
  });
});

test.each([
  ['[ERR-204]', answer(204, null)],
  ['[ERR-302]', answer(302, 'moved')],
  ['an empty body', answer(200, '')],
])('%s gives an empty object', async (_row, response) => {
  const { received } = await sendTo(response, { path: '/api/x' });
  expect(await readReply(received)).toEqual({});
});

test('[ERR-302] a redirect is not followed', async () => {
  const { options } = await sendTo(answer(200), { path: '/api/x' });
  expect(options?.redirect).toBe('manual');
});

test('[ERR-502] a page in place of JSON is read as a refusal without a body', async () => {
  await expect(sendTo(answer(502, '<html>Bad gateway</html>'), { path: '/api/x' })).rejects.toMatchObject({
    message: "Oops, something's gone wrong. Try refreshing the page.",
  });
});

test('[ERR-offline] a fetch that fails says that one is offline', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  const sent = send({ path: '/api/x' }, { fetch, openPlanId: () => undefined });
  await expect(sent).rejects.toThrow('You are currently offline.');
  await expect(sent).rejects.toBeInstanceOf(OfflineError);
});

test('a call that was called off is not taken for being offline', async () => {
  const abort = new AbortController();
  abort.abort();
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new DOMException('aborted', 'AbortError'));
  await expect(
    send({ path: '/api/x', signal: abort.signal }, { fetch, openPlanId: () => undefined }),
  ).rejects.toMatchObject({ name: 'AbortError' });
});
