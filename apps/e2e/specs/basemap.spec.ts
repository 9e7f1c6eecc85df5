import { BASEMAP_ORIGIN } from '../drivers/ground-driver.ts';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({
  hasGround: true,
  settings: {
    BASEMAP_STYLE_URL: `${BASEMAP_ORIGIN}/style.json`,
    BASEMAP_ATTRIBUTION: 'Maps of the valley',
  },
});

const STYLE = JSON.stringify({
  version: 8,
  sources: { straw: { type: 'raster', tiles: [`${BASEMAP_ORIGIN}/{z}/{x}/{y}.png`], tileSize: 256 } },
  layers: [
    { id: 'straw', type: 'raster', source: 'straw' },
    { id: 'names', type: 'symbol', source: 'straw' },
  ],
});
const AWAY = 'The base map cannot be reached just now: the farm stands on plain paper.';

async function planWithBoundary({ session, plan, boundary }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@base.example`),
  );
  await boundary.haveSaved(planId);
  return planId;
}

test('a base map lies under the farm, with what must be said of it', async ({ newVisitor }) => {
  const visitor = await newVisitor();
  const { map, ground, screen } = visitor;
  const basemap = await ground.serveBasemap(STYLE);
  const planId = await planWithBoundary(visitor, 'Base Laid');
  await map.openDrawing(planId);
  await ground.expectBasemap('laid');
  expect(basemap.tileCount()).toBeGreaterThan(0);
  await ground.expectAttribution('Maps of the valley');
  expect(await screen.says(AWAY)).toBe(false);
});

test('a base map that is not there, or is none, leaves paper, says so, and the farm is drawn', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, ground, screen } = visitor;
  screen.mayBeRefused(404);
  await ground.serveBasemap(404);
  const planId = await planWithBoundary(visitor, 'Base Away');
  await map.openDrawing(planId);
  await ground.expectBasemap('away');
  await screen.expectText(AWAY);
  await map.showWholeFarm();

  await ground.serveBasemap('<!doctype html>');
  await map.openDrawing(planId);
  await ground.expectBasemap('away');
  await screen.expectText(AWAY);

  await ground.serveBasemap('{"version":8,"sources":[],"layers":"hills"}');
  await map.openDrawing(planId);
  await ground.expectBasemap('away');
  await screen.expectText(AWAY);
});

test('a base map that does not answer keeps nobody waiting: the farm is drawn, and its ground', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, ground } = visitor;
  await ground.serveBasemap(null);
  const planId = await planWithBoundary(visitor, 'Base Slow');
  await map.openDrawing(planId);
  await ground.expectLaid();
  await ground.expectContours({ areShown: true });
});
