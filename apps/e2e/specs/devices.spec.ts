import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const sound = { Temp150: 14.2, Temp300: 12.9, EC150: 0.31, EC300: 0.28, VWC150: 31.5, VWC300: 33 };

test('[API-DEV-1] [ENT-15] a network is connected, its unknown device adopted, and its readings stand on the device’s page', async ({
  newVisitor,
}) => {
  const { session, plan, devices, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Probe Flats', 'probe@devices.example'));
  const featureId = await devices.haveDevice(planId, 'label 12', 'Top paddock probe');

  await devices.open(planId, featureId);
  await screen.expectText('No readings yet');
  await screen.expectText(/uplinks of a device called “label 12”/);
  await devices.openList(planId);
  await devices.expectInList('Top paddock probe', 'Never');
  await screen.expectText('No network sends readings yet');

  await devices.startIntegration();
  await devices.nameIntegration('Farm network');
  await devices.mapKey(2, 'Temp150');
  await devices.makeIntegration();
  await devices.expectRefused('This key is already in the list');
  await devices.mapKey(2, 'Temp300');
  await devices.makeIntegration();
  const webhook = await devices.takeSecret();

  const uplink = { deviceId: 'eui-77', payload: sound };
  expect(await devices.sendUplink({ ...webhook, secret: 'wrong' }, { ...uplink, minutesAgo: 12 })).toBe(401);
  expect(await devices.sendUplink(webhook, { ...uplink, minutesAgo: 42 })).toBe(202);
  expect(await devices.sendUplink(webhook, { ...uplink, minutesAgo: 12 })).toBe(202);
  expect(await devices.sendUplink(webhook, { ...uplink, minutesAgo: 5, payload: { Temp150: 900 } })).toBe(
    202,
  );

  await devices.openList(planId);
  await devices.expectNotKept('Farm network', 'Outside what a probe can measure', 'Temp150', '900');
  await devices.adopt('eui-77', 'Top paddock probe');
  await screen.expectToast('Your changes have been successfully saved.');
  await devices.expectInList(
    'Top paddock probe',
    /1[2-4] minutes ago/,
    '14.2 / 12.9',
    '0.31 / 0.28',
    '31.5 / 33.0',
  );
  await devices.openFromList('Top paddock probe');
  await devices.expectLatest('Temp150: Soil temperature, 150 mm', '14.2 °C', /1[2-4] minutes ago/);
  await devices.expectLatest('VWC300: Volumetric water content, 300 mm', '33.0 %', /1[2-4] minutes ago/);
  await devices.expectCharts('Soil temperature', 'Electrical conductivity', 'Volumetric water content');
  expect(await devices.countValues('Soil temperature')).toBe(2);
});

test('[API-DEV-1] a secret is renewed and an integration removed: the old one is refused from then on', async ({
  newVisitor,
}) => {
  const { session, plan, devices, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Secret Downs', 'secret@devices.example'));
  await devices.openList(planId);
  await screen.expectText('No devices yet');
  await devices.startIntegration();
  await devices.makeIntegration();
  const first = await devices.takeSecret();
  const second = await devices.renewSecret('The Things Stack');
  const uplink = { deviceId: 'a', minutesAgo: 1, payload: sound };
  expect(await devices.sendUplink(first, uplink)).toBe(401);
  expect(await devices.sendUplink(second, uplink)).toBe(202);
  await devices.removeIntegration('The Things Stack');
  expect(await devices.sendUplink(second, uplink)).toBe(401);
});

test('[API-DEV-1] a year of a probe is looked at from a day to all of it, by chart, keyboard, table and file', async ({
  newVisitor,
}) => {
  const { session, devices, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const { planId, featureId } = await devices.findInDemonstration('Probe by the pivot');
  await devices.open(planId, featureId);
  await devices.expectCharts('Soil temperature', 'Electrical conductivity', 'Volumetric water content');

  await devices.show('Day');
  await devices.expectAddressSays('span=day');
  await expect.poll(() => devices.countValues('Soil temperature')).toBeLessThan(100);
  await devices.show('Year');
  await expect.poll(() => devices.countValues('Soil temperature')).toBeGreaterThan(400);
  await screen.expectText(/measurements. Each point is the mean of about 18 hours/);

  const said = await devices.walk('Soil temperature', 'Home', 'ArrowRight', 'End');
  expect(new Set(said).size).toBe(3);
  expect(said[0]).toMatch(/^\d+ \w+ \d{4}.*: 150 mm [\d.]+ °C \([\d.]+ to [\d.]+\), 300 mm/);

  await devices.openTable();
  expect(await devices.countRows()).toBe(24);

  await screen.open(`/plan/${planId}/view/device/${featureId}?span=day`);
  await devices.expectCharts('Soil temperature', 'Electrical conductivity', 'Volumetric water content');
  const lines = await devices.download();
  expect(lines[0]).toContain('Temp150 (°C),Temp300 (°C),EC150 (dS/m)');
  expect(lines.length).toBeGreaterThan(90);
  expect(lines.length).toBeLessThan(100);
});

test('[API-DEV-1] a silent, a flat-lined and a patchy probe say so in the list and on their page', async ({
  newVisitor,
}) => {
  const { session, devices } = await newVisitor();
  await session.signIn(people.staff.email);
  const { planId } = await devices.findInDemonstration('Probe at the back');
  await devices.openList(planId);
  await devices.expectInList('Probe at the back', 'Silent', '6 days ago');
  await devices.expectInList('Probe on the terrace', 'Flat-lined');
  await devices.openFromList('Probe on the terrace');
  await devices.expectFlag(/has not moved from 11\.6 °C for 3 days/);
});

test('[API-DEV-1] what cannot be read says so, and is read again when it can', async ({ newVisitor }) => {
  const { session, devices, screen } = await newVisitor();
  screen.mayBeRefused(403);
  await session.signIn(people.staff.email);
  const { planId, featureId } = await devices.findInDemonstration('Probe by the pivot');
  const broken = await devices.breakReadings();
  await devices.open(planId, featureId);
  await screen.expectText('The readings could not be read');
  await broken.mend();
  await devices.tryAgain();
  await devices.expectCharts('Soil temperature', 'Electrical conductivity', 'Volumetric water content');
  await screen.open(`/plan/${planId}/view/device/${featureId}?from=2019-01-01&to=2019-01-31`);
  await screen.expectText('Nothing was measured in this span');
});

for (const size of ['desk', 'phone'] as const)
  test(`devices, a device’s page and the form of an integration are accessible, at the size of a ${size}`, async ({
    newVisitor,
  }) => {
    const { session, devices, screen } = await newVisitor();
    await screen.take(size);
    await session.signIn(people.staff.email);
    const { planId, featureId } = await devices.findInDemonstration('Probe on the terrace');
    await devices.openList(planId);
    await devices.expectInList('Probe on the terrace', 'Flat-lined');
    await screen.expectText('Integrations');
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await devices.open(planId, featureId);
    await devices.expectCharts('Soil temperature', 'Electrical conductivity', 'Volumetric water content');
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await devices.openTable();
    await devices.countRows();
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await devices.openList(planId);
    await devices.startIntegration();
    await screen.expectAccessible();
  });
