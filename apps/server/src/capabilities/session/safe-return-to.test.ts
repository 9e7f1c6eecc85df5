import { expect, test } from 'vitest';
import { safeReturnTo } from './safe-return-to.ts';

test.each(['/', '/plan/7/view/femp', '/plan/7?tab=map#north', '/a//b', `/${'a'.repeat(499)}`])(
  '%j is a page of this site',
  (wanted) => {
    expect(safeReturnTo(wanted)).toBe(wanted);
  },
);

test.each([
  ['another site', 'https://evil.example/'],
  ['another site by the scheme of this one', '//evil.example'],
  ['what browsers read as that', '/\\evil.example'],
  ['what browsers read as that when they leave the tab out', '/\t/evil.example'],
  ['what browsers read as that when they leave the line end out', '/\n/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a page beside this one', 'plan/7'],
  ['a new header', '/plan\r\nSet-Cookie: a=b'],
  ['a page whose name is endless', `/${'a'.repeat(500)}`],
  ['nothing', ''],
  ['no wish', undefined],
])('who asks to go back to %s comes to the start page', (_which, wanted) => {
  expect(safeReturnTo(wanted)).toBe('/dashboard');
});
