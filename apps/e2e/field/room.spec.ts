import { kinds } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { heavyDocument, picture } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({ serviceWorkers: 'allow' });

test('a device whose room is really used up refuses what does not fit, keeps the words, and sends what it could keep', async ({
  newVisitor,
}) => {
  const tom = await newVisitor();
  tom.screen.mayLoseLine();
  await tom.frame.limitRoom(15_000_000);
  await tom.session.signIn(people.staff.email);
  const planId = await tom.plan.haveCreated(newPlanFor('Kī Tonu', 'kitonu@room.example'));
  const troughId = await tom.files.haveTrough(planId);
  await tom.living.openForm(planId, kinds.trough, troughId);
  await tom.living.keepShell();
  await tom.living.expectSign('Saved');
  await tom.frame.goOffline();
  await tom.living.rename(planId, kinds.trough, troughId, 'Kept before');
  await tom.living.expectSign('1 waiting');
  await tom.living.openForm(planId, kinds.trough, troughId);
  await tom.living.fillIn('Name', 'Full trough');
  await tom.files.choose('Documents', heavyDocument);
  await tom.files.expectInForm('Documents', ['Heavy.pdf']);
  await tom.files.save();
  await tom.screen.expectToast(/There is no room left on this device, so none of this was kept/);
  await tom.living.expectField('Name', 'Full trough');
  await tom.living.expectSign('1 waiting');
  await tom.files.takeOut('Heavy.pdf');
  await tom.files.choose('Photos', picture);
  await tom.files.expectInForm('Photos', ['Creek.png']);
  await tom.files.save();
  await tom.screen.expectHeading('Full trough');
  await tom.living.expectSign('2 waiting');
  await tom.frame.comeBack();
  await tom.living.expectSign('Saved');
  expect(await tom.record.doneTo(planId, 'Kept before')).toEqual(['update']);
  expect(await tom.record.doneTo(planId, 'Full trough')).toEqual(['update']);
  expect(await tom.record.filesOf(planId)).toEqual(['Creek.png']);
});

test('in a private window of Chromium the product works, also without a line, and says that nothing is left when it is closed', async ({
  newVisitor,
}) => {
  const tom = await newVisitor();
  tom.screen.mayLoseLine();
  await tom.session.signIn(people.staff.email);
  const planId = await tom.plan.haveCreated(newPlanFor('Tūmataiti', 'tumataiti@room.example'));
  const troughId = await tom.files.haveTrough(planId);
  await tom.living.openForm(planId, kinds.trough, troughId);
  await tom.living.keepShell();
  await tom.living.expectSign('Saved');
  await tom.frame.goOffline();
  await tom.living.rename(planId, kinds.trough, troughId, 'Seen in private');
  await tom.living.expectSign('1 waiting');
  await tom.screen.open(`/plan/${planId}/view/on-device`);
  await tom.screen.expectText(/In a private window all of it is gone when the window is closed/);
  await tom.frame.comeBack();
  await tom.living.expectSign('Saved');
  expect(await tom.record.doneTo(planId, 'Seen in private')).toEqual(['update']);
});
