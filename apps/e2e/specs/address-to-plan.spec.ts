import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

/** A map, six outlines and two drafts. */
test.setTimeout(240_000);

const [LEFT, TOP, WIDTH, HEIGHT] = [0.66, 0.37, 0.05, 0.05];
/** Six paddocks in two rows, a little apart, on the farm of the address. */
const paddocks = [0, 1, 2, 3, 4, 5].map((index) => {
  const [x, y] = [LEFT + (index % 3) * 0.07, TOP + Math.floor(index / 3) * 0.08];
  return {
    name: `Flat ${index + 1}`,
    corners: [
      [x, y],
      [x + WIDTH, y],
      [x + WIDTH, y + HEIGHT],
      [x, y + HEIGHT],
    ] as const,
  };
});

test('from an address to a plan with land units, six paddocks, four dated actions and an invited owner in 45 clicks', async ({
  newVisitor,
}) => {
  const { session, dashboard, map, next, screen, outbox } = await newVisitor();
  const { contactName, email } = newPlanFor('Tui Marsden', 'tui@marsden.example');
  await session.signIn(people.staff.email);
  await dashboard.open();
  const clicks = await map.countClicks();

  await dashboard.startNewPlan();
  await dashboard.clickAddress('44 totara', '44 Tōtara Road, Te Rere Kōwhai, Mōhuaroa');
  await dashboard.expectTitlesChosen(1);
  await dashboard.clickAndType('Contact name', contactName);
  await dashboard.clickAndType('Contact e-mail', email);
  await dashboard.createPlan();

  await screen.expectHeading('First draft');
  await next.acceptUnits();
  await next.acceptAll();
  await next.drawPaddocks();
  await map.settle();
  await map.startDrawing('Paddock');
  for (const { name, corners } of paddocks) await map.outlineAndName(name, ...corners);

  const count = await clicks();
  test.info().annotations.push({ type: 'clicks', description: String(count) });
  expect(count).toBeLessThanOrEqual(45);

  const planId = screen.address().split('/')[2] ?? '';
  await next.openRegister(planId);
  await next.expectDated(4);
  expect(await outbox.invitationTo(email)).toMatch(/^\/invitation\/.+/);
});
