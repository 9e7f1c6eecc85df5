import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const ADDRESS = '44 Tōtara Road, Te Rere Kōwhai, Mōhuaroa';
/** Titles of the valley, of one piece each. */
const [ONE, OTHER, NONE] = ['9000002', '9000003', 'XX1/1'];

test('[RT-13] a new plan is placed by an address, its title is there to be chosen, and a pasted list chooses more', async ({
  newVisitor,
}) => {
  const { session, dashboard, boundary, map, screen } = await newVisitor();
  const { physicalAddress: _elsewhere, ...plan } = newPlanFor('Kiri Rewi', 'kiri@address.example');
  await session.signIn(people.staff.email);
  await dashboard.open();
  await dashboard.startNewPlan();
  await dashboard.fillInNewPlan(plan);
  // Nobody has to know how it is written; who does finds it as well.
  await dashboard.chooseAddress('44 totara road', ADDRESS);
  await dashboard.chooseAddress('44 Tōtara', ADDRESS);
  await dashboard.createPlan();

  await screen.expectHeading('Boundary');
  await map.settle();
  await boundary.expectFound(/^Found: \d+$/);
  await screen.expectText(ADDRESS);
  await boundary.chooseFound(1);
  await boundary.expectChosen(1);
  const first = await boundary.area();
  await boundary.save();
  await screen.expectToast('Your plan boundaries have been successfully saved.');

  await boundary.findPasted(`${ONE}\n${OTHER}\t${NONE}\n`);
  await boundary.expectFound(/^Found: 2$/);
  await screen.expectText(`The land survey has no title ${NONE}.`);
  await boundary.chooseAllFound();
  await boundary.expectChosen(3);
  const whole = await boundary.area();
  expect(whole).toBeGreaterThan(first);
  await boundary.save();
  await screen.reload();
  await boundary.expectChosen(3);
  expect(await boundary.area()).toBe(whole);
});
