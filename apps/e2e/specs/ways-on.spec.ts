import { closedWords, formWords, goneWords, mapWords, refusals } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { middleOfMap } from '../fixtures/outlines.ts';
import { newPlanFor, people } from '../fixtures/people.ts';
import { addressesWith, WRONG_SEARCH } from '../fixtures/routes.ts';

const NOWHERE = '0190b5a0-0000-7000-8000-000000000009';
async function withPlan({ session, plan }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  return plan.haveCreated(newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@ways.example`));
}

async function withBoundary(visitor: Visitor, name: string): Promise<string> {
  const planId = await withPlan(visitor, name);
  const { boundary, map } = visitor;
  await boundary.haveSaved(planId);
  await map.openDrawing(planId);
  return planId;
}

test.describe('every place keeps its frame and a way on', () => {
  test('[RT-30] [MAP-8] with a wrong search, with ids that nothing has, and with a store that is refused', async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor();
    const planId = await withPlan(visitor, 'Ada Sweep');
    for (const status of [400, 403, 404]) visitor.screen.mayBeRefused(status);
    await visitor.frame.forbidStore();
    const addresses = addressesWith(planId).map((address) => address + WRONG_SEARCH);
    const seen = await visitor.frame.sweep(addresses);
    expect(addresses.length).toBeGreaterThan(25);
    expect(seen.filter(({ heading, hasWayOn }) => heading === '' || !hasWayOn)).toEqual([]);
  });

  test('[RT-30] of a plan that is not there', async ({ newVisitor }) => {
    const visitor = await newVisitor();
    await visitor.session.signIn(people.owner.email);
    visitor.screen.mayBeRefused(403);
    const addresses = addressesWith(NOWHERE).filter((address) => address.startsWith('/plan/'));
    const seen = await visitor.frame.sweep(addresses);
    expect(new Set(seen.map(({ heading }) => heading))).toEqual(new Set(['You don’t have access to this']));
  });

  test('[MAP-8] with a state of the map of another shape, and drafts of another', async ({ newVisitor }) => {
    const visitor = await newVisitor();
    const planId = await withPlan(visitor, 'Cai Shape');
    const ownPlan = `${await visitor.session.userId()}:${planId}`;
    await visitor.frame.layDown({
      state: '{"map":{"filters":"all","riskLayers":null,"urlToCameraPosition":7}}',
      filters: '[1,2]',
      [`unsaved-shape:${ownPlan}`]: '{"id":1,"kindId":"paddock","geometry":{"type":"Polygon"}}',
      [`unsaved-titles:${ownPlan}`]: '{"titles":[{}]}',
    });
    await visitor.map.openDrawing(planId);
    await visitor.screen.expectHeading('Draw the farm');
    await visitor.boundary.open(planId);
    await visitor.screen.expectHeading('Boundary');
  });

  test('without WebGL the farm is a static map, from which features are chosen and edited', async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor();
    const planId = await withPlan(visitor, 'Dot Plain');
    await visitor.list.havePaddocks(planId, [{ name: 'North flat' }]);
    await visitor.frame.forbidWebGl();
    const path = `/plan/${planId}/edit/map/draw`;
    const camera = { center: [172.5009, -43.0991], zoom: 16 };
    await visitor.frame.layDown({
      state: JSON.stringify({ map: { urlToCameraPosition: { [path]: camera } } }),
    });
    await visitor.screen.open(path);
    await visitor.screen.expectHeading('Draw the farm');
    await visitor.frame.expectBanner(mapWords.noMap);
    await visitor.map.chooseOnStaticMap();
    await visitor.map.expectChosen('North flat');
    await visitor.map.act('Edit details');
    await visitor.map.fillIn('Name', 'South flat');
    await visitor.frame.expectEnabled('Paddock');
  });
});

test('[RT-30] whoever meets a plan that is not open to them may ask to be let in, and is told the same of any', async ({
  newVisitor,
}) => {
  const { session, screen, frame } = await newVisitor();
  await session.signIn(people.owner.email);
  screen.mayBeRefused(403);
  await screen.open(`/plan/${NOWHERE}/edit/farm-info`);
  await screen.expectText(refusals.forbidden);
  await frame.press(closedWords.ask);
  await screen.expectText(closedWords.asked);
});

test('[ERR-offline] without a connection every screen says so, in the sentence for it', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { screen, frame } = visitor;
  const planId = await withPlan(visitor, 'Fay Line');
  await screen.open(`/plan/${planId}/edit/farm-info`);
  await screen.expectHeading(/Line Downs/);
  screen.mayLoseLine();
  await frame.goOffline();
  await frame.expectBanner(refusals.offline);
  await frame.goTo('Plan book');
  await screen.expectHeading('No connection');
  await frame.comeBack();
  // The page is loaded anew by itself: its code had not come. A window that is closed in the middle of that may never close.
  await screen.expectHeading('Plan book');
  await frame.expectNoBanner(refusals.offline);
});

test.describe('nothing is lost without a question', () => {
  test('something saved on a hidden layer shows its layer; Escape in an open list closes the list alone; Cancel asks and throws away what was typed; the address of what is deleted leads back to the map', async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor();
    const { map, screen, frame } = visitor;
    await withBoundary(visitor, 'Gil Form');
    await map.toggleLayer('Paddocks');
    await map.startDrawing('Paddock');
    await map.outline(...middleOfMap);
    await map.fillIn('Name', 'Kept');
    await map.choose('Use', 'Pasture');
    await map.save('paddock');
    await screen.expectToast('The layer “Paddocks” is on now, so that you see what you saved.');
    await map.expectLayer('Paddocks', { isShown: true });
    await map.act('Edit details');
    await map.fillIn('Name', 'Half typed');
    await frame.openList(/Use/);
    await screen.press('Escape');
    await frame.expectNoList();
    await frame.expectField('Name', 'Half typed');
    await frame.press('Cancel');
    await frame.expectDialog(formWords.cancel.title);
    await frame.answer(formWords.cancel.confirm);
    await screen.expectHeading('Kept');
    await screen.goBack();
    await frame.expectField('Name', 'Kept');

    await frame.press('Cancel');
    await screen.expectHeading('Kept');
    // The page may ask once more what stands on the ground of what is just gone.
    screen.mayBeRefused(404);
    await frame.press('Delete');
    await map.confirmDeleting('paddock');
    await screen.expectHeading('Draw the farm');
    await screen.goBack();
    await screen.expectHeading(goneWords.feature.title);
    await screen.expectLink(goneWords.toMap);
    expect(await frame.places()).toContain('Lists');
  });

  test('stopping a drawing asks first, and undoing a change of shape leaves a shape that can be saved', async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor();
    const { map, screen, frame } = visitor;
    await withBoundary(visitor, 'Hal Shape');
    await map.startDrawing('Paddock');
    await map.outline(...middleOfMap);
    await map.stopDrawing();
    await frame.expectDialog(formWords.stopDrawing.title);
    await frame.answer(formWords.stopDrawing.stay);
    await map.fillIn('Name', 'Undone');
    await map.choose('Use', 'Pasture');
    await map.save('paddock');
    await screen.expectToast('Your paddock has been successfully saved.');
    await map.act('Reshape');
    await map.settle();
    await map.drag([0.58, 0.55], [0.62, 0.6]);
    await frame.expectEnabled('Undo');
    await frame.press('Undo');
    await frame.expectEnabled('Keep this shape');
    await screen.press('Control+z', 'Control+z', 'Control+z');
    await frame.expectEnabled('Keep this shape');
    await map.save('shape');
    await screen.expectToast('Your paddock has been successfully saved.');
  });

  test('titles that are chosen and not saved are chosen still on coming back', async ({ newVisitor }) => {
    const visitor = await newVisitor();
    const { boundary, screen, frame } = visitor;
    const planId = await withPlan(visitor, 'Jo Titles');
    await boundary.open(planId);
    await boundary.find('Appellation', 'Rural Section');
    await boundary.chooseFound(1);
    await screen.expectText('Chosen: 1');
    await frame.goTo('Farm');
    await screen.expectHeading(/Titles Downs/);
    await frame.goTo('Boundary');
    await screen.expectText('Chosen: 1');
    await screen.expectText(/did not save are still chosen/);
    await frame.expectEnabled('Save boundary');
  });
});

test.describe('by keyboard, enlarged, and on a phone', () => {
  test('[MAP-6] Enter on a kind puts the keyboard on the map, with a ring to be seen', async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor();
    await withBoundary(visitor, 'Kit Keys');
    await visitor.screen.press('a');
    await visitor.screen.expectText('New land management unit');
    await visitor.screen.expectFocused('Find a kind');
    await visitor.screen.type('paddock');
    await visitor.screen.press('Enter');
    await visitor.screen.expectText('New paddock');
    await visitor.frame.expectMapHasKeyboard();
  });

  test('enlarged twice, the dashboard goes nowhere sideways and every place of a plan is reached', async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor();
    const { screen, frame } = visitor;
    const planId = await withPlan(visitor, 'Lou Large');
    await frame.enlargeTwice();
    await screen.open('/dashboard');
    await screen.expectHeading('Farm plans');
    await frame.expectNothingSideways();
    await screen.open(`/plan/${planId}/edit/farm-info`);
    await frame.goTo('People');
    await screen.expectHeading('Who has access');
    await screen.expectText('Lou Large');
  });

  test('a phone has five buttons, and those with several places unfold them', async ({ newVisitor }) => {
    const visitor = await newVisitor();
    const { screen, frame } = visitor;
    const planId = await withPlan(visitor, 'Max Phone');
    await screen.take('phone');
    await screen.open(`/plan/${planId}/edit/farm-info`);
    expect(await frame.places()).toEqual(['Farm', 'Map', 'Actions', 'Records', 'More']);
    await frame.goTo('Records');
    await screen.expectHeading('Records');
    await frame.goTo('Soil tests', { among: 'All records' });
    await screen.expectHeading('Soil tests');
    await frame.goTo('People', { behind: 'More' });
    await screen.expectHeading('Who has access');
    await frame.expectNothingSideways();
  });
});

test('a consultant starts a plan, and works on it as the adviser', async ({ newVisitor }) => {
  const { session, dashboard, access, screen } = await newVisitor();
  const plan = newPlanFor('Ned Advised', 'ned@advised.example');
  await session.signIn(people.consultant.email);
  await dashboard.open();
  await dashboard.startNewPlan();
  await dashboard.fillInNewPlan(plan);
  await dashboard.createPlan();
  await screen.expectHeading('Boundary');
  await dashboard.open();
  await dashboard.expectFirst(plan.propertyName);
  await dashboard.openPlan(plan.propertyName);
  await screen.expectHeading(plan.propertyName);
  await access.openDetails();
  await screen.expectText('Consultant');
});
