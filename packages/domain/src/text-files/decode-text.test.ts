import { describe, expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Paddock,Rate\nPā block,12\n';
const utf16 = (words: string, isBigEnd: boolean): Uint8Array =>
  new Uint8Array(
    Array.from({ length: words.length }, (_one, index) => {
      const code = words.charCodeAt(index);
      return isBigEnd ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }).flat(),
  );

describe('the text of a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(text), 'utf-8'],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 with its mark', utf16(`\uFEFF${text}`, false), 'utf-16le'],
    ['UTF-16 with its mark, big end first', utf16(`\uFEFF${text}`, true), 'utf-16be'],
    ['UTF-16 without its mark', utf16(text, false), 'utf-16le'],
    ['UTF-16 without its mark, big end first', utf16(text, true), 'utf-16be'],
  ])('is read from %s', (_what, bytes, encoding) => {
    expect(decodeText(bytes)).toMatchObject({ ok: true, text, encoding });
  });

  test.each([
    ['UTF-8', new TextEncoder().encode(text), undefined],
    ['UTF-16 with its mark', utf16(`\uFEFF${text}`, false), undefined],
    ['UTF-16 without its mark', utf16(text, false), expect.stringContaining('UTF-16')],
    ['Western Windows', new Uint8Array([0x43, 0x92, 0x2c]), expect.stringContaining('windows-1252')],
  ])('of %s has a notice where its encoding was guessed', (_what, bytes, notice) => {
    const decoded = decodeText(bytes);
    expect(decoded.ok && decoded.notice).toEqual(notice);
  });

  test('of Western Windows has its curly quotes and dashes', () => {
    const bytes = new Uint8Array([0x4f, 0x92, 0x42, 0x20, 0x96, 0x20, 0x93, 0x94]);
    expect(decodeText(bytes)).toMatchObject({ text: 'O’B – “”' });
  });

  test('is composed: a macron of two characters becomes one', () => {
    expect(decodeText(new TextEncoder().encode('Ko\u0304whai'))).toMatchObject({ text: 'K\u014Dwhai' });
  });

  test('of Western Windows is read, and said to be', () => {
    const bytes = new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x2c]);
    expect(decodeText(bytes)).toMatchObject({ ok: true, text: 'Café,', encoding: 'windows-1252' });
    expect(decodeText(bytes)).toHaveProperty('notice');
  });

  test('is read as the person chose, or refused as that', () => {
    expect(decodeText(new Uint8Array([0x43, 0xe9]), 'windows-1252')).toMatchObject({ ok: true, text: 'Cé' });
    expect(decodeText(new Uint8Array([0x43, 0xe9]), 'utf-8').ok).toBe(false);
  });

  test('is not made of a picture', () => {
    expect(decodeText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])).ok).toBe(false);
  });
});
