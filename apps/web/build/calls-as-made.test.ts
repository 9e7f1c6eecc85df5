import { expect, test } from 'vitest';
import { withoutServersPart } from './calls-as-made.mjs';

const CALL = `import { shape } from './shape.ts';
export const readThing = defineCall({
  id: 'thing.get',
  summary: 'A thing, with { braces }.',
  method: 'GET',
  path: '/api/thing',
  query: shape({ reply: 1 }),
  reply: shape({ a: 1 }),
  resets: ['plans'],
});
`;

test('of a call the browser keeps its address and what follows it, and loses what only the server reads', () => {
  const kept = withoutServersPart(CALL);
  expect(kept.replaceAll(/\s+/g, ' ').trim()).toBe(
    "import { shape } from './shape.ts'; export const readThing = defineCall({ id: 'thing.get', method: 'GET', path: '/api/thing', resets: ['plans'], });",
  );
});

test('every line stays where it was', () => {
  expect(withoutServersPart(CALL).split('\n')).toHaveLength(CALL.split('\n').length);
});
