import { demoValley, startStandIn } from '@tussock/demo';
import { expect, test as base } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';
import { startTussock } from '../fixtures/start-tussock.ts';

type StandIn = Awaited<ReturnType<typeof startStandIn>>;

const KEY = 'survey-key-of-this-file';

/** Where the farm is, as who makes its plan knows. */
const BASIN = { lat: -42.82, lng: 172.27 };

/** A server whose land survey is in the hands of the story. */
const test = base.extend<{ survey: StandIn }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from the pattern
  survey: async ({}, provide) => {
    const survey = await startStandIn({ valley: demoValley(), key: KEY });
    await provide(survey);
    await survey.close();
  },
  tussock: async ({ survey }, provide) => {
    const server = await startTussock({ settings: { LAND_SURVEY_URL: survey.url, LAND_SURVEY_KEY: KEY } });
    await provide(server);
    await server.stop();
  },
});

test('[ERR-survey] while the land survey is away a boundary is drawn by hand, marked to be checked, and titles take its place when it is back', async ({
  newVisitor,
  survey,
}) => {
  const { session, plan, boundary, map, screen } = await newVisitor();
  screen.mayBeRefused(502);
  await session.signIn(people.staff.email);
  // Everything that is asked in words or by a place; pictures of titles come from elsewhere, and may be there still.
  for (const path of ['/services/wfs', '/services/query']) survey.faults.always({ status: 503 }, { path });
  const planId = await plan.haveCreated({ ...newPlanFor('Rangi Basin', 'rangi@survey.example'), ...BASIN });
  await boundary.open(planId);
  await map.settle();
  await boundary.expectFault('Land survey API error: 503 Service Unavailable');
  await boundary.startByHand();
  await map.outline([0.4, 0.4], [0.6, 0.4], [0.6, 0.6], [0.4, 0.6]);
  await boundary.useByHand();
  await screen.expectToast('The boundary is saved, to be checked.');
  await boundary.expectToBeChecked();
  await screen.reload();
  await boundary.expectToBeChecked();

  // The farm can be drawn: its ground is what the outline says.
  await map.openDrawing(planId);
  await map.startDrawing('Paddock');
  await map.outlineAndName('Home', [0.45, 0.45], [0.55, 0.45], [0.55, 0.55], [0.45, 0.55]);
  await map.stopDrawing();
  expect(await map.showUnallocated()).toBeGreaterThan(0);

  survey.faults.clear();
  await boundary.open(planId);
  await boundary.find('Appellation', 'Rural Section');
  await boundary.chooseFound(1);
  await boundary.save();
  await screen.expectToast('Your plan boundaries have been successfully saved.');
  await screen.reload();
  await boundary.expectChosen(1);
  await boundary.expectNothingByHand();
});
