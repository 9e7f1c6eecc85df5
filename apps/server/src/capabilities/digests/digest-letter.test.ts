import { expect, test } from 'vitest';
import { digestLetter } from './digest-letter.ts';
import type { DueThing } from './due-store.ts';

const site = 'https://tussock.example';
const letterOf = (...sorts: readonly DueThing['sort'][]): string =>
  digestLetter({
    to: 'aroha@tussock.example',
    name: 'Aroha',
    frequency: 'daily',
    day: '2026-11-22',
    due: sorts.map((sort, index) => ({
      sort,
      planId: 'plan',
      propertyName: 'Tōtara Flat',
      id: `thing-${index}`,
      title: `Thing ${index}`,
      dueDay: '2026-11-30',
    })) as DueThing[],
    news: [],
    site,
  }).html;

test.each([
  [['actions', 'documents'], 'Open the actions', '/plan/plan/view/actions'],
  [['dates', 'documents'], 'Open the documents', '/plan/plan/view/documents?expiring=true'],
  [['dates', 'consents'], 'Open the consents', '/plan/plan/edit/farm-info#consents'],
  [['consents', 'consents'], 'Open the consents', '/plan/plan/edit/farm-info#consents'],
  [['dates', 'dates'], 'Open the plan', '/plan/plan/view/versions'],
] as const)('of %j on one plan the letter leads to what is due: %s', (sorts, label, path) => {
  const html = letterOf(...sorts);
  const button = html.slice(html.lastIndexOf('<a '));
  expect(button).toContain(`href="${site}${path}"`);
  expect(button).toContain(`>${label}</a>`);
});
