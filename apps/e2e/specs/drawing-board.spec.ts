import { expect, test } from '../drivers/test.ts';
import type { Spot } from '../drivers/map-driver.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

async function onCleanGround({ session, plan, boundary, map }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@board.example`),
  );
  await boundary.haveSaved(planId);
  await map.openDrawing(planId);
  return planId;
}

const boxAt = (left: number, top: number): readonly [Spot, Spot, Spot, Spot] => [
  [left, top],
  [left + 0.1, top],
  [left + 0.1, top + 0.15],
  [left, top + 0.15],
];

test('paddocks are drawn one after the other with one click each beyond their corners, a border is traced by the next, a whole edge and a corner that two share are dragged in both, one is split, and both are undone', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, plan, screen } = visitor;
  const planId = await onCleanGround(visitor, 'Whā Bank');
  await map.startDrawing('Paddock');
  const clicks = await map.countClicks();
  await map.outlineAndName('West', ...boxAt(0.4, 0.4));
  await map.outlineAndName('East', ...boxAt(0.5, 0.4));
  expect(await clicks()).toBe(2 * (4 + 1));
  // Along the west side and round its corner, beside which a third one lies.
  await map.click([0.4, 0.5]);
  await screen.press('t');
  await screen.expectText('Now click where to stop. The line follows the border to there.');
  await map.click([0.45, 0.55], [0.45, 0.65], [0.35, 0.65], [0.35, 0.5], [0.4, 0.5]);
  await map.fillIn('Name', 'Bend');
  await map.save('paddock');
  await map.expectChosen('Bend');
  const west = await plan.storedCorners(planId, 'West');
  const bend = await plan.storedCorners(planId, 'Bend');
  expect(bend.filter((corner) => west.some(([x, y]) => x === corner[0] && y === corner[1])).length).toBe(1);

  // Above the bar at what is chosen.
  await map.click([0.43, 0.42]);
  await map.expectChosen('West');
  await screen.expectText('Still needed: Use');
  await map.act('Reshape');
  await map.settle();
  await map.drag([0.5, 0.425], [0.52, 0.425]);
  await map.save('shape');
  await screen.expectToast('Your paddock has been successfully saved.');
  // What is saved here is sent after it.
  await expect.poll(() => plan.storedCorners(planId, 'West')).not.toEqual(west);
  const [moved, east] = [await plan.storedCorners(planId, 'West'), await plan.storedCorners(planId, 'East')];
  const shared = moved.filter((corner) => east.some(([x, y]) => x === corner[0] && y === corner[1]));
  expect(shared.length).toBeGreaterThan(1);
  expect(shared.filter((corner) => west.some(([x, y]) => x === corner[0] && y === corner[1]))).toEqual([]);

  await map.act('Reshape');
  await map.settle();
  await map.drag([0.52, 0.4], [0.53, 0.34]);
  await map.undoCorner();
  await map.redoCorner();
  await map.save('shape');
  await expect.poll(() => plan.storedCorners(planId, 'East')).not.toEqual(east);
  const [nowWest, nowEast] = [
    await plan.storedCorners(planId, 'West'),
    await plan.storedCorners(planId, 'East'),
  ];
  const both = nowWest.filter((corner) => nowEast.some(([x, y]) => x === corner[0] && y === corner[1]));
  expect(both.length).toBeGreaterThan(1);

  await map.act('Cut');
  await map.settle();
  await map.click([0.38, 0.48], [0.54, 0.48], [0.54, 0.48]);
  await screen.expectToast('West cut into 2.');
  await screen.press('Control+z');
  await screen.expectToast('Undone: West cut into 2.');
  await map.expectCount('Paddocks', 3);
  await screen.press('Control+z');
  await screen.expectToast('Undone: Outline of West and 1 beside it.');
  // It is undone here at once, and at the server when it has been sent.
  await expect.poll(() => plan.storedCorners(planId, 'East')).toEqual(east);
});

test('given the hint over the top of the map, when corners are clicked below its words, then they are set', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await onCleanGround(visitor, 'Top Strip');
  await visitor.map.startDrawing('Paddock');
  await visitor.map.outline([0.45, 0.3], [0.45, 0.085], [0.5, 0.085]);
  await visitor.map.fillIn('Name', 'Top');
});
