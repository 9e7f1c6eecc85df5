import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('no source of the browser looks into a declaration for what is left out of it', () => {
  const src = join(import.meta.dirname, '../src');
  const asking = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) =>
      /'(?:query|body|reply|bodyLimit|fileType|summary)' in |(?:call|declaration)\.(?:query|body|reply|summary|fileType)\b/.test(
        readFileSync(join(src, path), 'utf8'),
      ),
    );
  expect(asking).toEqual([]);
});
