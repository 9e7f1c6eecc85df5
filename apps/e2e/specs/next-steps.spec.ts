import { kinds } from '@tussock/domain';
import { test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const square = (west: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, -43.1],
      [west + 0.01, -43.1],
      [west + 0.01, -43.09],
      [west, -43.09],
      [west, -43.1],
    ] as const,
  ],
});
/** Heavy, wet land under a winter crop. */
const flats = {
  name: 'River flats',
  status: 'existing',
  landUse: 'winterForage',
  landUseIntensity: 'cropOrWinterForage',
  slopeClass: 'flat',
  parentMaterial: 'loess',
  soilTexture: 'clay',
  drainage: 'poor',
  waterlogging: 'winter',
  olsenP: 20,
};
const swamp = {
  name: 'Swamp',
  status: 'existing',
  ecosystemType: 'wetland',
  condition: 'good',
  fenced: 'no',
};

const standOff = 'Stand stock off or move them when soils are saturated';
const fencing = 'Fence identified natural wetlands';

test('the first page says what to do next; what the land asks for is accepted or dropped, and stands in the register', async ({
  newVisitor,
}) => {
  const { session, plan, boundary, feature, next, living, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Iri Wai', 'iriwai@next.example'));
  await boundary.haveSaved(planId);
  await feature.have(planId, kinds.lmu, { geometry: square(172.5), properties: flats });
  await feature.have(planId, kinds.ecosystem, { geometry: square(172.52), properties: swamp });

  await next.openFarm(planId);
  await next.expectFirst('Add an action for River flats', 'Soil compaction stays at 9 of 9');
  await next.expectHectares(['Not drawn yet']);
  await screen.expectAccessible();
  await screen.take('phone');
  await screen.expectAccessible();
  await screen.take('desk');
  await next.takeFirst();
  await screen.expectHeading('Risk of the whole farm');

  await next.openFarm(planId);
  await next.propose();
  await screen.expectHeading('First draft');
  await next.expectProposal(standOff, 'Soil compaction stays at 9 of 9, which is high.');
  await next.expectProposal(fencing, 'It is a wetland that is not fully fenced.');
  await next.drop(fencing);
  await next.acceptAll();
  await next.expectNothingToPropose();
  // It is seen before it is kept: whoever leaves at that very moment has not written it.
  await living.expectSign('Saved');

  await next.openRegister(planId);
  await next.expectInRegister([standOff]);
  await next.openFarm(planId);
  await next.expectFirst('Answer “Land and soil”', '4 outcomes have no answer yet.');
});
