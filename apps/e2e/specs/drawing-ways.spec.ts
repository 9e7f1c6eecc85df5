import { lengthMetres } from '@tussock/geometry';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

async function onCleanGround({ session, plan, boundary, map }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@ways.example`),
  );
  await boundary.haveSaved(planId);
  await map.openDrawing(planId);
  return planId;
}

type Corners = readonly (readonly [number, number])[];
const inBoth = (one: Corners, other: Corners): Corners =>
  one.filter(([x, y]) => other.some((corner) => corner[0] === x && corner[1] === y));

test('by touch alone two paddocks are drawn on a phone, one gets a hole at the cross, the edge between them is pulled in both, one is split and merged again and gets a new border, the hole is filled and a fence with a set-back runs inside it, another traces the border, and a note is pinned', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor({ isPhone: true });
  const { finger, map, mapTools, plan, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Ono Gully');
  await mapTools.stand([172.64, -43.58], 4);
  await finger.startDrawing('Paddock');
  await screen.expectText('Move the land under the cross');
  await finger.tapGround([-80, -60], [0, -60], [0, 80], [-80, 80], [-80, -60]);
  await map.fillIn('Name', 'West');
  await finger.tap('Save paddock');
  await map.expectChosen('West');

  // The ground is pulled under the cross, from corner to corner of the hole.
  await finger.begin('Cut');
  await finger.expectToolsBesideToast();
  await finger.tap('Stop drawing');
  await finger.begin('Cut a hole');
  await mapTools.expectSheet('Low');
  await finger.pullGround([-60, 100], [0, 80]);
  await finger.tap('Corner');
  await finger.pullGround([120, 0], [80, 0]);
  await finger.tap('Corner');
  await finger.pullGround([120, 60], [120, 100]);
  await finger.tap('Corner');
  await finger.expectToolsInOneRow('Back', 'Corner', 'Finish', 'More tools');
  await finger.pullGround([80, 0], [120, 0]);
  await finger.tap('Corner');
  await finger.tap('Finish');
  await screen.expectToast('Hole cut into West.');
  await expect.poll(() => plan.storedCorners(planId, 'West')).toHaveLength(5 + 5);

  await finger.tap('Close');
  await finger.pullGround([140, 80], [80, 60]);
  await finger.startDrawing('Paddock');
  await finger.tapGround([0, -60], [70, -60], [70, 80], [0, 80], [0, -60]);
  await map.fillIn('Name', 'East');
  await finger.tap('Save paddock');
  await map.expectChosen('East');
  await expect.poll(() => plan.storedNames(planId)).toEqual(['East', 'West']);
  const before = await plan.storedCorners(planId, 'West');

  await finger.begin('Reshape');
  await mapTools.expectSheet('Low');
  await mapTools.expectInReach('Keep this shape');
  await finger.pull([0, 45], [25, 45]);
  await finger.tap('Keep this shape');
  await expect.poll(() => plan.storedCorners(planId, 'West')).not.toEqual(before);
  const [west, east] = [await plan.storedCorners(planId, 'West'), await plan.storedCorners(planId, 'East')];
  expect(inBoth(west, east).length).toBeGreaterThan(1);
  expect(inBoth(inBoth(west, east), before)).toEqual([]);

  await finger.begin('Cut');
  await mapTools.expectSheet('Low');
  await finger.tapGround([-10, 0], [110, 0], [110, 0]);
  await screen.expectToast('East cut into 2.');
  await expect.poll(() => plan.storedNames(planId)).toEqual(['East', 'East 2', 'West']);

  await finger.begin('Join');
  await mapTools.expectSheet('Low');
  await finger.tapGround([45, -30]);
  await screen.expectToast('East 2 joined to East.');
  await expect.poll(() => plan.storedNames(planId)).toEqual(['East', 'West']);

  // From border to border, around ground of the other: what one gets the other gives up.
  const { East: narrow = 0, West: wide = 0 } = await plan.storedSizes(planId);
  await finger.begin('Redraw boundary');
  await mapTools.expectSheet('Low');
  await finger.tapGround([25, -40], [5, -40], [5, 40], [25, 40], [25, 40]);
  await screen.expectToast('Boundary of East redrawn.');
  await expect.poll(async () => (await plan.storedSizes(planId))['East']).toBeGreaterThan(narrow);
  const { East: wider = 0, West: narrower = 0 } = await plan.storedSizes(planId);
  expect(wider + narrower).toBeCloseTo(narrow + wide, 1);

  // The hole of the beginning, as it lies.
  await finger.begin('Fill a gap');
  await mapTools.expectSheet('Low');
  await finger.tapGround([-40, 0]);
  await map.fillIn('Name', 'Island');
  await finger.tap('Save paddock');
  await map.expectChosen('Island');
  await expect.poll(() => plan.storedNames(planId)).toEqual(['East', 'Island', 'West']);
  const island = await plan.storedCorners(planId, 'Island');
  expect(inBoth(island, await plan.storedCorners(planId, 'West'))).toEqual(island);

  await finger.begin('Offset fence');
  await map.fillIn('Distance', '5');
  await finger.tap('Draw it');
  await map.fillIn('Name', 'Ring');
  await finger.tap('Save fence line');
  await map.expectChosen('Ring');
  const around = lengthMetres({ type: 'LineString', coordinates: island });
  // Of four right angles: at each corner the fence is twice its distance shorter.
  await expect.poll(async () => (await plan.storedSizes(planId))['Ring'] ?? 0).toBeCloseTo(around - 8 * 5, 0);

  await finger.begin('Set-back');
  await map.fillIn('Distance', '2');
  await finger.tap('Draw it');
  await map.fillIn('Name', 'Margin');
  await finger.tap('Save custom feature');
  await map.expectChosen('Margin');
  // Two metres on both sides of the fence, which has no ends.
  await expect
    .poll(async () => (await plan.storedSizes(planId))['Margin'] ?? 0)
    .toBeCloseTo(((around - 8 * 5) * 2 * 2) / 10_000, 2);

  await finger.tap('Close');
  await finger.startDrawing('Paddock');
  await finger.tapGround([-80, 50]);
  await finger.tap('More tools');
  await finger.choose('Trace the border');
  await finger.tapGround([-40, 80], [-40, 130], [-120, 130], [-120, 50], [-80, 50]);
  await map.fillIn('Name', 'Bend');
  await finger.tap('Save paddock');
  // It reaches out of the boundary, on purpose.
  await finger.tap('Save anyway');
  await map.expectChosen('Bend');
  const [southWest] = before.toSorted(([x, y], [u, v]) => x + y - u - v);
  expect(inBoth(await plan.storedCorners(planId, 'Bend'), before)).toEqual([southWest]);

  await finger.tap('Close');
  await finger.tap('Add here');
  await finger.tap('Note');
  await screen.type('Gate hangs low');
  await finger.tap('Pin the note');
  await screen.expectToast('Pinned.');
  await mapTools.openToSort(1);
});

test('by keyboard alone two paddocks are drawn, named and saved, and one is changed and changed back, with the keyboard always in its place', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, mapTools, plan, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Whitu Spur');
  await screen.press('a');
  await screen.expectFocused('Find a kind');
  await screen.type('paddock');
  await screen.press('Enter');
  await screen.expectFocused('Map');
  await mapTools.expectSaid(/^The cross is on the farm/);
  await map.cornersByKeyboard('ArrowLeft', 'ArrowUp');
  await screen.press('?');
  await screen.expectText('Trace the other way round');
  await screen.press('Escape');
  await screen.expectFocused('Map');
  await map.cornersByKeyboard('ArrowRight');
  await map.cornersByKeyboard('ArrowDown');
  await screen.expectFocused('Map');
  await map.cornersByKeyboard('ArrowLeft');
  await screen.press('Enter');
  await screen.expectFocused('Name');
  await screen.type('Home');
  await screen.press('Enter');
  await screen.expectToast('Your paddock has been successfully saved.');
  await screen.expectFocused('Map');
  await map.cornersByKeyboard();
  await map.cornersByKeyboard('ArrowRight', 'ArrowRight');
  await map.cornersByKeyboard('ArrowDown', 'ArrowDown');
  await map.cornersByKeyboard('ArrowLeft', 'ArrowLeft');
  await screen.press('Enter');
  await screen.expectFocused('Name');
  await screen.type('Far');
  await screen.press('Enter');
  await screen.expectFocused('Map');
  await expect.poll(() => plan.storedNames(planId)).toEqual(['Far', 'Home']);

  await screen.press('Escape');
  await screen.expectFocused('Map');
  await map.nudgeByKeyboard('ArrowUp', 'ArrowRight');
  await mapTools.expectSaid(/^The cross is in Far/);
  await screen.press('Enter');
  await map.expectChosen('Far');
  await screen.expectFocused('Map');
  const before = await plan.storedCorners(planId, 'Far');
  await screen.press('e');
  await screen.expectFocused('Map');
  await screen.tabTo('Nudge');
  await screen.press('Enter');
  await screen.tabTo('Move north');
  await screen.press('ArrowRight', 'ArrowRight');
  await screen.tabTo('Keep this shape↵');
  await screen.press('Enter');
  await screen.expectFocused('Map');
  await expect.poll(() => plan.storedCorners(planId, 'Far')).not.toEqual(before);
  await screen.press('Control+z');
  await screen.expectToast(/^Undone: /);
  await expect.poll(() => plan.storedCorners(planId, 'Far')).toEqual(before);
});

test('a fence is walked: what is not sure enough is left out and said, and the rest is its line', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { living, map, mapTools, plan, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Waru Edge');
  const [longitude, latitude] = await mapTools.middle();
  await mapTools.stand([longitude, latitude], 30);
  await map.startDrawing('Fence line');
  await screen.pressButton('Record by GPS');
  await screen.expectText('1 left out, not accurate enough');
  await screen.expectText('0 places taken');
  await mapTools.stand([longitude, latitude], 4);
  await screen.expectText('1 place taken');
  await mapTools.stand([longitude + 0.00005, latitude], 4);
  await screen.expectText('2 places taken');
  await mapTools.stand([longitude + 0.0001, latitude], 30);
  await screen.expectText('2 left out, not accurate enough');
  await mapTools.stand([longitude + 0.00005, latitude + 0.00004], 4);
  await screen.expectText('3 places taken');
  await screen.pressButton('Finish');
  await map.fillIn('Name', 'Creek fence');
  await map.save('fence line');
  await living.expectAllSent();
  await expect
    .poll(() => plan.storedCorners(planId, 'Creek fence'))
    .toEqual([
      [expect.closeTo(longitude, 6), expect.closeTo(latitude, 6)],
      [expect.closeTo(longitude + 0.00005, 6), expect.closeTo(latitude, 6)],
      [expect.closeTo(longitude + 0.00005, 6), expect.closeTo(latitude + 0.00004, 6)],
    ]);
});

/** Metres between two places of a farm. */
const metresBetween = ([x, y]: Corners[number], [u, v]: Corners[number]): number => {
  const perDegree = 111_320;
  return Math.hypot((u - x) * perDegree * Math.cos((y * Math.PI) / 180), (v - y) * perDegree);
};

test('a fence and a rectangle that are drawn some pixels beside two corners of a paddock stand on these; a circle by its centre and a line freehand stand on what they begin beside', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, plan, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Rima Ring');
  await map.startDrawing('Paddock');
  await map.outlineAndName('Block', [0.4, 0.4], [0.5, 0.4], [0.5, 0.5], [0.4, 0.5]);
  await map.stopDrawing();
  const block = await plan.storedCorners(planId, 'Block');

  await map.startDrawing('Fence line');
  await map.clickBeside([0.4, 0.4], [5, 4]);
  await map.clickBeside([0.5, 0.4], [-4, 5]);
  await map.click([0.5, 0.4]);
  await map.fillIn('Name', 'North fence');
  await map.choose('Fence type', 'Post and wire');
  await map.choose('Purpose', 'Subdivision');
  await map.save('fence line');
  await screen.expectToast('Your fence line has been successfully saved.');
  const northFence = await plan.storedCorners(planId, 'North fence');
  expect(northFence).toHaveLength(2);
  expect(block).toEqual(expect.arrayContaining([...northFence]));

  // Ways that set no corners one by one snap as well.
  await map.startDrawing('Paddock');
  await map.drawBy('Rectangle');
  await map.clickBeside([0.4, 0.4], [5, 4]);
  await map.clickBeside([0.5, 0.4], [-4, 5]);
  await map.click([0.5, 0.28]);
  await map.fillIn('Name', 'Beside it');
  await map.choose('Use', 'Pasture');
  await map.save('paddock');
  await screen.expectToast('Your paddock has been successfully saved.');
  const rectangle = await plan.storedCorners(planId, 'Beside it');
  expect(rectangle).toEqual(expect.arrayContaining([...northFence]));

  // Some pixels beside a corner of the block: the centre is the corner itself.
  await map.startDrawing('Paddock');
  await map.drawBy('Circle');
  await map.clickBeside([0.5, 0.5], [5, 4]);
  await map.click([0.56, 0.5]);
  await map.fillIn('Name', 'Round');
  await map.saveAnyway('paddock');
  await screen.expectToast('Your paddock has been successfully saved.');
  const round = await plan.storedCorners(planId, 'Round');
  expect(round.length).toBeGreaterThan(30);
  const centre = block.find((corner) => {
    const away = round.map((place) => metresBetween(corner, place));
    return Math.max(...away) - Math.min(...away) < 0.02 * Math.max(...away);
  });
  expect(centre).toBeDefined();

  await map.startDrawing('Fence line');
  await map.drawBy('Freehand');
  await map.dragBeside([0.4, 0.4], [4, 4], [0.3, 0.35]);
  await map.fillIn('Name', 'By hand');
  await map.choose('Fence type', 'Post and wire');
  await map.choose('Purpose', 'Subdivision');
  await map.save('fence line');
  await screen.expectToast('Your fence line has been successfully saved.');
  const fence = await plan.storedCorners(planId, 'By hand');
  expect(fence.length).toBeGreaterThanOrEqual(2);
  expect(inBoth(fence, block)).toHaveLength(1);
});
