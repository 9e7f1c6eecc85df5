import { releaseWords } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test('a copy is made, looked over and shared; a stranger reads it without signing in; once withdrawn it is gone at once', async ({
  newVisitor,
}) => {
  const lead = await newVisitor();
  await lead.session.signIn(people.staff.email);
  const planId = await lead.plan.haveCreated(newPlanFor('Kererū Shared', 'shared@sharing.example'));
  await lead.sharing.open(planId);
  await lead.sharing.makeCopy();
  await lead.screen.expectText(releaseWords.leaving.people([]));
  await lead.screen.expectAccessible();
  const path = await lead.sharing.makeLink('For the bank');

  const stranger = await newVisitor();
  await stranger.screen.open(path);
  await stranger.sharing.expectCopy('Shared Downs');
  expect(await stranger.sharing.fetchPdf()).toBe(200);
  await stranger.screen.take('phone');
  await stranger.screen.expectNoSidewaysScroll();
  await stranger.screen.expectAccessible();

  await lead.screen.reload();
  await lead.screen.expectText(releaseWords.openings(2));
  await lead.sharing.withdraw();
  expect(await stranger.sharing.fetchPdf()).toBe(404);
  stranger.screen.mayBeRefused(404);
  await stranger.screen.reload();
  await stranger.screen.expectText(releaseWords.shared.gone);
});
