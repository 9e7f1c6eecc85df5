import { expect, test } from '../drivers/test.ts';
import { people as known } from '../fixtures/people.ts';

const ADVISERS = '/auth/account/01900000-0000-7000-8000-00000000000a';

test('[RT-11] [TOAST-3] [TOAST-4] [TOAST-6] [ST-8] a provider administrator makes an account, changes it, adds a user, and deletes both', async ({
  newVisitor,
}) => {
  const { session, screen, people, outbox } = await newVisitor();
  await session.signIn(known.admin.email);
  await screen.open('/dashboard');
  await people.goTo('Accounts');
  await people.start('New account');
  await people.fillInAccount({ name: 'Hill Country Advice', email: 'rua@hill.example' });
  await people.save();
  await screen.expectToast(
    'Hill Country Advice has been created, and an invite has been sent to rua@hill.example.',
  );
  await people.accounts.expectFirst('Hill Country Advice');
  await people.accounts.expectInRow('Hill Country Advice', 'rua@hill.example');
  expect((await outbox.linkTo('rua@hill.example')).searchParams.get('loginHint')).toBe('rua@hill.example');

  await people.accounts.open('Hill Country Advice');
  await screen.expectHeading('Hill Country Advice');
  await people.users.expectRows(['rua']);
  await people.editAccount();
  await people.fillInAccount({ name: 'Hill Country Advisers' });
  await people.save();
  await screen.expectToast('Hill Country Advisers has been successfully saved.');
  await screen.expectHeading('Hill Country Advisers');

  await people.start('New user');
  await people.fillInUser({ name: 'Tāne Moana', email: 'tane@hill.example', role: 'Account user' });
  await people.save();
  await screen.expectToast('Tāne Moana has been created, and an invite has been sent to tane@hill.example.');
  await people.expectFormClosed();
  await people.users.expectRows(['Tāne Moana', 'rua']);
  await people.expectTab('Users (2)');

  await people.users.open('Tāne Moana');
  await people.fillInUser({ name: 'Tāne Moana-Rua' });
  await people.save();
  await screen.expectToast('Tāne Moana-Rua has been successfully saved.');
  await people.users.open('Tāne Moana-Rua');
  await people.askToDelete('Delete user');
  await people.confirmDeletion();
  await screen.expectToast('User has been deleted successfully.');
  await people.users.expectRows(['rua']);
  await people.expectTab('Users (1)');

  await people.askToDelete('Delete');
  await people.expectSaidFirst('Its one user is deleted too, and cannot sign in any more.');
  await people.expectSaidFirst('No plan is assigned to it.');
  await people.confirmDeletion();
  await screen.expectToast('Hill Country Advisers has been successfully deleted.');
  await screen.expectAddress('/auth/accounts');
  await people.accounts.expectRows(['Tussock Advisers']);
});

test('somebody who was invited follows the letter, signs in and is here', async ({ newVisitor }) => {
  const admin = await newVisitor();
  await admin.session.signIn(known.admin.email);
  await admin.screen.open('/auth/team?new=true');
  await admin.people.expectForm('New user');
  await admin.people.fillInUser({
    name: 'Ngaire Holt',
    email: 'ngaire@tussock.example',
    role: 'Provider staff',
  });
  await admin.people.save();
  await admin.people.users.expectInRow('Ngaire Holt', 'Invited');

  const invited = await newVisitor();
  await invited.screen.open((await admin.outbox.linkTo('ngaire@tussock.example')).href);
  await invited.session.takeOfferedAddress('ngaire@tussock.example');
  await invited.session.acceptTerms();
  await invited.screen.expectAddress('/dashboard');
  await invited.session.expectSignedInAs('Ngaire Holt', 'Provider staff');
  await admin.screen.reload();
  await admin.people.users.expectInRow('Ngaire Holt', 'Active');

  await admin.people.users.open('Ngaire Holt');
  await admin.people.askToDelete('Delete user');
  await admin.people.confirmDeletion();
  await invited.screen.reload();
  await invited.screen.expectHeading('We do not know this sign-in yet');
});

test('[UI-6] users are searched, sorted and paged, and the address says how', async ({ newVisitor }) => {
  const { session, screen, people } = await newVisitor();
  await session.signIn(known.admin.email);
  await screen.open(ADVISERS);
  await people.users.expectFirst('Anika Rao');
  await people.users.expectCount(20);
  await people.users.turnToPage(2);
  await people.users.expectPage(2);
  await people.users.expectCount(5);
  await people.users.sortBy('Name');
  await people.users.expectFirst('Anika Rao');
  await screen.expectAddress(`${ADVISERS}\\?sort=name&order=asc`);
  await people.users.search('rāwiri');
  await people.users.expectRows(['Kahu Rāwiri']);
  await screen.reload();
  await people.users.expectRows(['Kahu Rāwiri']);
  await people.users.search('nobody at all');
  await screen.expectText('No user matches');
  await people.choose('Plans');
  await people.plans.expectRows(['Rātā Flat Dairy']);
  await screen.goBack();
  await screen.expectText('No user matches');
});

test('[RT-9] [GEN-4] an account administrator looks after the own people, and sees no others', async ({
  newVisitor,
}) => {
  const { session, screen, people } = await newVisitor();
  screen.mayBeRefused(403);
  await session.signIn(known.consultant.email);
  await screen.open('/dashboard');
  await people.goTo('Team');
  await people.users.expectFirst('Anika Rao');
  await people.start('New user');
  await people.fillInUser({ name: 'Hana Rewi', email: 'hana.rewi@advisers.example', role: 'Account user' });
  await people.save();
  await people.users.expectFirst('Hana Rewi');
  await people.users.search('Mere Parata');
  await screen.expectText('No user matches');
  await people.users.search('Hana Rewi');
  await people.users.open('Hana Rewi');
  await people.askToDelete('Delete user');
  await people.confirmDeletion();
  await screen.expectText('No user matches');

  await screen.open(ADVISERS);
  await screen.expectHeading('Tussock Advisers');
  await people.expectMayNotManage();
  for (const address of ['/auth/accounts', '/auth/account/01900000-0000-7000-8000-0000000000ff']) {
    await screen.open(address);
    await screen.expectHeading('You don’t have access to this');
    await screen.expectText("Sorry you don't have the permission to perform that action.");
  }
});

for (const { person, address } of [
  { person: known.staff, address: '/auth/team' },
  { person: known.owner, address: '/auth/team' },
  { person: known.owner, address: ADVISERS },
]) {
  test(`[RT-9] [RT-11] [RT-30] ${address} is not open to ${person.name}`, async ({ newVisitor }) => {
    const { session, screen } = await newVisitor();
    await session.signIn(person.email);
    await screen.open(address);
    await screen.expectHeading('You don’t have access to this');
    await screen.expectText("Sorry you don't have the permission to perform that action.");
  });
}

test('a farm owner finds no way to people or accounts', async ({ newVisitor }) => {
  const { session, screen, people } = await newVisitor();
  await session.signIn(known.owner.email);
  await screen.open('/dashboard');
  await people.expectNoPlaces();
});

test('[VAL-2] [ERR-400] what the server refuses stands beside its field or says why, and nothing typed is lost', async ({
  newVisitor,
}) => {
  const { session, screen, people } = await newVisitor();
  screen.mayBeRefused(400);
  await session.signIn(known.admin.email);
  await screen.open('/auth/team');
  await people.start('New user');
  await people.fillInUser({ name: 'Another Mere', email: known.admin.email, role: 'Provider staff' });
  await people.save();
  await people.expectRefusedField('E-mail', 'There is already a user with this email address');
  await people.expectTyped('Name', 'Another Mere');
  await screen.reload();
  await people.expectTyped('Name', 'Another Mere');
  await screen.press('Escape');
  await people.users.open('Tom Sinclair');
  await people.askToDelete('Delete user');
  await people.confirmDeletion();
  await screen.expectText(/Tom Sinclair is the only plan lead of Rātā Flat Dairy/);
  await people.expectForm('Tom Sinclair');
});

test('a user is made by the keyboard alone, which comes back to the list', async ({ newVisitor }) => {
  const { session, screen, people } = await newVisitor();
  await session.signIn(known.consultant.email);
  await screen.open('/auth/team');
  await people.expectLoaded();
  await screen.tabTo('New user');
  await screen.press('Enter');
  await people.expectForm('New user');
  await screen.tabTo('Name');
  await screen.type('Kiri Hohepa');
  await screen.tabTo('E-mail');
  await screen.type('kiri@advisers.example');
  await screen.press('Tab', 'ArrowDown', 'ArrowDown', 'Enter');
  await screen.tabTo('Create user and send the invitation');
  await screen.press('Enter');
  await screen.expectToast(
    'Kiri Hohepa has been created, and an invite has been sent to kiri@advisers.example.',
  );
  await people.users.expectFirst('Kiri Hohepa');
  await people.users.expectInRow('Kiri Hohepa', 'Account user');
});

for (const size of ['desk', 'phone'] as const) {
  test(`the team, the accounts and one account are accessible, at the size of a ${size}`, async ({
    newVisitor,
  }) => {
    const { session, screen, people } = await newVisitor();
    await screen.take(size);
    await session.signIn(known.admin.email);
    for (const address of ['/auth/team', '/auth/accounts', ADVISERS, `${ADVISERS}?list=plans`]) {
      await screen.open(address);
      await screen.expectHeading(/./);
      await people.expectLoaded();
      await screen.expectAccessible();
      await screen.expectNoSidewaysScroll();
    }
    await screen.open('/auth/team?new=true');
    await people.expectForm('New user');
    await people.save();
    await people.expectRefusedField('E-mail', 'E-mail is required');
    await screen.expectAccessible();
    await screen.open(`${ADVISERS}?change=true`);
    await people.expectForm('Edit Tussock Advisers');
    await screen.expectAccessible();
    await screen.press('Escape');
    await people.askToDelete('Delete');
    await people.expectSaidFirst('One plan loses its account. The plan itself stays.');
    await screen.expectAccessible();
  });
}
