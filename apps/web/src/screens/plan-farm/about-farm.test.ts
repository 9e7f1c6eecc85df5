import { labelOfOption, planInfoFields } from '@tussock/domain';
import { expect, test } from 'vitest';
import { aboutFarm } from './about-farm.ts';

const info = { propertyName: 'Te Awa', catchment: 'Kiwi Creek', region: 'canterbury' };
const kind = 'dairy';
const label = labelOfOption(planInfoFields.enterprises.row.kind.options, kind);
const about = (said: object, nextDate: Parameters<typeof aboutFarm>[0]['nextDate'] = null) =>
  aboutFarm({ info: { ...info, ...said } as never, nextDate }); // no more of the details is read here

test('the head of a farm says where it is, what is farmed, each once, and when the plan is reviewed', () => {
  const enterprises = [{ kind }, { kind }];
  expect(about({ enterprises }, { kind: 'review', day: '2027-06-30' })).toBe(
    `Kiwi Creek, Canterbury · ${label} · review 30 June 2027`,
  );
});

test('another date is no review, and what is not known is left out', () => {
  expect(about({}, { kind: 'audit', day: '2027-06-30' })).toBe('Kiwi Creek, Canterbury');
  expect(about({ catchment: '', region: undefined })).toBe('');
});
