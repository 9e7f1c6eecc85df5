import { authErrors } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const addresses = [
  '/welcome',
  '/terms',
  '/auth-error?code=102',
  '/sign-in-error?code=103',
  '/dashboard',
  '/no/such/page',
] as const;

test('[GEN-1] the title of every screen is its own and ends with the name of the product', async ({
  newVisitor,
}) => {
  const { session, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const titles = [];
  for (const address of addresses) {
    await screen.open(address);
    await screen.expectHeading(/./);
    titles.push(await screen.title());
  }
  expect(titles.filter((title) => !/^.+ – Tussock$/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBeGreaterThan(addresses.length - 2);
  await screen.open('/dashboard');
  await screen.expectHeading('Farm plans');
  expect(await screen.title()).toBe('Farm plans – Tussock');
});

test('[GEN-2] a browser without Proxy is told so, and of one that works', async ({ newVisitor }) => {
  const { screen } = await newVisitor({ hasProxy: false });
  await screen.open('/dashboard');
  await screen.expectHeading('Unsupported browser');
  await screen.expectText("Sorry, the browser you're trying to use isn't supported.");
  await screen.expectText('Google Chrome');
  await screen.expectLink('Switch browser');
  expect(await screen.title()).toBe('Tussock');
});

test('[RT-2] [RT-1] home is the welcome page for a guest', async ({ newVisitor }) => {
  const { screen } = await newVisitor();
  await screen.open('/');
  await screen.expectAddress('/welcome');
});

test('[RT-7] the terms open at the part that the address names', async ({ newVisitor }) => {
  const { screen } = await newVisitor();
  await screen.open('/terms#privacy');
  await screen.expectHeadingInView('Privacy policy');
  await screen.open('/terms#terms');
  await screen.expectHeadingInView('Terms of use');
});

test.describe('somebody who is signed in', () => {
  for (const path of ['/', '/index']) {
    test(`[RT-2] [RT-3] is led from ${path} to the dashboard`, async ({ newVisitor }) => {
      const { session, screen } = await newVisitor();
      await session.signIn(people.staff.email);
      await screen.open(path);
      await screen.expectAddress('/dashboard');
    });
  }

  test('[RT-30] [UI-3] sees at an unknown address that there is nothing, and the way home', async ({
    newVisitor,
  }) => {
    const { session, screen, dashboard } = await newVisitor();
    await session.signIn(people.staff.email);
    await screen.open('/no/such/page');
    await screen.expectText("Oops, we can't find what you're looking for.");
    await session.follow('Go home');
    await dashboard.expectOpen();
  });

  test('[RT-30] sees at an unknown place of a plan that there is nothing', async ({ newVisitor }) => {
    const { session, screen, plan } = await newVisitor();
    await session.signIn(people.staff.email);
    const planId = await plan.haveCreated(newPlanFor('Nia Park', 'nia@park.example'));
    await screen.open(`/plan/${planId}/edit/no-such-place`);
    await screen.expectHeading('There is nothing here');
  });
});

for (const [path, row] of [
  ['/auth-error', 'RT-5'],
  ['/sign-in-error', 'RT-6'],
] as const)
  test(`[${row}] [ST-9] ${path} has its own words and a way on for every code`, async ({ newVisitor }) => {
    const { screen } = await newVisitor();
    const headings = new Set<string>();
    for (const [code, { title, text }] of Object.entries(authErrors)) {
      await screen.open(`${path}?code=${code}`);
      await screen.expectHeading(title);
      await screen.expectText(text);
      await screen.expectText(`Code ${code}`);
      await screen.expectLink('About Tussock');
      headings.add(title);
    }
    expect(headings.size).toBe(Object.keys(authErrors).length);
  });

test('[ST-9] somebody unknown here is asked anew for who they are', async ({ newVisitor }) => {
  const { session, screen, dashboard } = await newVisitor();
  await session.signInAtProvider(people.owner.name);
  await session.expectTermsQuestion();
  await screen.open('/sign-in-error?code=100');
  await screen.expectHeading('We do not know this sign-in yet');
  await session.follow('Sign in with another address');
  await session.choosePerson(people.consultant.name);
  await session.acceptTerms();
  await dashboard.expectOpen();
  await session.expectSignedInAs(people.consultant.name, 'Account administrator');
});

test('[RT-4] [UI-5] search, sort and page of the plan list are in the address', async ({ newVisitor }) => {
  const { session, screen, dashboard, plan } = await newVisitor();
  await session.signIn(people.admin.email);
  for (let number = 1; number <= 21; number += 1)
    await plan.haveCreated({
      ...newPlanFor('Many Farms', 'many@farms.example'),
      propertyName: `Block ${String(number).padStart(2, '0')}`,
    });

  await dashboard.open();
  await dashboard.expectFirst('Block 21');
  await screen.expectAddress('/dashboard');

  await dashboard.search('Block');
  await screen.expectAddress(/[?&]search=Block(&|$)/);
  await dashboard.sortBy('Property');
  await screen.expectAddress(/[?&]sort=propertyName(&|$)/);
  await dashboard.expectFirst('Block 01');
  await dashboard.turnToPage(2);
  await screen.expectAddress(/[?&]page=2(&|$)/);
  await dashboard.expectPlans(['Block 21']);

  await screen.reload();
  await dashboard.expectPlans(['Block 21']);
  await dashboard.expectPage(2);
  await screen.goBack();
  await dashboard.expectFirst('Block 01');
});

test('a new plan is made by the keyboard alone', async ({ newVisitor }) => {
  const { session, screen, dashboard } = await newVisitor();
  await session.signIn(people.staff.email);
  await dashboard.open();
  await screen.tabTo('New plan');
  await screen.press('Enter');
  await screen.expectHeading('New plan');
  // The address has the focus already.
  await screen.type('1 Key Road');
  await screen.tabTo('Property name');
  await screen.type('Keyboard Farm');
  await screen.tabTo('Contact name');
  await screen.type('Kay Board');
  await screen.press('Tab');
  await screen.type('kay@board.example');
  await screen.press('Control+s');
  await screen.expectHeading('Boundary');
  await dashboard.open();
  await dashboard.expectFirst('Keyboard Farm');
});

test('[UI-2] the keyboard does not leave the import of a plan, and Escape closes it', async ({
  newVisitor,
}) => {
  const { session, screen, dashboard } = await newVisitor();
  await session.signIn(people.staff.email);
  await dashboard.open('?bring=true');
  await screen.expectHeading('Import a plan');
  await screen.tabTo('Close');
  await screen.tabTo('Close');
  await screen.press('Escape');
  await screen.expectAddress('/dashboard');
});

test('a page whose code does not come says so, and comes when it is reloaded with a line', async ({
  newVisitor,
}) => {
  const { frame, screen } = await newVisitor();
  screen.mayLoseLine();
  await frame.loseNextCode();
  await screen.open('/welcome');
  await screen.expectText(/Tussock could not be loaded/);
  await frame.reloadByButton();
  await screen.expectHeading('From the farm’s address to a printed plan, in one visit.');
});
