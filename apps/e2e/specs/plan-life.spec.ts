import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const { staff, owner, consultant } = people;

test('[GEN-3] [ST-2] staff sign in through the provider, accept the terms once, and sign out', async ({
  newVisitor,
}) => {
  const { session, dashboard, screen } = await newVisitor();
  await session.signInAtProvider(staff.name);
  await session.expectTermsQuestion();
  await session.acceptTerms();
  await dashboard.expectOpen();
  await session.expectSignedInAs(staff.name, 'Provider staff');

  await session.signOut();
  expect(await session.isSignedIn()).toBe(false);
  await screen.open('/dashboard');
  await screen.expectHeading('You are not signed in');

  await session.signInAtProvider(staff.name);
  await dashboard.expectOpen();
  await session.expectNoTermsQuestion();
});

test('[ST-2] the terms stand before a page that was asked for, and it comes after them', async ({
  newVisitor,
}) => {
  const { session, dashboard, screen } = await newVisitor();
  await session.signIn(consultant.email, { isAccepting: false });
  await screen.open('/dashboard?search=R%C4%81t%C4%81');
  await session.expectTermsQuestion();
  await session.acceptTerms();
  await dashboard.expectPlans(['Rātā Flat Dairy']);
});

test('[TOAST-1] [ST-8] a new plan is announced, stands first on page 1, and its owner is invited', async ({
  newVisitor,
}) => {
  const { session, dashboard, screen, outbox } = await newVisitor();
  const plan = newPlanFor('Hana Rewi', 'hana@rewi.example');
  await session.signIn(staff.email);
  await dashboard.open('?sort=propertyName&order=asc');
  await dashboard.startNewPlan();
  await dashboard.fillInNewPlan(plan);
  await dashboard.createPlan();
  await screen.expectToast(
    'Rewi Downs has been created, and an invite has been sent to hana@rewi.example. The farm plan will be accessible when confirmed by Hana Rewi.',
  );
  await screen.expectHeading('Boundary');
  await dashboard.open();
  await dashboard.expectFirst('Rewi Downs');
  await dashboard.expectState('Rewi Downs', 'Awaiting owner confirmation');
  await dashboard.choose('Rewi Downs');
  expect(await outbox.invitationTo(plan.email)).toMatch(/^\/invitation\/.+/);
});

test('[VAL-2] a new plan with faults is refused beside its fields, and what was typed outlives a reload', async ({
  newVisitor,
}) => {
  const { session, dashboard, screen } = await newVisitor();
  await session.signIn(staff.email);
  await dashboard.open();
  await dashboard.startNewPlan();
  await dashboard.fillInNewPlan({ propertyName: 'Half Farm', email: 'nobody' });
  await dashboard.createPlan();
  await dashboard.expectRefusedField('Physical address', 'Physical address is required');
  await dashboard.expectRefusedField('Contact e-mail', 'must be an e-mail address');

  await screen.reload();
  await screen.expectText('What you typed before and did not save is still here.');
  await dashboard.fillInNewPlan({ email: 'half@farm.example', physicalAddress: '1 Half Road' });
  await dashboard.createPlan();
  await dashboard.expectRefusedField('Contact name', 'Contact name is required');
  await dashboard.fillInNewPlan({ contactName: 'Half Owner' });
  await dashboard.createPlan();
  await screen.expectHeading('Boundary');
  await dashboard.open();
  await dashboard.expectFirst('Half Farm');
});

test('[RT-20] [TOAST-5] the invited owner opens the link, signs in, confirms, and the plan is active', async ({
  newVisitor,
}) => {
  const plan = newPlanFor('Moana Kerr', 'moana@kerr.example');
  const adviser = await newVisitor();
  await adviser.session.signIn(staff.email);
  const planId = await adviser.plan.haveCreated(plan);
  const link = await adviser.outbox.invitationTo(plan.email);

  const invited = await newVisitor();
  await invited.invitation.open(link);
  await invited.invitation.expectFor('Kerr Downs', plan.email);
  await invited.invitation.goToSignIn();
  await invited.session.takeOfferedAddress(plan.email);
  await invited.invitation.lookOverDetails();
  await invited.session.acceptTerms();
  await invited.screen.expectHeading('Kia ora Moana, is this your farm?');
  await invited.screen.expectText(`${staff.name} drafted this from the titles and maps.`);

  await invited.plan.mend('Reach you', 'Phone', '03 312 3456');
  await invited.screen.expectToast('Your changes have been successfully saved.');
  await invited.screen.expectText('03 312 3456');
  await invited.plan.confirm();
  await invited.screen.expectAddress(`/plan/${planId}/view/farm`);
  // Whoever owns this farm alone comes home to it.
  await invited.screen.open('/');
  await invited.screen.expectAddress(`/plan/${planId}/view/farm`);

  await adviser.plan.openFarm(planId);
  await adviser.plan.expectState('In progress');
  await adviser.plan.expectValue('Phone', '03 312 3456');
  await adviser.plan.expectInHistory(planId, new RegExp(`Changed by ${plan.contactName}`));
});

test('[RT-20] an owner is led to the plan that waits, once after signing in, and may put it off', async ({
  newVisitor,
}) => {
  const plan = newPlanFor('Piri Waaka', 'piri@waaka.example');
  const adviser = await newVisitor();
  await adviser.session.signIn(staff.email);
  const planId = await adviser.plan.haveCreated(plan);

  const { session, plan: waiting, dashboard, screen } = await newVisitor();
  await session.signIn(plan.email);
  await screen.open('/');
  await screen.expectAddress(`/plan/${planId}/confirm-details`);
  await waiting.postponeConfirmation();
  await dashboard.expectPlans(['Waaka Downs']);
  await screen.reload();
  await dashboard.expectPlans(['Waaka Downs']);

  await session.signOut();
  await session.signIn(plan.email);
  await screen.open('/dashboard');
  await screen.expectAddress(`/plan/${planId}/confirm-details`);
});

test('an invitation opened under another address offers to sign in as the invited one', async ({
  newVisitor,
}) => {
  const plan = newPlanFor('Ruia Stone', 'ruia@stone.example');
  const adviser = await newVisitor();
  await adviser.session.signIn(staff.email);
  await adviser.plan.haveCreated(plan);
  const link = await adviser.outbox.invitationTo(plan.email);

  const { session, invitation, screen } = await newVisitor();
  await session.signIn(consultant.email);
  await invitation.open(link);
  await screen.expectText(consultant.email);
  await invitation.signInAsInvited(plan.email);
  await session.takeOfferedAddress(plan.email);
  await invitation.lookOverDetails();
});

test('[ST-9] an invitation that was replaced says so and sends a new one', async ({ newVisitor }) => {
  const plan = newPlanFor('Tama Bell', 'tama@bell.example');
  const adviser = await newVisitor();
  await adviser.session.signIn(staff.email);
  const planId = await adviser.plan.haveCreated(plan);
  const first = await adviser.outbox.invitationTo(plan.email);
  await adviser.plan.openFarm(planId);
  await adviser.plan.sendInvitationAgain();
  await adviser.screen.expectToast(`A new invite has been sent to ${plan.email}.`);
  await adviser.outbox.invitationTo(plan.email, { letters: 2 });

  const { invitation, screen, outbox } = await newVisitor();
  await invitation.open(first);
  await screen.expectHeading('This link no longer works');
  await invitation.askForNewLink();
  await invitation.open(await outbox.invitationTo(plan.email, { letters: 3 }));
  await invitation.expectFor('Bell Downs', plan.email);
});

test('[RT-30] a stranger sees the 403 text at a plan, by screen and by call', async ({ newVisitor }) => {
  const adviser = await newVisitor();
  await adviser.session.signIn(staff.email);
  const planId = await adviser.plan.haveCreated(newPlanFor('Ani Frost', 'ani@frost.example'));

  const { session, screen, plan, dashboard } = await newVisitor();
  screen.mayBeRefused(403);
  await session.signIn(owner.email);
  await screen.open(`/plan/${planId}/edit/farm-info`);
  await screen.expectText("Sorry you don't have the permission to perform that action.");
  await screen.open(`/plan/${planId}/confirm-details`);
  await screen.expectText("Sorry you don't have the permission to perform that action.");
  expect(await plan.answerToReading(planId)).toBe(403);
  await dashboard.open();
  await dashboard.expectPlans(['Rātā Flat Dairy']);
  await dashboard.expectMayNotCreate();
});

test('[RT-12] two people who change the same plan are asked whose word stands, and neither is lost', async ({
  newVisitor,
}) => {
  const first = await newVisitor();
  await first.session.signIn(staff.email);
  const planId = await first.plan.haveCreated(newPlanFor('Kim Lowe', 'kim@lowe.example'));
  await first.plan.openFarm(planId);

  const second = await newVisitor();
  second.screen.mayBeRefused(409);
  await second.session.signIn(people.admin.email);
  await second.plan.openFarm(planId);
  await second.plan.fillIn('Phone', '03 222 2222');
  await second.plan.fillIn('Catchment', 'Cust');

  await first.plan.fillIn('Phone', '03 111 1111');
  await first.plan.fillIn('Physical address', '14 Downs Road, Cust');
  await first.plan.saveFarm();
  await first.screen.expectToast('Your changes have been successfully saved.');

  await second.plan.saveFarm();
  await second.plan.expectConflict('Phone', { mine: '03 222 2222', theirs: '03 111 1111' });
  await second.plan.chooseInConflict('Phone', '03 111 1111');
  await second.plan.saveChosen();
  await second.screen.expectToast('Your changes have been successfully saved.');
  await second.screen.reload();
  await second.plan.expectValue('Phone', '03 111 1111');
  await second.plan.expectValue('Physical address', '14 Downs Road, Cust');
  await second.plan.expectValue('Catchment', 'Cust');
});
