import { toNewZealandTransverseMercator, type Position } from '@tussock/geometry';
import { areaRecord, shapefileOf } from '@tussock/testkit';
import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test('[ENT-1] a zipped shapefile is dropped, looked at, kept as a layer and made into paddocks', async ({
  newVisitor,
}) => {
  const { session, plan, boundary, mapFiles, map, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Waru Downs', 'waru@files.example'));
  await boundary.haveSaved(planId);
  const ring: readonly Position[] = [
    [172.3, -42.8],
    [172.302, -42.8],
    [172.302, -42.798],
    [172.3, -42.798],
    [172.3, -42.8],
  ];
  const inMetres = ring.map((position) => {
    const [east, north] = toNewZealandTransverseMercator(position);
    return [east, north] as const;
  });
  const zip = shapefileOf([areaRecord(inMetres)]);
  await mapFiles.open(planId);
  await mapFiles.drop({ name: 'survey.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await mapFiles.expectRead('Shapefile (zipped)', 'NZTM2000', '1 area');
  await screen.expectAccessible();
  await mapFiles.keepAsLayer('Survey of 2026');
  await screen.expectToast('The layer Survey of 2026 is on the map.');
  await mapFiles.makeFeatures('Make 1 paddock');
  // The titles that were chosen lie further east.
  await mapFiles.saveAnyway(/is outside the boundary/);
  await expect.poll(() => plan.storedCorners(planId, 'Row 1').catch(() => [])).toHaveLength(5);
  await map.openDrawing(planId);
  await screen.expectText('Survey of 2026');
});

test('a whole farm is taken out and made into the same features of another plan, where one is found by its name', async ({
  newVisitor,
}) => {
  const { session, plan, report, mapFiles, map, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const farmId = await report.openInDemonstration('Rātā Flat Dairy');
  const features = await plan.storedFeatures(farmId);
  await mapFiles.open(farmId);
  const farmAsTables = await mapFiles.takeOut('GeoPackage');

  const planId = await plan.haveCreated(newPlanFor('Rua Rātā', 'rua@files.example'));
  await mapFiles.open(planId);
  await mapFiles.drop(farmAsTables);
  await mapFiles.expectRead('GeoPackage');
  await mapFiles.makeFeatures(`Make ${features.length} features`);
  await expect.poll(() => plan.storedFeatures(planId)).toEqual(features);

  // Found by what it is called, wherever one is: the map goes there and has it chosen.
  await map.openDrawing(planId);
  await screen.findOnFarm('header tank', 'Header tank');
  await map.settle();
  await map.expectChosen('Header tank');
  await map.openItsPage();
  await screen.expectHeading('Header tank');
});
