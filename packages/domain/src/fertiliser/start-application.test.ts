import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { lastApplication, recordSections, sayProducts, startApplication } from './start-application.ts';

const urea = {
  name: 'Spring urea',
  status: 'existing',
  applicationDate: '2026-10-12',
  applicationMethod: 'groundSpreader',
  landUse: 'pastureGrazed',
  paddocks: ['p1', 'p2'],
  area: 20.8,
  photos: ['f1'],
  overCapReason: 'Trial',
  fertiliser_application_product: [{ product: 'Urea', application_rate: 65, nitrogen: 46 }],
};
const row = (id: string, values: object) => ({
  id,
  entity: 'fertiliser',
  values: values as Readonly<Record<string, unknown>>,
});

test('as last time: the product and how it was put on, today, on the same paddocks', () => {
  const started = startApplication({ today: '2026-11-28', like: urea });
  expect(started).toMatchObject({
    name: 'Spring urea',
    status: 'existing',
    applicationDate: '2026-11-28',
    landUse: 'pastureGrazed',
    paddocks: ['p1', 'p2'],
    fertiliser_application_product: [{ product: 'Urea', application_rate: 65, nitrogen: 46 }],
  });
});

test('what was said of that day and ground is not repeated', () => {
  const started = startApplication({ today: '2026-11-28', like: urea });
  expect(Object.keys(started)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:area|photos|overCapReason)$/)]),
  );
});

test('a paddock that is known wins over those of last time', () => {
  expect(startApplication({ today: '2026-11-28', paddockId: 'p9', like: urea })['paddocks']).toEqual(['p9']);
});

test('the last application is that of the paddock, else that of the farm; a planned one is none', () => {
  const rows = [
    row('here', { ...urea, paddocks: ['p1'], applicationDate: '2026-03-01' }),
    row('elsewhere', { ...urea, paddocks: ['p2'] }),
    row('planned', { ...urea, status: 'planned', applicationDate: '2027-01-01' }),
  ];
  expect(lastApplication(rows, 'p1')?.id).toBe('here');
  expect(lastApplication(rows, 'p3')?.id).toBe('elsewhere');
  expect(lastApplication(rows)?.id).toBe('elsewhere');
});

test('products are said with their rates', () => {
  expect(sayProducts(urea)).toBe('Urea 65 kg/ha');
  expect(sayProducts({ fertiliser_application_product: [{ product: 'Lime' }, {}] })).toBe('Lime');
});

test('the form of a record asks for everything that an application has, its photo first', () => {
  const asked = recordSections.flatMap(({ fields }) => fields);
  expect(asked.toSorted()).toEqual(kinds.fertiliser.sections.flatMap(({ fields }) => fields).toSorted());
  expect(asked[0]).toBe('photos');
});
