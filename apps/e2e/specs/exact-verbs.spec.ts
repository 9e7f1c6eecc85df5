import { lengthMetres } from '@tussock/geometry';
import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const FENCE_METRES = 5;
const SET_BACK_METRES = 10;
const SQUARE_METRES_OF_HECTARE = 10_000;

test('a fence stands five metres inside its paddock, a drain gets a set-back, a locked shape refuses in words, and each is undone', async ({
  newVisitor,
}) => {
  const { session, boundary, map, plan, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Tahi Fence', 'tahi@exact.example'));
  await boundary.haveSaved(planId);
  await map.openDrawing(planId);
  await map.startDrawing('Paddock');
  await map.outlineAndName('Home', [0.3, 0.3], [0.5, 0.3], [0.5, 0.6], [0.3, 0.6]);
  await map.outlineAndName('East', [0.5, 0.3], [0.6, 0.3], [0.6, 0.6], [0.5, 0.6]);
  await map.stopDrawing();
  const corners = await plan.storedCorners(planId, 'Home');
  const around = lengthMetres({ type: 'LineString', coordinates: corners });

  await map.click([0.4, 0.45]);
  await map.expectChosen('Home');
  await map.begin('Offset fence');
  await map.giveDistance(0);
  await map.expectRefused('Type a length in metres');
  await map.giveDistance(FENCE_METRES);
  await map.fillIn('Name', 'Inner fence');
  await map.save('fence line');
  await map.expectChosen('Inner fence');
  // Of four right angles: at each corner the fence is twice its distance shorter.
  await expect
    .poll(async () => (await plan.storedSizes(planId))['Inner fence'] ?? 0)
    .toBeCloseTo(around - 8 * FENCE_METRES, 0);
  await screen.press('Control+z');
  await screen.expectToast(/^Undone: New fence line/);
  await expect.poll(() => plan.storedNames(planId)).toEqual(['East', 'Home']);

  await map.startDrawing('Custom feature');
  await map.drawBy('Line');
  // Above what is told at the foot of the map.
  await map.click([0.62, 0.3], [0.7, 0.4], [0.7, 0.4]);
  await map.fillIn('Name', 'Drain');
  await map.save('custom feature');
  await map.expectChosen('Drain');
  await map.begin('Set-back');
  await map.giveDistance(SET_BACK_METRES);
  await map.fillIn('Name', 'Drain margin');
  await map.save('custom feature');
  await map.expectChosen('Drain margin');
  await expect.poll(() => plan.storedNames(planId)).toContain('Drain margin');
  const { Drain: metres = 0, 'Drain margin': hectares = 0 } = await plan.storedSizes(planId);
  // Along both sides of it, and a half circle around each end.
  const margin = 2 * SET_BACK_METRES * metres + Math.PI * SET_BACK_METRES ** 2;
  expect(hectares).toBeCloseTo(margin / SQUARE_METRES_OF_HECTARE, 1);
  await screen.press('Control+z');
  await screen.expectToast(/^Undone: New custom feature/);
  await expect.poll(() => plan.storedNames(planId)).toEqual(['Drain', 'East', 'Home']);

  await map.click([0.4, 0.45]);
  await map.expectChosen('Home');
  await map.act('Lock shape');
  await screen.expectToast('Home locked.');
  await screen.press('e');
  await screen.expectToast('Home is locked. Unlock it first.');
  // Nor does another take ground of it.
  await map.click([0.55, 0.45]);
  await map.expectChosen('East');
  await map.begin('Redraw boundary');
  await map.click([0.5, 0.35], [0.42, 0.35], [0.42, 0.55], [0.5, 0.55], [0.5, 0.55]);
  await map.expectRefused('Home is locked, and this would change it. Unlock it first.');
  await map.stopDrawing();
  expect(await plan.storedCorners(planId, 'Home')).toEqual(corners);

  await screen.press('Control+z');
  await screen.expectToast('Undone: Home locked.');
});
