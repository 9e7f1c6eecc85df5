import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { newToken, sessionCookies } from './cookies.ts';

/** The lines a browser is sent when both cookies are set, each as its name and attributes. */
async function setBoth(publicUrl: string): Promise<string[][]> {
  const app = Fastify();
  await app.register(cookie);
  const cookies = sessionCookies({ publicUrl });
  app.get('/', (_request, reply) => {
    cookies.setAttempt(reply, newToken());
    cookies.setSession(reply, newToken());
    return reply.send('');
  });
  const { headers } = await app.inject('/');
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split('; ').map((part, index) => (index === 0 ? part.split('=')[0] : part) ?? ''));
}

test('over https both cookies are Secure and bound to the host by their prefix', async () => {
  expect(await setBoth('https://tussock.example')).toEqual([
    ['__Host-tussock-sign-in', 'Max-Age=600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'],
    ['__Host-tussock', 'Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'],
  ]);
});

test('over plain http, where WebKit stores no Secure cookie, they have neither Secure nor the prefix', async () => {
  expect(await setBoth('http://localhost:3000')).toEqual([
    ['tussock-sign-in', 'Max-Age=600', 'Path=/', 'HttpOnly', 'SameSite=Lax'],
    ['tussock', 'Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Lax'],
  ]);
});

test('over https a cookie of the plain name is not read', async () => {
  const app = Fastify();
  await app.register(cookie);
  const cookies = sessionCookies({ publicUrl: 'https://tussock.example' });
  app.get('/', (request) => ({ session: cookies.readSession(request) ?? 'none' }));
  const { body } = await app.inject({ url: '/', cookies: { tussock: newToken() } });
  expect(JSON.parse(body)).toEqual({ session: 'none' });
});
