import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBody } from './read-json.ts';

const read = (text: string): Promise<unknown> => readBody(Buffer.from(text));
const large = (inside: string): string => `{"note":"${'x'.repeat(300_000)}",${inside}}`;

describe('a JSON body', () => {
  test.each([
    ['{}', {}],
    ['{"rows":[]}', { rows: [] }],
    ['[1,[2]]', [1, [2]]],
    ['"Ng\\u0101ti"', 'Ngāti'],
    ['{"emoji":"\\ud83d\\udc04"}', { emoji: '🐄' }],
  ])('%s is read as what it is', async (text, value) => {
    expect(await read(text)).toEqual(value);
  });

  test('whatever it holds is read as the standard parser reads it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.array(fc.jsonValue())), async (content) => {
        const whole = { ...content, padding: 'x'.repeat(300_000) };
        const text = JSON.stringify(whole).replaceAll('__proto__', 'proto').replaceAll('constructor', 'made');
        expect(await read(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 40 },
    );
  });

  test('is read whole when it is large', async () => {
    const value = await read(large('"a":[ ],"b":[{"c":[1,2]},[3]],"d":{"e":[4]}'));
    expect(value).toMatchObject({ a: [], b: [{ c: [1, 2] }, [3]], d: { e: [4] } });
  });

  test('lets others have their turn when it is large', async () => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await read(
      `{"rows":[${Array.from({ length: 40_000 }, () => '{"name":"Back paddock, by the creek"}').join()}]}`,
    );
    clearImmediate(timer);
    expect(turns).toBeGreaterThan(1);
  });
});

describe('a body is refused', () => {
  test.each([
    ['nested fifteen million deep', '['.repeat(15_000_000), 'The request is nested too deeply.'],
    [
      'of seven million empty objects',
      `{"rows":[${'{},'.repeat(7_000_000)}{}]}`,
      'The request holds more than can be taken at once.',
    ],
    [
      'with an object of five thousand keys',
      `{${Array.from({ length: 5000 }, (_, key) => `"k${key}":1`).join()}}`,
      'An object of the request has too many keys.',
    ],
    ['with NUL in a text', '{"name":"a\\u0000b"}', 'The request contains characters that are not text.'],
    ['with half a character', '{"name":"\\ud83d"}', 'The request contains characters that are not text.'],
    [
      'with the second half first',
      '{"name":"\\udc04\\ud83d"}',
      'The request contains characters that are not text.',
    ],
    [
      'with half a character before another escape',
      '{"name":"\\ud83d\\n"}',
      'The request contains characters that are not text.',
    ],
    [
      'with a key to the prototype',
      '{"__proto__":{"role":"providerAdmin"}}',
      'The request is not valid JSON.',
    ],
    [
      'with a key to the prototype by way of what made it',
      '{"constructor":{"prototype":{"role":"providerAdmin"}}}',
      'The request is not valid JSON.',
    ],
    ['with a hole in a list', large('"a":[1,,2]'), 'The request is not valid JSON.'],
    ['with a comma at the end of a list', large('"a":[1,]'), 'The request is not valid JSON.'],
    ['that breaks off', large('"a":[1,2'), 'The request is not valid JSON.'],
  ])('%s', async (_what, text, message) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'badRequest', details: { message: [message] } });
  });

  test.each([
    ['nested 33 deep', (more: number) => '['.repeat(32 + more) + ']'.repeat(32 + more)],
    [
      'with an object of 2,001 keys',
      (more: number) => `{${Array.from({ length: 2000 + more }, (_, key) => `"k${key}":1`).join()}}`,
    ],
  ])('%s, and not with one less', async (_what, bodyOf) => {
    await expect(read(bodyOf(0))).resolves.toBeTypeOf('object');
    await expect(read(bodyOf(1))).rejects.toMatchObject({ code: 'badRequest' });
  });

  test('whose bytes are no UTF-8', async () => {
    await expect(readBody(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).rejects.toMatchObject({
      details: { message: ['The request contains characters that are not text.'] },
    });
  });
});
