import { dayInNewZealand, kinds } from '@tussock/domain';
import { expectEqualAfterEdits } from '../drivers/edit-together.ts';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { rightOfMiddle, square } from '../fixtures/outlines.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({ serviceWorkers: 'allow' });

const paddockNamed = (name: string, west: number) => ({
  geometry: square(west, -43.1, 0.004),
  properties: { name, status: 'existing', use: 'pasture' },
});

/** A plan with a paddock called Front in the middle of its map. */
async function onFarmWithFront({ session, plan, feature }: Visitor, name: string) {
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.toLowerCase().replace(' ', '')}@living.example`),
  );
  const frontId = await feature.have(planId, kinds.paddock, paddockNamed('Front', 172.5));
  return { planId, frontId };
}

test('two people on one farm see each other and each other’s saves, and choose where both changed the same', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  const { planId, frontId } = await onFarmWithFront(tom, 'Pou Kahu');
  // One at a desk, one with a phone.
  await mere.screen.take('phone');
  await mere.session.signIn(people.admin.email);
  await tom.living.openForm(planId, kinds.paddock, frontId);
  await mere.living.openForm(planId, kinds.paddock, frontId);
  await tom.living.expectAlsoHere(people.admin.name, 'Edit a feature, Front');
  await mere.living.expectAlsoHere(people.staff.name, 'Edit a feature, Front');
  await mere.screen.expectNoSidewaysScroll();

  // Different fields: what one saves comes into the form of the other, over nothing that is typed there.
  await tom.living.fillIn('Paddock number', '7');
  await mere.living.fillIn('Name', 'Front flat');
  await mere.living.saveForm('paddock');
  await mere.screen.expectToast('Your paddock has been successfully saved.');
  await tom.living.expectField('Name', 'Front flat');
  await tom.living.expectField('Paddock number', '7');
  await tom.living.saveForm('paddock');
  await tom.screen.expectToast('Your paddock has been successfully saved.');
  await mere.screen.expectHeading('Front flat');
  await mere.form.expectShown('7');

  // The same field: mine and theirs stand side by side.
  await tom.living.openForm(planId, kinds.paddock, frontId);
  await tom.living.fillIn('Name', 'Front of Tom');
  await mere.feature.edit();
  await mere.living.fillIn('Name', 'Front of Mere');
  await mere.living.saveForm('paddock');
  await mere.screen.expectHeading('Front of Mere');
  // Whoever is first at the server is not asked.
  await mere.living.expectAllSent();
  await tom.living.saveFormIntoQuestion('paddock');
  await tom.living.expectQuestion('Name', { mine: 'Front of Tom', theirs: 'Front of Mere' });
  await tom.living.take('Front of Tom');
  await tom.living.saveChosen();
  await tom.screen.expectHeading('Front of Tom');
  await mere.screen.expectHeading('Front of Tom');
});

test('of what two people write at length of one thing both are kept by a press, whatever the size of the window', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  const { planId, frontId } = await onFarmWithFront(tom, 'Kahu Both');
  await mere.session.signIn(people.admin.email);
  await tom.living.openForm(planId, kinds.paddock, frontId);
  await tom.form.fillInAll(kinds.paddock.fields, { notes: 'The gate is broken.' });
  await mere.living.openForm(planId, kinds.paddock, frontId);
  await mere.form.fillInAll(kinds.paddock.fields, { notes: 'The trough leaks.' });
  await mere.living.saveForm('paddock');
  await mere.screen.expectHeading('Front');
  await mere.living.expectAllSent();
  await tom.living.saveFormIntoQuestion('paddock');
  await tom.living.expectQuestion('Notes', { mine: 'The gate is broken.', theirs: 'The trough leaks.' });
  await tom.living.take('Both');
  await tom.screen.take('phone');
  await tom.living.expectTaken('Both');
  await tom.living.saveChosen();
  await tom.screen.expectHeading('Front');
  await expect
    .poll(() => tom.record.valuesOf(planId, kinds.paddock.wording.featureType))
    .toEqual([expect.objectContaining({ notes: 'The trough leaks.\n\nThe gate is broken.' })]);
});

test('what one draws and names stands on the other’s map and list, and two outlines of one thing stand on one picture', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  const { planId } = await onFarmWithFront(tom, 'Rua Tui');
  await mere.session.signIn(people.admin.email);
  await mere.list.openOverview(planId);
  await mere.list.openKind('Paddocks');
  await mere.list.expectNames(['Front']);

  // A plan without a boundary opens at what is drawn on it: there is room beside it further out.
  await tom.map.openDrawing(planId);
  await tom.map.zoomOut();
  await tom.map.zoomOut();
  await tom.map.startDrawing('Paddock');
  await tom.map.outline(...rightOfMiddle);
  await tom.map.fillIn('Name', 'Flat');
  await tom.map.choose('Use', 'Pasture');
  await tom.map.save('paddock');
  await tom.screen.expectToast('Your paddock has been successfully saved.');
  await mere.list.expectNames(['Flat', 'Front']);

  await tom.map.expectChosen('Flat');
  await mere.list.changeElsewhere(planId, 'Flat', { name: 'Creek flat' });
  await tom.map.expectChosen('Creek flat');

  await tom.map.act('Reshape');
  await tom.map.settle();
  await tom.map.drag(rightOfMiddle[3], [0.68, 0.6]);
  await mere.record.reshape(planId, 'Creek flat');
  await mere.living.expectAlsoHere(people.staff.name, 'Draw the farm, Creek flat');
  await tom.map.save('shape');
  await tom.living.expectBothOutlines();
  // A window that is turned meanwhile asks on, and still knows what was chosen.
  await tom.living.take('Theirs');
  await tom.screen.take('phone');
  await tom.living.expectTaken('Theirs');
  await tom.screen.take('desk');
  await tom.living.expectTaken('Theirs');
  await tom.living.take('Mine');
  await tom.living.saveChosen();
  await tom.screen.expectToast('Your paddock has been successfully saved.');
  await expect.poll(() => tom.record.doneTo(planId, 'Creek flat')).toEqual(['update', 'update', 'update']);
});

test('a plan that was opened before stands, with its map and its lists, before the server has answered anything', async ({
  newVisitor,
}) => {
  const here = await newVisitor();
  const { planId } = await onFarmWithFront(here, 'Rewi Kiwi');
  await here.map.openDrawing(planId);
  await here.map.expectCount('Paddocks', 1);
  await here.living.expectSign('Saved');
  await here.frame.holdAnswers();
  await here.map.openDrawing(planId);
  await here.map.expectCount('Paddocks', 1);
});

test('a save is undone in its toast, by the keyboard and after a reload, and not over somebody else’s', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  const { planId, frontId } = await onFarmWithFront(tom, 'Toru Weka');
  await mere.session.signIn(people.admin.email);
  await tom.living.openForm(planId, kinds.paddock, frontId);
  await tom.living.fillIn('Name', 'Front flat');
  await tom.living.saveForm('paddock');
  await tom.screen.expectHeading('Front flat');
  await tom.living.undoInToast('Your paddock has been successfully saved.');
  await tom.screen.expectToast('Undone: Front changed.');
  await tom.screen.expectHeading('Front');

  await tom.screen.press('Control+y');
  await tom.screen.expectHeading('Front flat');
  await tom.screen.reload();
  await tom.screen.expectHeading('Front flat');
  await tom.living.expectUndoable('Front changed');
  await tom.screen.press('Control+z');
  await tom.screen.expectHeading(/^Front$/);

  await tom.screen.press('Control+y');
  await tom.screen.expectHeading('Front flat');
  await tom.living.expectSign('Saved');
  await mere.list.changeElsewhere(planId, 'Front flat', { name: 'Front of Mere' });
  await tom.screen.expectHeading('Front of Mere');
  await tom.screen.press('Control+z');
  await tom.screen.expectToast('Mere Parata has changed it since, so this stays as it is.');
  await tom.screen.expectHeading('Front of Mere');
});

test('a boundary is undone and done again as all else is', async ({ newVisitor }) => {
  const { session, plan, boundary, living } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Tere Pae', 'terepae@living.example'));
  await boundary.open(planId);
  await boundary.find('Appellation', 'Rural Section');
  await boundary.chooseFound(2);
  await boundary.save();
  await living.undoInToast('Your plan boundaries have been successfully saved.');
  await boundary.expectChosen(0);
  await living.redo();
  await boundary.expectChosen(2);
});

test('what is deleted lies in the bin and comes back, a value is put back from the history, and a day is looked at', async ({
  newVisitor,
}) => {
  const { living, screen, feature, map, ...tom } = await newVisitor();
  const visitor = { living, screen, feature, map, ...tom };
  const { planId, frontId } = await onFarmWithFront(visitor, 'Whā Ruru');
  await screen.take('phone');
  await living.openForm(planId, kinds.paddock, frontId);
  await living.fillIn('Name', 'Front flat');
  await living.saveForm('paddock');
  await screen.expectHeading('Front flat');
  await living.delete('paddock');
  await screen.expectToast('Your paddock has been successfully deleted.');

  await living.openHistory(planId);
  await living.expectInBin(/Front flat.*deleted by Tom Sinclair/);
  await screen.expectNoSidewaysScroll();
  await living.restore('Front flat');
  await screen.expectToast('Front flat restored.');
  await living.putBack('Name');
  await screen.expectToast('Changes have been successfully saved.');
  await living.lookAtDay(planId, dayInNewZealand(new Date()));
  await living.expectAsItWas(kinds.paddock, [/^Front.*as it is today/]);
  await feature.open(planId, kinds.paddock, frontId);
  await screen.expectHeading(/^Front$/);
});

test('what is drawn and typed without a line outlives a killed browser, and is sent once when the line is back', async ({
  keptBrowser,
}) => {
  const before = await keptBrowser.start();
  const { planId, frontId } = await onFarmWithFront(before, 'Rima Kea');
  await before.living.openForm(planId, kinds.paddock, frontId);
  await before.living.keepShell();
  await before.living.expectField('Name', 'Front');
  await before.living.expectSign('Saved');

  await before.frame.goOffline();
  await before.screen.reload();
  await before.living.expectField('Name', 'Front');
  await before.living.fillIn('Name', 'Front flat');
  await before.living.saveForm('paddock');
  await before.screen.expectHeading('Front flat');
  await before.living.expectSign('1 waiting');
  await before.map.openDrawing(planId);
  await before.map.zoomOut();
  await before.map.zoomOut();
  await before.map.startDrawing('Paddock');
  await before.map.outline(...rightOfMiddle);
  await before.map.fillIn('Name', 'Flat');
  await before.map.choose('Use', 'Pasture');
  await before.map.save('paddock');
  await before.living.expectSign('2 waiting');

  await keptBrowser.kill();
  const after = await keptBrowser.start({ hasLine: false });
  await after.map.openDrawing(planId);
  await after.map.expectCount('Paddocks', 2);
  await after.living.expectSign('2 waiting');
  await after.living.openWaiting();
  await after.living.expectWaiting('Not sent yet', ['Front changed', 'New paddock Flat']);

  // A session ends after a night without a line: what waits is sent once it is known again who is here.
  await after.session.loseSession();
  await after.frame.comeBack();
  await after.session.expectAskedToSignInAgain();
  await after.session.signIn(people.staff.email);
  await after.map.openDrawing(planId);
  await after.living.expectSign('Saved');
  expect(await after.record.doneTo(planId, 'Front flat')).toEqual(['update']);
  expect(await after.record.doneTo(planId, 'Flat')).toEqual(['create']);
});

test('a fault and a lost answer are tried again by themselves, and done once', async ({ newVisitor }) => {
  const tom = await newVisitor();
  tom.screen.mayBeRefused(500);
  tom.screen.mayLoseLine();
  const { planId, frontId } = await onFarmWithFront(tom, 'Ono Kiwi');
  await tom.living.openForm(planId, kinds.paddock, frontId);
  await tom.record.failNextWrite();
  await tom.living.fillIn('Name', 'After a fault');
  await tom.living.saveForm('paddock');
  await tom.screen.expectHeading('After a fault');
  await tom.living.expectSign('Saved');
  expect(await tom.record.doneTo(planId, 'After a fault')).toEqual(['update']);

  await tom.feature.edit();
  await tom.record.loseNextAnswer();
  await tom.living.fillIn('Name', 'After silence');
  await tom.living.saveForm('paddock');
  await tom.screen.expectHeading('After silence');
  await tom.living.expectSign('Saved');
  expect(await tom.record.doneTo(planId, 'After silence')).toEqual(['update']);
});

test('what is not accepted when the line is back says why, and is mended, chosen or let go one by one', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  tom.screen.mayLoseLine();
  const { planId, frontId } = await onFarmWithFront(tom, 'Whitu Hoiho');
  await tom.screen.take('phone');
  const [gateId, backId] = [
    await tom.feature.have(planId, kinds.paddock, paddockNamed('Gate', 172.505)),
    await tom.feature.have(planId, kinds.paddock, paddockNamed('Back', 172.51)),
  ];
  await mere.session.signIn(people.admin.email);
  await tom.record.swallowWrites();
  await tom.living.rename(planId, kinds.paddock, frontId, 'Front flat');
  await tom.living.rename(planId, kinds.paddock, gateId, 'Gate of Tom');
  await tom.living.rename(planId, kinds.paddock, backId, 'Back flat');
  await mere.list.changeElsewhere(planId, 'Gate', { name: 'Gate of Mere' });
  await tom.record.refuse(['Front changed', 'Back changed'], 'You may not change this plan.');
  await tom.screen.reload();
  await tom.living.expectSign('3 not accepted');
  await tom.record.refuseNoMore();

  await tom.living.openWaiting();
  await tom.living.expectWaiting('Not accepted', [
    /Front changed.*You may not change this plan/,
    /Gate changed.*You and someone else both changed this/,
    /Back changed.*You may not change this plan/,
  ]);
  await tom.screen.expectNoSidewaysScroll();
  await tom.living.answerWaiting('Back changed', 'Discard');
  await tom.living.answerWaiting('Gate changed', 'Choose');
  await tom.living.expectQuestion('Name', { mine: 'Gate of Tom', theirs: 'Gate of Mere' });
  await tom.living.take('Gate of Tom');
  await tom.living.saveChosen();
  await tom.living.expectSign('1 not accepted');
  await tom.living.answerWaiting('Front changed', 'Fix it');
  await tom.living.expectField('Name', 'Front flat');
  await tom.living.saveForm('paddock');
  await tom.screen.expectHeading('Front flat');
  await tom.living.expectSign('Saved');
  expect(await tom.record.paddocks(planId)).toEqual(['Back ', 'Front flat ', 'Gate of Tom ']);
});

test('two people make twenty-five edits each in their own browsers, and both lists and a fresh one end as the server has it', async ({
  newVisitor,
}) => {
  const [tom, mere, fresh] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const { planId } = await onFarmWithFront(tom, 'Waru Moa');
  await expectEqualAfterEdits(planId, [tom, mere, fresh], 25);
});
