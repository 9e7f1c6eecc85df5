import { daysAfter, dayInNewZealand, planInfoFields } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { consent as paper } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const ENDS = daysAfter(dayInNewZealand(new Date()), 52);

const place = {
  phone: '03 312 3456',
  lat: -43.5,
  lng: 171.6,
  region: 'canterbury',
  catchment: 'Example River',
  surfaceWaterAllocationZone: 'Example River Zone',
};
const registers = {
  propertyOwnerships: [
    {
      ownerName: 'Tōtara Limited',
      entityType: 'company',
      tenure: 'feeSimple',
      titleReferences: 'CB1/2',
      sharePercent: 100,
    },
  ],
  isLeased: true,
  leases: [
    { lessor: 'Tuia Trust', titleReferences: 'CB1/3', hectares: 12.5, from: '2024-06-01', to: '2030-05-31' },
  ],
  enterprises: [{ kind: 'dairy', sharePercent: 100, hectares: 210, note: 'Spring calving' }],
  distributionAreas: [{ name: 'Shed block', spreads: 'dairyEffluent', hectares: 42, note: 'Pods' }],
  supplyNumbers: '1234',
  nzbn: '9429000000000',
  farmaxFarm_id: 'F-1',
  betweenBlocks: 'roadRailRiver',
  soilTestEveryYears: 4,
};
const consent = {
  number: 'CRC 204',
  activity: 'takeWater',
  authority: 'another',
  authorityName: 'Sampleshire Council',
  expiresOn: ENDS,
  conditions: 'At most 18 litres a second',
};

test('[RT-12] [ENT-1] on a phone every detail of a farm is filled in, kept, and a consent that ends is due', async ({
  newVisitor,
}) => {
  const { session, screen, plan, form } = await newVisitor();
  await screen.take('phone');
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Ruth Field', 'ruth@field.example'));
  await plan.openFarm(planId);
  await form.fillInAll(planInfoFields, { ...place, ...registers });
  await plan.goToPart('Consents');
  await form.fillInAll(planInfoFields, { consents: [consent] });
  await plan.addPaper('consent 1', paper);
  await plan.saveFarm();
  await screen.expectToast('Your changes have been successfully saved.');
  expect(await plan.storedInfo(planId)).toMatchObject({
    ...place,
    ...registers,
    consents: [{ ...consent, documents: [expect.any(String)] }],
  });
  await screen.open(`/plan/${planId}`);
  await plan.expectDue('Take water, CRC 204', 'Ends');
});
