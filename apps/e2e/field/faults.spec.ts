import { kinds } from '@tussock/domain';
import { expectEqualAfterEdits } from '../drivers/edit-together.ts';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { heavyPicture } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({ serviceWorkers: 'allow' });

async function onFarm({ session, plan, files, screen }: Visitor, name: string) {
  screen.mayLoseLine();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.toLowerCase().replaceAll(' ', '')}@faults.example`),
  );
  return { planId, troughId: await files.haveTrough(planId) };
}

test('a device without room says so, keeps the words in the form, and takes them when there is room again', async ({
  newVisitor,
}) => {
  const tom = await newVisitor();
  const { planId, troughId } = await onFarm(tom, 'Ki Kāore');
  await tom.living.openForm(planId, kinds.trough, troughId);
  await tom.living.keepShell();
  await tom.living.expectSign('Saved');
  await tom.frame.goOffline();
  await tom.frame.haveRoom(false);
  await tom.living.fillIn('Name', 'Full trough');
  await tom.files.choose('Photos', heavyPicture);
  await tom.files.expectInForm('Photos', ['Heavy.png']);
  await tom.files.save();
  await tom.screen.expectToast(/There is no room left on this device/);
  await tom.living.expectField('Name', 'Full trough');
  await tom.frame.haveRoom(true);
  await tom.files.save();
  await tom.screen.expectHeading('Full trough');
  await tom.living.expectSign('1 waiting');
  await tom.frame.comeBack();
  await tom.living.expectSign('Saved');
  expect(await tom.record.doneTo(planId, 'Full trough')).toEqual(['update']);
});

test('a browser that keeps nothing, as in some private windows, works over the line and says that nothing is kept', async ({
  newVisitor,
}) => {
  const tom = await newVisitor();
  await tom.frame.forbidDatabases();
  const { planId, troughId } = await onFarm(tom, 'Huna');
  await tom.living.rename(planId, kinds.trough, troughId, 'Seen once');
  await tom.living.expectSign('Saved');
  await tom.screen.open(`/plan/${planId}/view/on-device`);
  await tom.screen.expectText(/is not on this device/);
  expect(await tom.record.doneTo(planId, 'Seen once')).toEqual(['update']);
});

for (const [direction, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const)
  test(`a clock that is a day ${direction} changes nothing: what was kept without a line is sent once, in order`, async ({
    newVisitor,
  }) => {
    const tom = await newVisitor();
    const { planId, troughId } = await onFarm(tom, `Wā ${direction}`);
    await tom.frame.moveClock(days);
    await tom.living.openForm(planId, kinds.trough, troughId);
    await tom.living.keepShell();
    await tom.living.expectSign('Saved');
    await tom.frame.goOffline();
    await tom.living.rename(planId, kinds.trough, troughId, 'First');
    await tom.living.rename(planId, kinds.trough, troughId, 'Second');
    await tom.living.expectSign('2 waiting');
    await tom.frame.comeBack();
    await tom.living.expectSign('Saved');
    const done = (await tom.record.log(planId)).map(({ op, name }) => `${op} ${name}`);
    expect(done.slice(0, 3).toReversed()).toEqual(['create Creek trough', 'update First', 'update Second']);
  });

for (const answer of [401, 500, 'nothing'] as const)
  test(`a server that answers ${answer} in the middle of sending is asked again, and what waited is done once`, async ({
    newVisitor,
  }) => {
    const tom = await newVisitor();
    const { planId, troughId } = await onFarm(tom, `Anō ${answer}`);
    await tom.record.answerWrites(answer);
    await tom.living.rename(planId, kinds.trough, troughId, 'After all');
    await tom.living.openForm(planId, kinds.trough, troughId);
    await tom.living.expectSign('Saved');
    expect(await tom.record.doneTo(planId, 'After all')).toEqual(['update']);
  });

for (const [answer, reason] of [
  [400, /Not now/],
  [403, /have the permission/],
  [404, /find what you/],
  [409, /gone wrong/],
] as const)
  test(`what a server refuses with ${answer} in the middle of sending is shown with its reason, and sent again when asked`, async ({
    newVisitor,
  }) => {
    const tom = await newVisitor();
    const { planId, troughId } = await onFarm(tom, `Kāo ${answer}`);
    await tom.living.openForm(planId, kinds.trough, troughId);
    await tom.living.keepShell();
    await tom.frame.goOffline();
    await tom.living.rename(planId, kinds.trough, troughId, 'After all');
    await tom.record.answerWrites(answer);
    await tom.frame.comeBack();
    await tom.living.expectSign('1 not accepted');
    await tom.living.openWaiting();
    await tom.living.expectWaiting('Not accepted', [/Creek trough changed/]);
    await tom.living.expectWaiting('Not accepted', [reason]);
    await tom.living.answerWaiting('Creek trough changed', 'Send again');
    await tom.living.expectSign('Saved');
    expect(await tom.record.doneTo(planId, 'After all')).toEqual(['update']);
  });

test('of what an older release kept the rows are made anew, and what it never sent is sent by the next one, once', async ({
  newVisitor,
}) => {
  const tom = await newVisitor();
  const { planId, troughId } = await onFarm(tom, 'Tuku Iho');
  const otherId = await tom.files.haveTrough(planId);
  await tom.living.openForm(planId, kinds.trough, troughId);
  await tom.living.keepShell();
  await tom.living.expectSign('Saved');
  await tom.frame.goOffline();
  await tom.living.rename(planId, kinds.trough, troughId, 'Of the release before');
  await tom.living.expectSign('1 waiting');
  await tom.frame.makeKeptOlder(planId);
  await tom.living.expectSign('1 waiting');
  await tom.frame.comeBack();
  await tom.living.expectSign('Saved');
  expect(await tom.record.doneTo(planId, 'Of the release before')).toEqual(['update']);
  await tom.living.openForm(planId, kinds.trough, otherId);
  // What was loaded anew is kept as what was kept before: it stands without a line.
  await tom.frame.goOffline();
  await tom.living.openForm(planId, kinds.trough, otherId);
  await tom.living.expectField('Name', 'Creek trough');
  await tom.living.openForm(planId, kinds.trough, troughId);
  await tom.living.expectField('Name', 'Of the release before');
});

test('two people make five hundred edits each in their own browsers, and both lists and a fresh one end as the server has it', async ({
  newVisitor,
}) => {
  const [tom, mere, fresh] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const { planId } = await onFarm(tom, 'Waru Moa');
  await expectEqualAfterEdits(planId, [tom, mere, fresh], 500);
});
