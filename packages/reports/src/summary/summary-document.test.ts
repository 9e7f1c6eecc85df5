import { bookWords, kinds, reports, summaryWords as words } from '@tussock/domain';
import { expect, test } from 'vitest';
import { sentencesOf } from '../document/sentences-of.ts';
import type { PlanRow } from '../record/plan-row.ts';
import { readReportSource } from '../record/read-report-source.ts';
import { summaryDocument } from './summary-document.ts';

const at = new Date('2026-11-20T00:00:00Z');
const row = (entity: string, id: string, values: object): PlanRow => ({
  entity,
  id,
  values: { ...values },
  made: {},
});
const action = (id: string, values: object) =>
  row('action', id, { state: 'agreed', dueOn: '2026-12-01', ...values });
const summaryOf = (rows: readonly PlanRow[]) =>
  summaryDocument(readReportSource({ rows, rev: 3, at }), { mostActions: 24 });
const textOf = (rows: readonly PlanRow[]): string => sentencesOf(summaryOf(rows)).join('\n');

test('an empty plan gives a summary that says what there is not', () => {
  const text = textOf([row('plan', 'p', { propertyName: 'Kahu Flats' })]);
  expect(text).toContain(words.placesNone);
  expect(text).toContain(bookWords.actions.nothingOpen);
});

test('what is open is listed with the earliest first, and what is done is not', () => {
  const text = textOf([
    row('plan', 'p', { propertyName: 'Kahu Flats' }),
    action('a', { title: 'Fence the creek' }),
    action('b', { title: 'Move the trough', dueOn: '2026-11-25' }),
    action('c', { title: 'Plant flax', state: 'done', doneOn: '2026-11-01' }),
  ]);
  expect(text.indexOf('Move the trough')).toBeGreaterThan(0);
  expect(text.indexOf('Fence the creek')).toBeGreaterThan(text.indexOf('Move the trough'));
  expect(text).not.toContain('Plant flax');
});

test('of very many open actions a page is listed, and the rest counted', () => {
  const many = Array.from({ length: 30 }, (_, nth) => action(`a${nth}`, { title: `Action ${nth}` }));
  expect(textOf([row('plan', 'p', { propertyName: 'Kahu Flats' }), ...many])).toContain(
    bookWords.actions.moreOpen(6),
  );
});

test('who to ring has what the plan knows, and lines for what it does not', () => {
  const text = textOf([
    row('plan', 'p', { propertyName: 'Kahu Flats', contactName: 'Aroha Tamatea', phone: '027 123 4567' }),
  ]);
  expect(text).toContain('Aroha Tamatea, 027 123 4567');
  expect(text).toContain(words.council);
  expect(text).not.toContain(words.manager);
});

test('places that need care are named, list by list', () => {
  const place = row(kinds.csa.id, 'x', {
    name: 'Bull hollow',
    status: 'existing',
    geometry: { type: 'Point', coordinates: [172.3, -42.8] },
  });
  expect(textOf([row('plan', 'p', { propertyName: 'Kahu Flats' }), place])).toContain('Bull hollow');
});

test('its name is that of its declaration', () => {
  expect(summaryOf([]).name).toBe(reports.summary.name);
});
