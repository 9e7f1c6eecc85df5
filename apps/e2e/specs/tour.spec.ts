import { test } from '../drivers/test.ts';
import { people } from '../fixtures/people.ts';

test.use({ settings: { DEMO_TOUR: '1' } });

test('somebody new is shown around the demonstration by the keyboard, and the tour that is closed stays closed', async ({
  newVisitor,
}) => {
  const { session, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  await screen.open('/dashboard');
  await screen.expectText('1 of 5');
  await screen.expectAccessible();
  await screen.tabTo('Next');
  await screen.press('Enter');
  await screen.expectText('2 of 5');
  await screen.expectAccessible();
  await screen.expectNoSidewaysScroll();
  await screen.tabTo('Close the tour');
  await screen.press('Enter');
  await screen.reload();
  await screen.expectNoText('2 of 5');
});
