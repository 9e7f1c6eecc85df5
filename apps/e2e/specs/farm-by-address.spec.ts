import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const ADDRESS = '44 Tōtara Road, Te Rere Kōwhai, Mōhuaroa';
/** Titles of the valley, of one piece each. */
const [ONE, OTHER, NONE] = ['9000002', '9000003', 'XX1/1'];

test('[RT-13] a new plan is placed by an address, its title is ticked, and a pasted list chooses more', async ({
  newVisitor,
}) => {
  const { session, dashboard, boundary, screen } = await newVisitor();
  const { physicalAddress: _elsewhere, ...plan } = newPlanFor('Kiri Rewi', 'kiri@address.example');
  await session.signIn(people.staff.email);
  await dashboard.open();
  await dashboard.startNewPlan();
  // Nobody has to know how it is written; who does finds it as well.
  await dashboard.chooseAddress('44 totara road', ADDRESS);
  await dashboard.chooseAddress('44 Tōtara', ADDRESS);
  const first = await dashboard.expectTitlesChosen(1);
  await dashboard.expectFact('Regional council', /Canterbury/);
  await dashboard.expectFact('Slope', /mean \d/);
  await dashboard.addTitleNextDoor();
  const both = await dashboard.expectTitlesChosen(2);
  expect(both).toBeGreaterThan(first);
  await dashboard.fillInNewPlan(plan);
  await dashboard.createPlan();
  await screen.expectToast('Your plan boundaries have been successfully saved.');
  await screen.expectHeading('First draft');
  const planId = screen.address().split('/')[2] ?? '';

  await boundary.open(planId);
  await boundary.expectChosen(2);
  expect(await boundary.area()).toBe(both);
  await boundary.findPasted(`${ONE}\n${OTHER}\t${NONE}\n`);
  await boundary.expectFound(/^Found: 2$/);
  await screen.expectText(`The land survey has no title ${NONE}.`);
  await boundary.chooseAllFound();
  await boundary.expectChosen(4);
  const whole = await boundary.area();
  expect(whole).toBeGreaterThan(both);
  await boundary.save();
  await screen.reload();
  await boundary.expectChosen(4);
  expect(await boundary.area()).toBe(whole);
});
