import { expect, test } from '../drivers/test.ts';
import { heicPhoto, hugePicture, picture } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const UPLOAD_FAILED = "Your image couldn't be uploaded, please try again later.";
const TOO_LARGE = 'The file uploaded is too large. Please try again.';
const SAVED = 'Your changes have been successfully saved.';

test('[RT-8] [API-PRO-2] [API-PRO-3] [API-UP-1] [ST-3] a picture is chosen, cropped, seen in the shell, and removed', async ({
  newVisitor,
}) => {
  const { session, screen, profile } = await newVisitor();
  await session.signIn(people.staff.email);
  await screen.open('/dashboard');
  await profile.goTo('My details');
  await screen.expectAddress('/auth/my-details');
  await profile.expectPictureInShell(false);

  await profile.choosePicture(picture);
  await profile.expectCropping();
  await screen.expectAccessible();
  await profile.cropByDragging();
  await profile.cropByKeyboard();
  await profile.usePicture();
  await profile.expectCropped();
  await profile.expectPictureInShell(true);
  await screen.reload();
  await profile.expectPictureInShell(true);

  await profile.removePicture();
  await screen.expectToast(SAVED);
  await profile.expectPictureInShell(false);
});

test('[ERR-413] [ERR-image] a picture that is too large, of another kind, or not taken, is answered with what is wrong', async ({
  newVisitor,
}) => {
  const { session, screen, profile } = await newVisitor();
  screen.mayBeRefused(503);
  await session.signIn(people.staff.email);
  await profile.openDetails();
  await profile.choosePicture(hugePicture);
  await screen.expectToast(TOO_LARGE);
  await profile.choosePicture(heicPhoto);
  await screen.expectToast('Choose a picture in JPEG, PNG or WebP.');

  await profile.breakUploads();
  await profile.choosePicture(picture);
  await profile.usePicture();
  await screen.expectToast(UPLOAD_FAILED);
  await profile.expectCropping();
});

test('[API-PRO-1] [TOAST-5] a name counts at once, an address when the link sent to it is opened', async ({
  newVisitor,
}) => {
  const { session, screen, profile, outbox } = await newVisitor();
  await session.signIn(people.consultant.email);
  await profile.openDetails();
  await profile.fillIn('Name', 'Anika Rao-Smith');
  await profile.save();
  await screen.expectToast(SAVED);
  await session.expectSignedInAs('Anika Rao-Smith', 'Account administrator');

  // Nobody learns here whose an address is: one that somebody has is answered as any other.
  await profile.fillIn('E-mail address', people.staff.email);
  await profile.save();
  await screen.expectText('waits for you to open the link');
  await profile.fillIn('E-mail address', 'anika@new.example');
  await profile.save();
  await screen.expectText('waits for you to open the link');
  await screen.open(await outbox.invitationTo('anika@new.example'));
  await profile.confirmAddress();
  await screen.expectAddress('/auth/my-details');
  await session.expectSignedInAs('Anika Rao-Smith', 'anika@new.example');
});

test('[RT-10] the choice of letters is kept', async ({ newVisitor }) => {
  const { session, screen, profile } = await newVisitor();
  await session.signIn(people.owner.email);
  await screen.open('/terms');
  await profile.goTo('Settings');
  await screen.expectAddress('/auth/settings');
  await profile.expectDigest('Never');
  await profile.chooseDigest('Every week');
  await screen.expectToast(SAVED);
  await screen.reload();
  await profile.expectDigest('Every week');
});

test('[RT-10] [ST-9] sessions are listed, and a browser whose session is ended is signed out', async ({
  newVisitor,
}) => {
  const [here, there, further] = [await newVisitor(), await newVisitor(), await newVisitor()];
  for (const { session } of [here, there, further]) await session.signIn(people.admin.email);
  await there.dashboard.open();
  await here.profile.openSettings();
  await here.profile.expectSessions(3);
  await here.profile.endFirstOtherSession();
  await here.screen.expectToast('The session has been ended.');
  await here.profile.expectSessions(2);
  await here.profile.endAllOtherSessions();
  await here.profile.expectSessions(1);
  expect(await there.session.isSignedIn()).toBe(false);
  expect(await further.session.isSignedIn()).toBe(false);
  expect(await here.session.isSignedIn()).toBe(true);

  await there.screen.open('/dashboard');
  await there.screen.expectAddress(/^\/auth-error\?.*code=101/);
  await there.screen.expectHeading('You are not signed in');
});

test('[ERR-401] [ST-9] an edit whose session has ended waits, asks for signing in, and is sent afterwards', async ({
  newVisitor,
}) => {
  const { session, screen, plan } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Ria Long', 'ria@long.example'));
  await plan.openFarm(planId);
  await plan.fillIn('Property name', 'Long Station');
  await session.loseSession();
  await plan.saveFarm();
  await session.expectAskedToSignInAgain();
  await screen.expectAccessible();
  await session.signInAgainBeside(people.staff.name);
  await session.expectNotAsked();
  await screen.expectToast(SAVED);
  await screen.reload();
  await screen.expectHeading('Long Station');
});

test('[ERR-401] [ST-9] an edit that is not sent now is kept, and sent after signing in later', async ({
  newVisitor,
}) => {
  const { session, screen, plan } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Max Late', 'max@late.example'));
  await plan.openFarm(planId);
  await plan.fillIn('Property name', 'Late Station');
  await session.loseSession();
  await plan.saveFarm();
  await session.expectAskedToSignInAgain();
  await session.signInLater();
  await screen.expectAddress(/^\/auth-error\?.*code=101/);
  await session.signIn(people.staff.email);
  await plan.openFarm(planId);
  await plan.expectValue('Property name', 'Late Station');
  await screen.expectHeading('Late Station');
  await screen.reload();
  await screen.expectHeading('Late Station');
});

test('the product is dark as the device is or as was chosen, on every page, and its prints are light', async ({
  newVisitor,
}) => {
  const { session, screen, profile } = await newVisitor();
  await session.signIn(people.staff.email);
  await profile.setSystemTheme('light');
  await profile.openSettings();
  await profile.expectAppearance('light');
  await profile.setSystemTheme('dark');
  await profile.expectAppearance('dark');
  await screen.expectAccessible();
  await profile.expectPrintedLight();

  await profile.chooseAppearance('Light');
  await profile.expectAppearance('light');
  await profile.chooseAppearance('Dark');
  await profile.setSystemTheme('light');
  await screen.open('/dashboard');
  await profile.expectAppearance('dark');
  await screen.expectAccessible();
  await screen.reload();
  await profile.expectAppearance('dark');
});

for (const size of ['desk', 'phone'] as const) {
  test(`details and settings are accessible, at the size of a ${size}`, async ({ newVisitor }) => {
    const { session, screen, profile } = await newVisitor();
    await screen.take(size);
    await session.signIn(people.staff.email);
    await profile.openDetails();
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await profile.openSettings();
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
  });
}

test('an owner gives a GIS program a token for the farm, sees when it was used, and withdraws it at once', async ({
  newVisitor,
}) => {
  const { session, screen, profile } = await newVisitor();
  await session.signIn(people.owner.email);
  await profile.openSettings();
  const { token, address } = await profile.createToken('QGIS in the office', 'Flat');
  const read = await profile.answerToProgram(`${address}/collections/paddocks/items?limit=1`, token);
  expect(read.status).toBe(200);
  expect(JSON.parse(read.text)).toMatchObject({ type: 'FeatureCollection', numberReturned: 1 });
  await profile.expectTokenUsed('QGIS in the office');
  await screen.expectAccessible();
  await profile.withdrawToken('QGIS in the office');
  expect((await profile.answerToProgram(address, token)).status).toBe(401);
});
