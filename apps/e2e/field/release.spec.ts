import { kinds } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { makeNextRelease, NEXT_RELEASE } from '../fixtures/next-release.ts';
import { newPlanFor, people } from '../fixtures/people.ts';
import { startTussock, type RunningTussock } from '../fixtures/start-tussock.ts';

test.use({ serviceWorkers: 'allow' });

test('what was kept without a line before a new release is sent by it, once each, after the browser was opened again and took it', async ({
  keptBrowser,
  tussock,
}) => {
  const before = await keptBrowser.start();
  await before.session.signIn(people.staff.email);
  const planId = await before.plan.haveCreated(newPlanFor('Hou Tui', 'houtui@release.example'));
  const troughIds = [await before.files.haveTrough(planId), await before.files.haveTrough(planId)] as const;
  await before.living.openForm(planId, kinds.trough, troughIds[0]);
  await before.living.keepShell();
  await before.living.expectSign('Saved');
  await before.frame.goOffline();
  await before.living.rename(planId, kinds.trough, troughIds[0], 'Of the release before');
  await before.living.rename(planId, kinds.trough, troughIds[1], 'Of it too');
  await before.living.expectSign('2 waiting');
  await before.frame.expectRelease(null);
  await keptBrowser.kill();

  const next = await makeNextRelease();
  await tussock.stop({ isKeepingData: true });
  let server: RunningTussock | undefined;
  try {
    server = await startTussock({ builtIn: next.folder, after: tussock });
    const after = await keptBrowser.start();
    // So that it is surely the new release that sends it. Held up for a while, it is said to wait.
    const notSent = /^(?:Saving…|2 waiting)$/;
    await after.record.swallowWrites();
    await after.session.signIn(people.staff.email);
    await after.files.openPage(planId, troughIds[0]);
    await after.living.expectSign(notSent);
    await after.frame.takeRelease();
    await after.frame.expectRelease(NEXT_RELEASE);
    await after.living.expectSign(notSent);
    await after.screen.expectHeading('Of the release before');
    await after.record.refuseNoMore();
    await after.screen.reload();
    await after.living.expectSign('Saved');
    await after.frame.expectRelease(NEXT_RELEASE);
    expect(await after.record.doneTo(planId, 'Of the release before')).toEqual(['update']);
    expect(await after.record.doneTo(planId, 'Of it too')).toEqual(['update']);
  } finally {
    // Its data goes with the server that it was made by.
    await server?.stop({ isKeepingData: true });
    await next.clearAway();
  }
});
