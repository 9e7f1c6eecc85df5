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
const AWAY = 'The base map isn’t available. Your farm is shown on a blank background.';

async function planWithBoundary({ session, plan, boundary }: Visitor, name: string): Promise<string> {
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(
    newPlanFor(name, `${name.replaceAll(' ', '').toLowerCase()}@base.example`),
  );
  await boundary.haveSaved(planId);
  return planId;
}

test('a base map lies under the farm, with what must be said of it; where it is away that is said on paper, and where it does not answer nobody waits', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { map, ground, screen } = visitor;
  screen.mayBeRefused(404);
  const basemap = await ground.serveBasemap(STYLE);
  const planId = await planWithBoundary(visitor, 'Base Laid');
  await map.openDrawing(planId);
  await ground.expectBasemap('laid');
  expect(basemap.tileCount()).toBeGreaterThan(0);
  await ground.expectAttribution('Maps of the valley');
  expect(await screen.says(AWAY)).toBe(false);

  await ground.serveBasemap(404);
  await map.openDrawing(planId);
  await ground.expectBasemap('away');
  await screen.expectText(AWAY);
  await map.showWholeFarm();

  // The farm is drawn meanwhile, and its ground.
  await ground.serveBasemap(null);
  await map.openDrawing(planId);
  await ground.expectLaid();
  await ground.expectContours({ areShown: true });
});
