import { demoValley, startStandIn } from '@tussock/demo';
import { test as base } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';
import { startTussock } from '../fixtures/start-tussock.ts';

type StandIn = Awaited<ReturnType<typeof startStandIn>>;

const KEY = 'survey-key-of-this-file';
/** A moment longer than the 25 seconds after which a request to the survey is given up (Spec §9). */
const TOO_LONG_MS = 26_000;

/** A server whose land survey is in the hands of the story. */
const test = base.extend<{ survey: StandIn }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from the pattern
  survey: async ({}, provide) => {
    const survey = await startStandIn({ valley: demoValley(), key: KEY, longestDelayMs: TOO_LONG_MS });
    await provide(survey);
    await survey.close();
  },
  tussock: async ({ survey }, provide) => {
    const server = await startTussock({ settings: { LAND_SURVEY_URL: survey.url, LAND_SURVEY_KEY: KEY } });
    await provide(server);
    await server.stop();
  },
});

test('[ERR-survey] [API-EXT-1] each fault of the land survey has its sentence, and the search can be made again', async ({
  newVisitor,
  survey,
}) => {
  const { session, plan, boundary, screen } = await newVisitor();
  screen.mayBeRefused(502);
  await session.signIn(people.staff.email);
  await boundary.open(await plan.haveCreated(newPlanFor('Lea Basin', 'lea@survey.example')));

  survey.faults.always({ status: 503 });
  await boundary.find('Title', 'CB12');
  await boundary.expectFault('Land survey API error: 503 Service Unavailable');
  survey.faults.clear();
  survey.faults.always({ body: 'xml' });
  await boundary.find('Title', 'CB12');
  await boundary.expectFault('Upstream error.');
  survey.faults.clear();
  survey.faults.always({ delayMs: TOO_LONG_MS });
  await boundary.find('Title', 'CB12');
  await boundary.expectFault('Request timed out. Please try again.', { withinMs: 2 * TOO_LONG_MS });
  survey.faults.clear();
  await boundary.find('Appellation', 'Rural Section');
  await boundary.expectFound(/^Found: \d+/);
});
