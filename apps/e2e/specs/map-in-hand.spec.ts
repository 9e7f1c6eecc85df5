import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { picture } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

async function onFarm({ session, plan, boundary, map }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@hand.example`),
  );
  await boundary.haveSaved(planId);
  await map.openDrawing(planId);
  return planId;
}

test('on a phone a trough is placed where one stands, its sheet is pulled, and a note and a photo are pinned and sorted', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, mapTools, plan, screen } = visitor;
  const planId = await onFarm(visitor, 'Iwa Flat');
  const [longitude, latitude] = await mapTools.middle();
  await screen.take('phone');
  await mapTools.expectSheet('Low');
  // Back closes what is open over the map, and leaves the map where it is.
  await screen.pressButton('Add here');
  await mapTools.expectSheet('Half');
  await screen.goBack();
  await mapTools.expectSheet('Low');
  await screen.expectHeading('Draw the farm');
  await mapTools.stand([longitude, latitude], 4);
  await mapTools.add('Trough');
  await mapTools.expectSheet('Half');
  await screen.expectAccessible();
  await mapTools.pullSheetTo(700);
  await mapTools.expectSheet('Full');
  await mapTools.expectInReach('Save trough');
  await mapTools.pullSheetTo(100);
  await mapTools.expectSheet('Low');
  await mapTools.expectInReach('Save trough');
  await mapTools.pullSheetTo(400);
  await map.fillIn('Name', 'Trough 13');
  await map.save('trough');
  await screen.expectToast('Your trough has been successfully saved.');
  await expect
    .poll(() => plan.storedCorners(planId, 'Trough 13'))
    .toEqual([[expect.closeTo(longitude, 6), expect.closeTo(latitude, 6)]]);

  await map.closeChosen();
  await mapTools.pinNote('Float valve leaks');
  await screen.expectToast('Pinned.');
  await mapTools.pinPhoto(picture);
  await mapTools.openToSort(2);
  await mapTools.sort('Float valve leaks', 'Trough');
  await screen.expectText('1 to sort');
  await expect.poll(() => plan.storedCorners(planId, 'Float valve leaks')).toHaveLength(1);
  await screen.expectNoSidewaysScroll();
});

test('on a desk layers come at one press, a distance is measured by keyboard, and the cross says where it is', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, mapTools, screen } = visitor;
  await onFarm(visitor, 'Tahi Ridge');
  await mapTools.lookAt('Water');
  await map.expectLayer('Troughs', { isShown: true });
  await mapTools.openLegend();
  await mapTools.expectLegend('Boundary');

  await mapTools.startMeasuring();
  await mapTools.measureAt();
  await mapTools.moveByKeyboard('ArrowRight');
  await map.settle();
  await mapTools.measureAt();
  await screen.expectText(/^\d[\d,.]* k?m, bearing 9\d\.\d° true/);
  await mapTools.stopMeasuring();

  await mapTools.moveByKeyboard('ArrowLeft');
  await mapTools.expectSaid(/^The cross is on the farm, .* from the boundary\. E 1,/);
  await mapTools.goToCoordinates('1570000 5180000');
  await mapTools.expectSaid(/The cross is outside the farm, .* E 1,570,000 N 5,180,000/);
  await mapTools.setFullScreen(true);
  await screen.expectAccessible();
  await mapTools.setFullScreen(false);
});
