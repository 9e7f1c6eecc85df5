import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({ isFromNothing: true });
/** Seven steps, each with a map or a mail in it. */
test.setTimeout(300_000);

test('[RT-13] [RT-14] [RT-25] [TOAST-1] [TOAST-2] [TOAST-10] [API-REP-1] the first farm, from sign-in to a printed map', async ({
  newVisitor,
}) => {
  const plan = newPlanFor('Hēmi Tōtara', 'hemi@totara.example');

  const staff = await newVisitor();
  await test.step('1 staff sign in, accept the terms once and see the list', async () => {
    await staff.session.signInAtProvider(people.staff.name);
    await staff.session.acceptTerms();
    await staff.dashboard.expectOpen();
  });

  await test.step('2 a plan is created and its owner invited', async () => {
    await staff.dashboard.startNewPlan();
    await staff.dashboard.fillInNewPlan(plan);
    await staff.dashboard.createPlan();
    await staff.screen.expectToast(
      'Tōtara Downs has been created, and an invite has been sent to hemi@totara.example. The farm plan will be accessible when confirmed by Hēmi Tōtara.',
    );
  });

  const owner = await newVisitor();
  await test.step('3 the owner opens the link, signs in and confirms', async () => {
    await owner.invitation.open(await staff.outbox.invitationTo(plan.email));
    await owner.invitation.goToSignIn();
    await owner.session.takeOfferedAddress(plan.email);
    await owner.invitation.lookOverDetails();
    await owner.session.acceptTerms();
    await owner.plan.mend('Reach you', 'Phone', '03 312 3456');
    await owner.plan.confirm();
    await owner.screen.expectAddress(/\/plan\/[^/]+\/view\/farm$/);
  });
  const planId = owner.screen.address().split('/')[2] ?? '';

  const area = await test.step('4 titles are found and chosen; their merge is the boundary', async () => {
    await owner.boundary.open(planId);
    await owner.boundary.find('Appellation', 'Rural Section');
    await owner.boundary.expectFound(/^Found: \d+/);
    await owner.boundary.chooseFound(2);
    await owner.boundary.expectChosen(2);
    const measured = await owner.boundary.area();
    await owner.boundary.save();
    await owner.screen.expectToast('Your plan boundaries have been successfully saved.');
    await owner.screen.reload();
    await owner.boundary.expectChosen(2);
    expect(await owner.boundary.area()).toBe(measured);
    return measured;
  });
  expect(area).toBeGreaterThan(0);

  await test.step('5 the farm is drawn', async () => {
    const { map, screen } = owner;
    await map.openDrawing(planId);
    await map.startDrawing('Paddock');
    await map.outline([0.44, 0.3], [0.61, 0.3], [0.61, 0.47], [0.44, 0.47]);
    await map.expectFigure(/^[\d,.]+ ha$/);
    await map.fillIn('Name', 'Wharenui');
    await map.choose('Use', 'Pasture');
    await map.save('paddock');
    await screen.expectToast('Your paddock has been successfully saved.');
    await map.expectChosen('Wharenui');

    await map.startDrawing('Land management unit');
    await map.outline([0.43, 0.29], [0.64, 0.29], [0.64, 0.68], [0.43, 0.68]);
    await map.fillIn('Name', 'Lower terrace');
    await map.choose('Main land use', 'Sheep and beef pasture');
    await map.choose('Intensity', 'Intensive or irrigated pasture, dairy');
    await map.choose('Slope', 'Flat (0-7)');
    await map.choose('Parent material', 'Loess');
    await map.choose('Topsoil texture', 'Silt loam');
    await map.choose('Drainage', 'Imperfect');
    await map.choose('Waterlogging', 'Winter');
    await map.saveAnyway('land management unit');
    await screen.expectToast('Your land management unit has been successfully saved.');

    await map.startDrawing('Fence line');
    await map.click([0.44, 0.3], [0.61, 0.3], [0.61, 0.3]);
    await map.fillIn('Name', 'Top fence');
    await map.choose('Fence type', 'Wire post and batton');
    await map.choose('Purpose', 'Subdivision');
    await map.save('fence line');
    await screen.expectToast('Your fence line has been successfully saved.');

    await map.startDrawing('Water tank');
    await map.click([0.5, 0.4]);
    await map.fillIn('Name', 'Māra tank');
    await map.fillIn('Capacity', '25,000');
    await map.choose('Material', 'Concrete');
    await map.save('water tank');
    await screen.expectToast('Your water tank has been successfully saved.');
  });

  await test.step('6 the paddock report is downloaded, tagged and with its macrons', async () => {
    await owner.report.open(planId);
    await owner.report.expectMode('Number of paddocks');
    await owner.report.expectMode('Hectares');
    const byNumber = await owner.report.download();
    expect(byNumber.isTagged).toBe(true);
    expect(byNumber.title).toContain('Tōtara Downs');
    expect(byNumber.pages).toBeGreaterThanOrEqual(4);
    expect(byNumber.text).toContain('Wharenui');
    expect(byNumber.text).toContain('Māra tank');
    expect(byNumber.structure).toMatch(/Figure[\s\S]*Table/);
    await owner.report.choose('Area of paddocks');
    await owner.report.choose('Percentage');
    const byArea = await owner.report.download();
    expect(byArea.text).not.toBe(byNumber.text);
    expect(byArea.text).toContain('100.0');
  });

  await test.step('7 somebody of another account sees nothing of it, by screen or by call', async () => {
    await owner.session.signOut();
    const other = await newVisitor();
    other.screen.mayBeRefused(403);
    await other.session.signIn(people.consultant.email);
    await other.dashboard.open();
    await other.dashboard.expectPlans(['Rātā Flat Dairy']);
    await other.screen.open(`/plan/${planId}/edit/map/draw`);
    await other.screen.expectText("Sorry you don't have the permission to perform that action.");
    expect(await other.plan.answerToReading(planId)).toBe(403);
  });
});
