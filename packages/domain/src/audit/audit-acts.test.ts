import { expect, test } from 'vitest';
import { actsOfDeed, deedOfAct, sayDeed } from './audit-acts.ts';

test('every act that has words is told: a plan that was brought in among the other deeds', () => {
  expect(actsOfDeed('other')).toContain('import');
  expect(sayDeed('import', { whom: null, what: null })).toBe('brought the plan in from a ZIP');
});

test('a role that was given names whom and which, and one that was taken away whom alone', () => {
  expect(sayDeed('changeRole', { whom: 'Hana Ngata', what: 'Editor' })).toBe(
    'gave Hana Ngata the role Editor',
  );
  expect(sayDeed('changeRole', { whom: 'Hana Ngata', what: null })).toBe('took Hana Ngata’s role away');
});

test('an act without words of its own is told as something else, whatever its name', () => {
  expect(deedOfAct('constructor')).toBe('other');
  expect(sayDeed('constructor', { whom: null, what: null })).toBe('did something else');
});
