import { readFile } from 'node:fs/promises';
import { analytes, soilTestDetailFields } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { consent } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const sampleFile = async (name: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: await readFile(new URL(`../../../packages/testkit/laboratory/${name}`, import.meta.url)),
});

test('[VAL-1] [ENT-11] a test is typed in with sliders and exact boxes, and stands beside the earlier ones', async ({
  newVisitor,
}) => {
  const { session, plan, screen, form, soil } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Slider Flats', 'slider@soil.example'));
  const transect = await soil.haveTransect(planId, { name: 'Flats T1', column: 0 });
  await soil.openTransect(planId, transect);
  await screen.expectText('Not sampled yet');
  await soil.startTest();
  for (const { label, slider } of analytes) await soil.expectSlider(label, slider);
  await screen.expectAccessible();

  await soil.fillIn('pH', '15');
  await soil.save();
  await soil.expectRefused('pH', /pH must be 14 or less/);
  await soil.fillIn('pH', '5.85');
  await soil.slide('Olsen P', 20);
  await soil.expectBox('Olsen P', '20');
  await soil.fillIn('Olsen P', '17');
  await soil.expectSliderAt('Olsen P', '17');
  await soil.fillIn('Potassium', '212');
  await screen.expectText('Above 200 MAF QT: check the report again. It is kept as typed.');
  await soil.fillIn('Sulphate sulphur', '<2');
  await form.fillInField(soilTestDetailFields.sampledOn, '2025-06-18');
  await soil.attach({ ...consent, name: 'Report.pdf' });
  await soil.save();
  await screen.expectToast('Your soil test has been successfully saved.');
  await soil.expectRow(
    'Soil tests of this transect',
    '18 Jun 2025',
    'pH 5.85',
    'Olsen P 17 mg/L below target',
    'Potassium 212 MAF QT',
    '<2 mg/kg',
  );

  await soil.startTest();
  await soil.fillIn('Olsen P', '22');
  await form.fillInField(soilTestDetailFields.sampledOn, '2026-06-18');
  await soil.save();
  await soil.expectRow('Soil tests of this transect', '18 Jun 2026', 'Olsen P 22 mg/L on target');
  await soil.expectRows('Soil tests of this transect', 2);

  await screen.take('phone');
  await screen.expectNoSidewaysScroll();
  await screen.expectAccessible();
  await screen.take('desk');

  await soil.openTest('18 Jun 2025');
  await soil.expectBox('Olsen P', '17');
  await soil.expectBox('Sulphate sulphur', '<2');
  await screen.expectText('Report.pdf');
  await soil.deleteTest();
  await screen.expectToast('Your soil test has been successfully deleted.');
  await soil.expectRows('Soil tests of this transect', 1);
});

test('[ENT-12] the laboratory’s file is looked at, mapped, saved once, and its final results replace interim ones', async ({
  newVisitor,
}) => {
  const { session, plan, screen, soil } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Sample Downs', 'sample@soil.example'));
  const names = [
    'Pumice Flat T1',
    'Peat Block T1',
    'Ash Terrace T1',
    'Ash Terrace T2',
    'River Block T1',
    'Maize Paddock T1',
  ];
  for (const [column, name] of names.entries()) await soil.haveTransect(planId, { name, column });
  await soil.open(planId);
  await soil.chooseFile(await sampleFile('lab-mixed-edge-cases.csv'));
  await soil.expectCounts('6 new, 0 already here, 1 told by another row, 2 without a transect, 0 refused');
  await soil.expectInDialog('Ignored, because nothing here has that name: Organic Matter');
  await soil.expectInDialog(/Olsen P of 412 is above 400 mg\/L and left out/);
  await screen.expectAccessible();
  await soil.choose('Orchard Row T1', 'River Block T1');
  await soil.expectCounts('7 new, 0 already here, 1 told by another row, 1 without a transect, 0 refused');
  await soil.choose('Without a name, Line 6', 'Peat Block T1');
  await soil.attach({ ...consent, name: 'SYN250488.pdf' });
  await soil.saveFile(8);
  await screen.expectToast('Your changes have been successfully saved.');
  await soil.expectRow('Newest results by transect', 'Maize Paddock T1', '26 Feb 2026', 'Interim');

  await soil.chooseFile(await sampleFile('lab-mixed-edge-cases.csv'));
  await soil.expectCounts('0 new, 8 already here, 1 told by another row, 0 refused');
  await soil.expectNothingToSave();
  const final = [
    'Laboratory Job Number;Laboratory Number;Interim;Date Sampled;Sample Name;pH',
    'SYN250488;SYN250488.7;No;26/02/2026;Maize Paddock T1;6,4',
    'SYN250490;1;No;26/02/26;Maize Paddock T1;6',
    'SYN250490;2;No;26/02/2026;Orchard Row T1;6',
  ].join('\r\n');
  await soil.chooseFile(csv('final.csv', final));
  await soil.expectCounts('1 new, 1 in place of interim ones, 0 already here, 1 refused');
  await soil.expectInDialog('Date Sampled: “26/02/26” has a year of two digits: it must have four');
  expect(await soil.download('The row with remarks')).toContain(
    'Line 3,Maize Paddock T1,syn250490|1,Refused,',
  );
  await soil.saveFile(2);
  await soil.expectRow('Newest results by transect', 'Maize Paddock T1', '6.4');
  await soil.expectNoInterim();
  const table = await soil.download('Export tests');
  expect(table.trim().split('\r\n')).toHaveLength(10);
});

test('[ENT-12] fifty thousand rows are read beside the page, and every fault can be had', async ({
  newVisitor,
}) => {
  const { session, plan, soil } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Long File', 'long@soil.example'));
  await soil.haveTransect(planId, { name: 'Flats T1', column: 0 });
  await soil.open(planId);
  const rows = Array.from(
    { length: 50_000 },
    (_one, index) => `J1,${index},${index % 2 === 0 ? '99/99/2026' : '18/06/2026'},Nowhere,6,20`,
  );
  const file = csv(
    'long.csv',
    ['Laboratory Job Number,Laboratory Number,Date Sampled,Sample Name,pH,Olsen Phosphorus', ...rows].join(
      '\n',
    ),
  );
  await soil.chooseFile(file);
  await soil.expectCounts('0 new, 0 already here, 25,000 without a transect, 25,000 refused');
  soil.expectReadBeside();
  await soil.expectInDialog('200 rows are shown of 50,000, those to check first.');
  const remarks = await soil.download(/^All 25,000 rows with remarks/);
  expect(remarks.trim().split('\r\n')).toHaveLength(25_001);
});

test('[MAP-4] trends, bands with their source, the map by analyte and samples due', async ({
  newVisitor,
}) => {
  const { session, plan, screen, soil, map } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Trend Hills', 'trend@soil.example'));
  await soil.open(planId);
  await screen.expectText('No soil is sampled here yet');
  for (const [column, name] of ['Flats T1', 'Flats T2', 'Hill T1'].entries())
    await soil.haveTransect(planId, { name, column });
  await soil.haveLandUnit(planId, 'Flats', 2);
  await soil.open(planId);
  await screen.expectText('No test is recorded yet');
  await soil.expectRow('Samples due', 'Hill T1', 'Never sampled');

  const file = [
    'Laboratory Job Number,Laboratory Number,Date Sampled,Sample Name,pH,Olsen Phosphorus',
    'J1,1,18/06/2024,Flats T1,5.6,18',
    'J2,1,18/06/2026,Flats T1,5.9,22',
    'J1,2,18/06/2024,Flats T2,5.8,30',
    'J2,2,18/06/2026,Flats T2,6.2,44',
    'J0,3,18/06/2019,Hill T1,5.4,9',
  ].join('\n');
  await soil.chooseFile(csv('years.csv', file));
  await soil.saveFile(5);
  await soil.expectRow('Samples due', 'Hill T1', '18 Jun 2019', '18 Jun 2022', 'Due');
  await soil.expectRow('Newest results by transect', 'Flats T1', '22', 'On target');
  await screen.expectAccessible();
  await screen.expectNoSidewaysScroll();

  await soil.choose('Measured', 'Olsen P, mg/L');
  await soil.expectLegend(
    'Olsen P',
    'Below target',
    'On target',
    'Above target',
    'Far above target',
    'Cannot be told',
    'No target',
    'Not tested',
  );
  await soil.choose('Place', 'Flats T1');
  await soil.expectChart('Olsen P, Flats T1', /18 Jun 2026: Flats T1 22/);
  await screen.expectText(/^Target 20 to 25 mg\/L\. Source: NZ Grassland Association/);
  await soil.choose('Place', 'Flats (land unit)');
  await soil.expectRow(
    'Olsen P at Flats',
    '18 Jun 2026',
    '33',
    'Flats T1: 22, on target',
    'Flats T2: 44, far above target',
  );

  await map.openDrawing(planId);
  await soil.colourTheMap();
  await soil.expectLegend(
    'pH',
    'Below target',
    'On target',
    'Above target',
    'Cannot be told',
    'No target',
    'Not tested',
  );
  await map.settle();

  await screen.take('phone');
  await soil.open(planId, '?analyte=olsenPhosphorus');
  await soil.expectRow('Samples due', 'Hill T1', 'Due');
  await screen.expectNoSidewaysScroll();
  await screen.expectAccessible();
});
