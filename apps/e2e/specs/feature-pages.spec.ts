import { kinds } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { expect, test } from '../drivers/test.ts';
import { square } from '../fixtures/outlines.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const GROUND = 'On the same ground';

const paddockNamed = (name: string, over: object = {}) => ({
  name,
  status: 'existing',
  use: 'pasture',
  ...over,
});
const { lucIds: _none, ...unit } = exampleAttributes.lmu;

test('[RT-27] a land unit’s page names what lies on it, leads there, and what is named leads back', async ({
  newVisitor,
}) => {
  const { session, plan, feature, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Links Downs', 'links@downs.example'));
  const unitId = await feature.have(planId, kinds.lmu, {
    geometry: square(172.5, -43.1, 0.004),
    properties: { ...unit, name: 'Lower terrace' },
  });
  const tankId = await feature.have(planId, kinds.pivot, {
    geometry: { type: 'Point', coordinates: [172.501, -43.099] },
    properties: { ...exampleAttributes.pivot, name: 'North pivot' },
  });
  await feature.have(planId, kinds.paddock, {
    geometry: square(172.5, -43.1, 0.002),
    properties: paddockNamed('Front', { irrigatorIds: [tankId] }),
  });
  await feature.have(planId, kinds.paddock, {
    geometry: square(172.503, -43.1, 0.002),
    properties: paddockNamed('Over the edge'),
  });
  await feature.have(planId, kinds.paddock, {
    geometry: square(172.51, -43.1, 0.002),
    properties: paddockNamed('Elsewhere'),
  });

  await feature.open(planId, kinds.lmu, unitId);
  await screen.expectHeading('Lower terrace');
  await feature.expectLinked(GROUND, kinds.paddock, '2 · 5.43 ha', ['Front3.62 ha', 'Over the edge1.81 ha']);
  await feature.expectLinked(GROUND, kinds.pivot, '1', ['North pivot']);
  await screen.expectAccessible();
  await feature.follow(GROUND, kinds.paddock, 'Front');
  await screen.expectHeading('Front');
  await feature.expectLinked(GROUND, kinds.lmu, '1', ['Lower terrace3.62 ha']);
  await feature.follow(GROUND, kinds.pivot, 'North pivot');
  await screen.expectHeading('North pivot');
  await feature.expectLinked('Where it is named', kinds.paddock, '1', ['Front']);
  await screen.take('phone');
  await screen.expectNoSidewaysScroll();
});

test('[ENT-15] a paddock carries mobs: class and breed belong to the type, and stock units are their sum', async ({
  newVisitor,
}) => {
  const { session, plan, feature, form, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Mob Hills', 'mob@hills.example'));
  const id = await feature.have(planId, kinds.paddock, {
    geometry: square(172.5, -43.1, 0.004),
    properties: paddockNamed('Hill'),
  });
  await feature.open(planId, kinds.paddock, id);
  await feature.edit();
  const { stock } = kinds.paddock.fields;
  await feature.addRow(stock.label, stock.rowNoun);
  await feature.chooseInRow('mob 1', 'Type', 'Sheep');
  expect(await feature.optionsInRow('mob 1', 'Class')).toHaveLength(9);
  await feature.chooseInRow('mob 1', 'Class', 'Ewe hoggets');
  await feature.fillInRow('mob 1', 'Number', '340');
  await form.save(kinds.paddock);
  await screen.expectToast('Your paddock has been successfully saved.');
  await screen.reload();
  await feature.expectFigure('Stock units', '238.0 SU');
  await screen.expectText(/Ewe hoggets/);
});

test('what is gone from the farm is marked as removed: off the map and the sums, still on record', async ({
  newVisitor,
}) => {
  const { session, plan, feature, map, list, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Gone Flats', 'gone@flats.example'));
  const at = (west: number, name: string) =>
    feature.have(planId, kinds.paddock, {
      geometry: square(west, -43.1, 0.002),
      properties: paddockNamed(name),
    });
  await at(172.5, 'Front');
  const goneId = await at(172.503, 'Old yards');
  await feature.open(planId, kinds.paddock, goneId);
  await feature.markAsRemoved();
  await screen.expectToast('Your paddock has been successfully saved.');

  await map.openDrawing(planId);
  await map.expectCount('Paddocks', 1);
  await map.showRemoved();
  await map.expectCount('Paddocks', 2);
  await list.openOverview(planId);
  await list.openKind('Paddocks');
  await list.expectTotal('1 paddock, 1 removed');
  await feature.open(planId, kinds.paddock, goneId);
  await screen.expectHeading('Old yards');
  await feature.expectFigure('Status', 'Removed');
});
