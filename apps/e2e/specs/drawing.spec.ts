import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { middleOfMap } from '../fixtures/outlines.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

/** A plan of its own with a boundary, so that each story draws on clean ground. */
async function onCleanGround(
  { session, plan, boundary, map }: Visitor,
  name: string,
  propertyName?: string,
): Promise<string> {
  await session.signIn(people.staff.email);
  const newPlan = newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@draw.example`);
  const planId = await plan.haveCreated({ ...newPlan, ...(propertyName ? { propertyName } : {}) });
  await boundary.haveSaved(planId);
  await map.openDrawing(planId);
  return planId;
}

test('[RT-26] [RT-27] [TOAST-2] a paddock is drawn, seen, edited, reshaped and deleted', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, plan, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Ana Hill');
  await map.startDrawing('Paddock');
  await map.outline(...middleOfMap);
  await map.save('paddock');
  await map.expectRefusedField('Name', 'Name is required');
  await map.fillIn('Name', 'Top');
  await map.choose('Use', 'Pasture');
  await map.save('paddock');
  await screen.expectToast('Your paddock has been successfully saved.');

  await map.openItsPage();
  await screen.expectHeading('Top');
  await screen.expectAddress(new RegExp(`^/plan/${planId}/view/paddock/`));
  await screen.reload();
  await screen.expectHeading('Top');
  await screen.open(screen.address().replace('/view/', '/edit/'));
  await map.fillIn('Name', 'Top paddock');
  await screen.press('Control+s');
  await screen.expectToast('Your paddock has been successfully saved.');
  await screen.expectHeading('Top paddock');

  await map.openDrawing(planId);
  await map.click([0.5, 0.45]);
  await map.expectChosen('Top paddock');
  const whole = await plan.storedCorners(planId, 'Top paddock');
  await map.act('Reshape');
  await map.settle();
  await map.takeOut(middleOfMap[0]);
  await map.save('shape');
  await screen.expectToast('Your paddock has been successfully saved.');
  await expect.poll(() => plan.storedCorners(planId, 'Top paddock')).toHaveLength(whole.length - 1);

  await map.click([0.5, 0.45]);
  await map.act('Delete');
  await map.confirmDeleting('paddock');
  await screen.expectToast('Your paddock has been successfully deleted.');
});

test('a paddock that crosses itself is refused with a mended shape, and an overlap is shown before saving', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, screen } = visitor;
  await onCleanGround(visitor, 'Ben Flat');
  await map.startDrawing('Paddock');
  await map.outline([0.42, 0.35], [0.58, 0.55], [0.58, 0.35], [0.42, 0.55]);
  await screen.expectText(/crosses or touches itself/);
  await map.takeMendedShape();
  await map.fillIn('Name', 'Bow tie');
  await map.choose('Use', 'Pasture');
  await map.save('paddock');
  await screen.expectToast('Your paddock has been successfully saved.');

  await map.startDrawing('Paddock');
  await map.outline([0.43, 0.36], [0.5, 0.36], [0.5, 0.54], [0.43, 0.54]);
  await screen.expectText(/Overlaps Bow tie by [\d.]+ ha, shown in red/);
});

test('what was drawn and not saved outlives a reload', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { map, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Cass Downs');
  await screen.open(`/plan/${planId}/edit/map/cadastral`);
  await map.settle();
  await map.openDrawing(planId);
  await map.startDrawing('Paddock');
  const [first, second, ...others] = middleOfMap;
  await map.click(first, second);
  await screen.reload();
  await map.settle();
  await map.click(...others, first);
  await map.fillIn('Name', 'Half done');
  await screen.reload();
  await map.settle();
  await screen.expectText('What you typed before and did not save is still here.');
  await map.choose('Use', 'Pasture');
  await map.save('paddock');
  await screen.expectToast('Your paddock has been successfully saved.');
  await map.expectChosen('Half done');
});

/** Draws and saves a paddock on the middleOfMap above. */
async function drawPaddock({ map, screen }: Visitor, name: string): Promise<void> {
  await map.startDrawing('Paddock');
  await map.outline(...middleOfMap);
  await map.fillIn('Name', name);
  await map.choose('Use', 'Pasture');
  await map.save('paddock');
  await screen.expectToast('Your paddock has been successfully saved.');
}

test('[RT-13] the map goes to the titles that were found, where one is chosen by clicking it', async ({
  newVisitor,
}) => {
  const { session, plan, boundary, map } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Huia Plain', 'huia@titles.example'));
  await boundary.open(planId);
  await map.settle();
  await boundary.expectHint('Find the farm first');
  await boundary.find('Title', '9000340');
  await boundary.expectFound(/^Found: 1$/);
  await map.settle();
  await map.click([0.5, 0.5]);
  await boundary.expectChosen(1);
});

test('[MAP-5] each address keeps the place where its map was left, and the farm and the layers come back by one press', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, plan, boundary, screen } = visitor;
  await onCleanGround(visitor, 'Ivy Terrace');
  await drawPaddock(visitor, 'Moved');
  await map.click([0.1, 0.1]);
  await map.expectNothingChosen();
  await map.drag([0.7, 0.7], [0.4, 0.7]);

  await plan.goTo('Boundary');
  await screen.expectHeading('Boundary');
  await map.settle();
  // The boundary's own map was not moved: its title is still in the middle.
  await boundary.expectChosen(1);
  // A title is taken out of the choice, and put into it, by clicking it.
  await map.click([0.5, 0.5]);
  await boundary.expectChosen(0);
  await map.click([0.5, 0.5]);
  await boundary.expectChosen(1);
  const one = await boundary.area();
  await map.click([0.5, 0.04]);
  await boundary.expectChosen(2);
  expect(await boundary.area()).toBeGreaterThan(one);

  await plan.goTo('Draw');
  await screen.expectHeading('Draw the farm');
  await map.settle();
  await map.click([0.2, 0.45]);
  await map.expectChosen('Moved');
  await map.click([0.8, 0.1]);
  await map.expectNothingChosen();
  await map.drag([0.9, 0.75], [0.1, 0.1]);
  await map.showWholeFarm();
  await map.click([0.5, 0.45]);
  await map.expectChosen('Moved');
});

test('[MAP-1] [MAP-3] [MAP-7] [MAP-8] layers start as specified and their choice is kept; a map draws the names that have room, of paddocks before those of fences and of the farm cut short, and starts with the state that a browser has laid down for it', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, mapTools, names, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Jo Saddle', 'Kahikatea Terrace Downs');
  await map.expectLabels({ areShown: true });
  await map.expectLayer('Boundary', { isShown: true });
  await map.expectLayer('Paddocks', { isShown: true });
  await map.expectLayer('Land management units', { isShown: true });
  await map.expectLayer('Fence lines', { isShown: false });
  await map.toggleLayer('Fence lines');
  await screen.reload();
  await map.settle();
  await map.expectLayer('Fence lines', { isShown: true });
  // Near by there is room for the name of a fence below that of its paddock. Of one pair the fence is the older, of the other the paddock.
  const [x, y] = await mapTools.middle();
  await names.haveFence(planId, 'West fence', [x - 0.0015, y - 0.00024]);
  await names.havePaddock(planId, 'West paddock', [x - 0.0015, y]);
  await names.havePaddock(planId, 'East paddock', [x + 0.0015, y]);
  await names.haveFence(planId, 'East fence', [x + 0.0015, y - 0.00024]);
  await names.expectDrawn('East fence', 'East paddock', 'West fence', 'West paddock');
  await map.zoomOut();
  await names.expectDrawn('East paddock', 'West paddock');
  await names.expectApart();
  await names.show(false);
  await names.expectDrawn();
  await names.show(true);
  await names.expectDrawn('East paddock', 'West paddock');
  await map.zoomOut();
  await map.zoomOut();
  await names.expectDrawn('Kahikatea Terrace Do…');
  await names.show(false);
  await names.expectDrawn();
  await names.show(true);
  await names.expectDrawn('Kahikatea Terrace Do…');

  await map.preloadState({ filters: ['boundary'], showAllLabels: false });
  await screen.reload();
  await map.settle();
  await map.expectLayer('Boundary', { isShown: true });
  await map.expectLayer('Paddocks', { isShown: false });
  await map.expectLabels({ areShown: false });
});

test('[MAP-7] a paddock that has no room for its hectares keeps its name before a fence beside it', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, mapTools, names } = visitor;
  const planId = await onCleanGround(visitor, 'Ida Crossing');
  await map.showLayer('Fence lines');
  // The hectares of the lower paddock would lie over the name of the upper one, and its own name does not; that of the fence lies over it.
  const [x, y] = await mapTools.middle();
  await names.havePaddock(planId, 'Upper paddock', [x, y + 0.000216]);
  await names.havePaddock(planId, 'Lower paddock', [x, y]);
  await names.haveFence(planId, 'Lower fence', [x, y - 0.00009]);
  await names.expectDrawn('Lower paddock', 'Upper paddock');
});

test('[ST-4] [UI-4] [UI-8] the window is veiled while a report is made, until it is here or has failed', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const planId = await onCleanGround(visitor, 'Kit Bluff');
  await visitor.report.open(planId);
  await visitor.report.expectVeilUntilAnswered();
  visitor.screen.mayBeRefused(500);
  await visitor.report.expectVeilGoneAfterRefusal();
});

for (const size of ['desk', 'phone'] as const)
  test(`the maps, a page, its form and the reports are accessible, at the size of a ${size}`, async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor();
    const { map, screen, boundary, report } = visitor;
    const planId = await onCleanGround(visitor, `Fay ${size}`);
    await screen.take(size);
    await boundary.open(planId);
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await map.openDrawing(planId);
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await map.startDrawing('Water tank');
    await map.addCornerAtCross();
    await screen.expectText(/^(New water tank|Water tank)$/);
    await screen.expectAccessible();
    await map.fillIn('Name', 'Tank');
    await map.fillIn('Capacity', '5000');
    await map.choose('Material', 'Plastic');
    await map.save('water tank');
    await map.openItsPage();
    await screen.expectHeading('Tank');
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await report.open(planId);
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
  });
