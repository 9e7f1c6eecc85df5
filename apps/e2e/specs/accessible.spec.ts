import { test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const sizes = ['desk', 'phone'] as const;

for (const size of sizes) {
  test(`pages for anyone are accessible, at the size of a ${size}`, async ({ newVisitor }) => {
    const { screen } = await newVisitor();
    await screen.take(size);
    for (const address of [
      '/welcome',
      '/terms',
      '/licences',
      '/auth-error?code=102',
      '/sign-in-error?code=100',
    ]) {
      await screen.open(address);
      await screen.expectHeading(/./);
      await screen.expectAccessible();
      await screen.expectNoSidewaysScroll();
    }
  });

  test(`the terms, the list and the form of a new plan are accessible, at the size of a ${size}`, async ({
    newVisitor,
  }) => {
    const { screen, session, dashboard } = await newVisitor();
    await screen.take(size);
    await session.signIn(size === 'desk' ? people.staff.email : people.admin.email, { isAccepting: false });
    await screen.open('/dashboard');
    await session.expectTermsQuestion();
    await screen.expectAccessible();
    await session.acceptTerms();
    await dashboard.expectOpen();
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await dashboard.startNewPlan();
    await dashboard.createPlan();
    await dashboard.expectRefusedField('Property name', 'Property name is required');
    await screen.expectAccessible();
  });

  test(`farm info, invitation and confirmation are accessible, at the size of a ${size}`, async ({
    newVisitor,
  }) => {
    const plan = newPlanFor('Ada Reed', `ada-${size}@reed.example`);
    const adviser = await newVisitor();
    await adviser.session.signIn(people.staff.email);
    const planId = await adviser.plan.haveCreated(plan);
    await adviser.screen.take(size);
    await adviser.plan.openFarm(planId);
    await adviser.screen.expectAccessible();
    await adviser.screen.expectNoSidewaysScroll();

    const invited = await newVisitor();
    await invited.screen.take(size);
    await invited.invitation.open(await adviser.outbox.invitationTo(plan.email));
    await invited.invitation.expectFor('Reed Downs', plan.email);
    await invited.screen.expectAccessible();
    await invited.session.signIn(plan.email);
    await invited.plan.openConfirmation(planId);
    await invited.screen.expectAccessible();
    await invited.screen.expectNoSidewaysScroll();
  });

  test(`refusals are accessible, at the size of a ${size}`, async ({ newVisitor }) => {
    const { screen, session } = await newVisitor();
    screen.mayBeRefused(403);
    await screen.take(size);
    await session.signIn(people.owner.email);
    await screen.open('/plan/01900000-0000-7000-8000-00000000ffff');
    await screen.expectHeading('You don’t have access to this');
    await screen.expectAccessible();
    await screen.open('/no/such/page');
    await screen.expectHeading('There is nothing here');
    await screen.expectAccessible();
  });
}
