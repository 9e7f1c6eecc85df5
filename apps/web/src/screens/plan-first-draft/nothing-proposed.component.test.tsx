import type { RecordRow } from '@tussock/contract';
import { draftWords, kinds } from '@tussock/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InOpenPlan } from '../../routes/testing/in-open-plan.tsx';
import { openFakeRecord } from '../../sync/testing/fake-record.ts';
import { NothingProposed } from './nothing-proposed.tsx';
import { firstDraftRoute } from './route.ts';

const drawn: RecordRow = {
  id: 'creek',
  entity: kinds.paddock.id,
  version: 1,
  values: { attributes: { name: 'Creek' }, geometry: { type: 'Point', coordinates: [172.5, -43.1] } },
  made: {},
};
function show(rows: readonly RecordRow[]) {
  openFakeRecord(rows);
  render(
    <InOpenPlan place={firstDraftRoute}>
      <NothingProposed planId="7" mayDraw />
    </InOpenPlan>,
  );
}

test('of a farm on which nothing is drawn it is said that a draft needs that, with the way to it', () => {
  show([]);
  expect(screen.getByText(draftWords.notDrawnAbout)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/plan/7/edit/map/draw');
});

test('of a farm that is drawn it is said that it asks for nothing more', () => {
  show([drawn]);
  expect(screen.getByText(draftWords.noneAbout)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
