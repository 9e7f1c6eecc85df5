import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const FORBIDDEN = "Sorry you don't have the permission to perform that action.";
const { staff, consultant, admin } = people;
const ADVISERS = 'Tussock Advisers';

test('[RT-18] [TOAST-7] [API-ACC-1] somebody outside is let in by a letter, reads and does not edit, and is refused once removed', async ({
  newVisitor,
}) => {
  const farm = newPlanFor('Hana Rewi', 'hana@rewi.example');
  const guestMail = 'nia@neighbour.example';
  const lead = await newVisitor();
  await lead.session.signIn(staff.email);
  const planId = await lead.plan.haveCreated(farm);
  await lead.access.openPeople(planId);
  await lead.screen.expectText('Nobody outside has access');
  await lead.access.letIn({ name: 'Nia Neighbour', email: guestMail });
  await lead.screen.expectToast('Access to Rewi Downs for Nia Neighbour has been granted.');
  await lead.access.expectGuest('Nia Neighbour', 'Invitation sent');

  const guest = await newVisitor();
  guest.screen.mayBeRefused(403);
  await guest.invitation.open(await lead.outbox.invitationTo(guestMail));
  await guest.invitation.expectFor('Rewi Downs', guestMail);
  await guest.screen.expectText('has given you access');
  await guest.invitation.goToSignInAsGuest();
  await guest.session.takeOfferedAddress(guestMail);
  await guest.invitation.openPlan();
  await guest.session.acceptTerms();
  await guest.screen.expectHeading('Rewi Downs');
  await guest.access.openDetails();
  await guest.access.expectMayEdit(false);
  await guest.access.expectPlace(false);
  await guest.screen.open(`/plan/${planId}/manage-user-access`);
  await guest.screen.expectText(FORBIDDEN);

  await lead.screen.reload();
  await lead.access.expectGuest('Nia Neighbour', 'Accepted');
  await lead.access.allowEditing('Nia Neighbour');
  await lead.access.remove('Nia Neighbour');
  await lead.screen.expectToast('Access to Rewi Downs for Nia Neighbour has been removed.');
  await guest.screen.open(`/plan/${planId}/edit/farm-info`);
  await guest.screen.expectText(FORBIDDEN);
  expect(await guest.plan.answerToReading(planId)).toBe(403);
  await lead.plan.expectInHistory(
    planId,
    /Access: Nia Neighbour, Guest who may edit.*Deleted by Tom Sinclair/s,
  );
});

test('[ST-9] a link of somebody outside is refused to another address, works once, and is sent anew', async ({
  newVisitor,
}) => {
  const guestMail = 'ivy@bank.example';
  const lead = await newVisitor();
  await lead.session.signIn(staff.email);
  const planId = await lead.plan.haveCreated(newPlanFor('Mata Cole', 'mata@cole.example'));
  await lead.access.openPeople(planId);
  await lead.access.letIn({ name: 'Ivy Banks', email: guestMail });
  const first = await lead.outbox.invitationTo(guestMail);
  await lead.access.sendAgain('Ivy Banks');
  await lead.screen.expectToast(`A new invite has been sent to ${guestMail}.`);
  const second = await lead.outbox.invitationTo(guestMail, { letters: 2 });

  const guest = await newVisitor();
  await guest.session.signIn(consultant.email);
  await guest.invitation.open(first);
  await guest.screen.expectHeading('This link no longer works');
  await guest.invitation.open(second);
  await guest.screen.expectText(`You are signed in as ${consultant.email}`);
  await guest.invitation.signInAsInvited(guestMail);
  await guest.session.takeOfferedAddress(guestMail);
  await guest.invitation.openPlan();

  await guest.invitation.open(second);
  await guest.screen.expectHeading('This link no longer works');
  await guest.invitation.askForNewLink();
  await guest.invitation.open(await lead.outbox.invitationTo(guestMail, { letters: 3 }));
  await guest.invitation.expectFor('Cole Downs', guestMail);
});

test('[VAL-2] a grant with a fault is refused beside the field, and nothing typed is lost', async ({
  newVisitor,
}) => {
  const { session, plan, access, screen } = await newVisitor();
  screen.mayBeRefused(400);
  await session.signIn(staff.email);
  const planId = await plan.haveCreated(newPlanFor('Rua Pene', 'rua@pene.example'));
  await access.openPeople(planId);
  await access.startGrant();
  await access.fillInGrant({ name: 'Tom', email: staff.email });
  await access.sendGrant();
  await access.expectRefusedAddress(/This person works for the provider/);
  await access.expectAddressStill(staff.email);
});

test('[TOAST-8] [ROLE-1] [API-ACC-2] the lead changes roles; the last lead stays, and an owner cannot take the lead away', async ({
  newVisitor,
}) => {
  const farm = newPlanFor('Awa Stone', 'awa@stone.example');
  const lead = await newVisitor();
  lead.screen.mayBeRefused(400);
  await lead.session.signIn(staff.email);
  const planId = await lead.plan.haveCreated(farm);
  await lead.access.openPeople(planId);
  await lead.access.addFromProvider(admin.name);
  await lead.access.chooseRole(admin.name, 'Reviewer');
  await lead.access.saveRoles();
  await lead.screen.expectToast('Your access changes have been saved successfully.');
  await lead.screen.reload();
  await lead.access.expectRole(admin.name, 'Reviewer');
  await lead.access.expectRole(staff.name, 'Plan lead');
  await lead.access.chooseRole(staff.name, 'Viewer');
  await lead.access.saveRoles();
  await lead.screen.expectToast('A plan needs a lead. Name another person first.');
  await lead.access.expectRole(staff.name, 'Viewer');

  const owner = await newVisitor();
  await owner.session.signIn(farm.email);
  await owner.access.openPeople(planId);
  await owner.access.expectRoleHeld(staff.name);
  await owner.access.chooseRole(admin.name, 'No access');
  await owner.access.saveRoles();
  await owner.screen.expectToast('Your access changes have been saved successfully.');
});

test('[RT-19] [TOAST-9] [ROLE-2] [API-ACC-3] the owner asks for a consultant, who is assigned, sees the plan, and is removed', async ({
  newVisitor,
}) => {
  const farm = newPlanFor('Tui Marsh', 'tui@marsh.example');
  const lead = await newVisitor();
  await lead.session.signIn(staff.email);
  const planId = await lead.plan.haveCreated(farm);

  const owner = await newVisitor();
  await owner.session.signIn(farm.email);
  await owner.access.openAdviser(planId);
  await owner.access.askForConsultant('We would like help with the drains.');
  await owner.screen.expectToast('An email has been sent to Tussock.');
  await owner.outbox.expectLetter(staff.email, 'We would like help with the drains.');

  const adviser = await newVisitor();
  adviser.screen.mayBeRefused(403);
  await adviser.session.signIn(consultant.email);
  expect(await adviser.plan.answerToReading(planId)).toBe(403);
  await lead.access.openAdviser(planId);
  await lead.access.assign(ADVISERS);
  await adviser.plan.openFarm(planId);
  await adviser.access.expectMayEdit(true);
  await adviser.access.expectPlace(false);

  await owner.screen.reload();
  await owner.access.removeAccount(ADVISERS);
  await adviser.screen.reload();
  await adviser.screen.expectText(FORBIDDEN);
});

test('the lead sees the plan as a viewer would, and comes back', async ({ newVisitor }) => {
  const { session, plan, access, screen } = await newVisitor();
  await session.signIn(staff.email);
  const planId = await plan.haveCreated(newPlanFor('Kea Ross', 'kea@ross.example'));
  await access.openPeople(planId);
  await access.seeAs('Viewer');
  await access.openDetails();
  await access.expectMayEdit(false);
  await access.expectPlace(false);
  await screen.expectAccessible();
  await access.backToOwnRole();
  await access.expectMayEdit(true);
  await access.expectPlace(true);
});

for (const size of ['desk', 'phone'] as const)
  test(`the screens of access are accessible, and reached by keyboard, at the size of a ${size}`, async ({
    newVisitor,
  }) => {
    const { session, plan, access, screen } = await newVisitor();
    await screen.take(size);
    await session.signIn(staff.email);
    const planId = await plan.haveCreated(newPlanFor('Ngaio Bell', `ngaio-${size}@bell.example`));
    await access.openPeople(planId);
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await screen.tabTo('Give access');
    await screen.press('Enter');
    await access.sendGrant();
    await access.expectRefusedAddress(/E-mail is required/);
    await screen.expectAccessible();
    await access.fillInGrant({ name: 'Wren Frost', email: `wren-${size}@frost.example`, mayEdit: true });
    await access.sendGrant();
    await access.expectGuest('Wren Frost', 'Guest who may edit');
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await access.openAdviser(planId);
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
  });
