import { test } from '@playwright/test';
import { people } from '../fixtures/people.ts';
import { startTussock, type RunningTussock } from '../fixtures/start-tussock.ts';
import type { EngineBrowser } from './engine-browser.ts';
import { startFirefox } from './firefox-browser.ts';
import { startWebKit } from './webkit-browser.ts';

const engines: Readonly<Record<string, () => Promise<EngineBrowser>>> = {
  webkit: startWebKit,
  firefox: startFirefox,
};

let tussock: RunningTussock;
let browser: EngineBrowser | undefined;

test.beforeAll(async () => {
  tussock = await startTussock();
});
test.afterAll(async () => {
  await browser?.close();
  await tussock.stop();
});

test('a person signs in over plain http, and goes by address from page to page of a plan', async () => {
  browser = await engines[test.info().project.name]?.();
  if (!browser) throw new Error('No engine has the name of this project.');
  await browser.open(`${tussock.url}/api/auth/oidc/login`);
  await browser.press(people.staff.name);
  await browser.press('I accept the terms');
  await browser.expectAddress(/\/dashboard/);
  const farm = await browser.linkTo('/view/farm');

  await browser.open(farm);
  await browser.expectText('Next step');
  await browser.reload();
  await browser.expectText('Next step');
  await browser.open(farm.replace('view/farm', 'edit/map/draw'));
  await browser.expectText('Paddock');
  await browser.open(farm.replace('view/farm', 'view/actions'));
  await browser.expectText('In progress');
  await browser.open(farm.replace('view/farm', 'view/risk'));
  await browser.expectText('Compaction');
  await browser.back();
  await browser.expectText('In progress');
});
