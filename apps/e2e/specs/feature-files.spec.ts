import { expect, test } from '../drivers/test.ts';
import { consent, heicPhoto, hugePicture, picture } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test('[API-UP-1] photos and documents are added to a feature, put in order, named, seen large and downloaded', async ({
  newVisitor,
}) => {
  const { session, screen, plan, files } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Pia Snap', 'pia@snap.example'));
  const featureId = await files.haveTrough(planId);
  await files.openForm(planId, featureId);

  await files.choose('Photos', picture, { ...picture, name: 'Ford.png' });
  await files.expectInForm('Photos', ['Creek.png', 'Ford.png']);
  await files.putEarlier('Ford.png');
  await files.expectInForm('Photos', ['Ford.png', 'Creek.png']);
  await files.caption('Ford.png', 'The ford in July');
  await files.choose('Documents', consent);
  await files.expectInForm('Documents', ['Consent.pdf']);
  await screen.expectAccessible();
  await files.save();
  await screen.expectToast('Your trough has been successfully saved.');

  await files.openPhoto('The ford in July');
  await screen.expectAccessible();
  await files.closePhoto();
  expect(await files.download('Consent.pdf')).toBe('Consent.pdf');

  await files.openForm(planId, featureId);
  await files.takeOut('Creek.png');
  await files.expectInForm('Photos', ['Ford.png']);
  await files.save();
  await screen.expectToast('Your trough has been successfully saved.');
});

test('[ERR-413] a photo that is too large or of another kind is answered with what is wrong, and the form stays', async ({
  newVisitor,
}) => {
  const { session, screen, plan, files } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Hal Huge', 'hal@huge.example'));
  await files.openForm(planId, await files.haveTrough(planId));
  await files.fillInName('Creek trough 2');
  await files.choose('Photos', hugePicture, heicPhoto);
  await screen.expectToast('The file uploaded is too large. Please try again.');
  await screen.expectToast('Choose a picture in JPEG, PNG or WebP.');
  await files.expectInForm('Photos', []);
  await plan.expectValue('Name', 'Creek trough 2');
});

test('the form with files fits a phone', async ({ newVisitor }) => {
  const { session, screen, plan, files } = await newVisitor();
  await screen.take('phone');
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Pip Phone', 'pip@phone.example'));
  await files.openForm(planId, await files.haveTrough(planId));
  await files.choose('Photos', picture);
  await files.expectInForm('Photos', ['Creek.png']);
  await screen.expectNoSidewaysScroll();
  await screen.expectAccessible();
});
