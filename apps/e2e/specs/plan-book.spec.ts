import { bookWords, taskKinds, taskWords } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { people } from '../fixtures/people.ts';

const FARM = 'Rātā Flat Dairy';

test('[RT-23] the plan is read on one page, at a desk and on a phone', async ({ newVisitor }) => {
  const { session, screen, report, book } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await report.openInDemonstration(FARM);
  for (const size of ['desk', 'phone'] as const) {
    await screen.take(size);
    await book.open(planId);
    await book.expectOutOfView('signOff');
    await book.jumpTo('signOff');
    await screen.expectNoSidewaysScroll();
    await screen.expectAccessible();
  }
});

test('[RT-23] the book is ordered, told of on another page when it is ready, fetched and read', async ({
  newVisitor,
}) => {
  const { session, report, book, dashboard } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await report.openInDemonstration(FARM);
  await book.order(planId);
  await dashboard.open();
  await book.expectReady(taskWords.isReady(taskKinds.planBook.label, FARM));
  const made = await book.fetch(planId);
  expect(made.title).toContain(FARM);
  expect(made.text.replaceAll(/\s+/g, ' ')).toContain(bookWords.foot);
});

test('a whole plan is taken along as a ZIP, and comes in as a new plan with as much on each of its lists', async ({
  newVisitor,
}) => {
  const { session, report, book, list } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await report.openInDemonstration(FARM);
  const before = await list.figuresInOverview(planId);
  expect(before.length).toBeGreaterThan(10);
  const broughtIn = await book.bringIn(await book.takeAlong(planId), { farm: FARM, besides: planId });
  expect(broughtIn).not.toBe('');
  expect(await list.figuresInOverview(broughtIn)).toEqual(before);
});
