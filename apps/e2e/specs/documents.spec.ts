import { fileRefusals, refusals } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { hugePicture, onePage, picture } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test('[RT-16] [RT-22] [ERR-413] documents are uploaded, put in order, looked at, replaced, deleted and fetched as one', async ({
  newVisitor,
}) => {
  const { session, plan, screen, documents } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Kōtare Papers', 'papers@documents.example'));
  await documents.open(planId, 'view');
  await screen.expectText('No documents yet');
  await documents.open(planId, 'edit');
  screen.mayBeRefused(400);
  await documents.choose(
    onePage('Consent Tōtara.pdf'),
    { ...onePage('none.pdf'), buffer: Buffer.from('<html>') },
    hugePicture,
    picture,
  );
  await documents.expectRefused('none.pdf', fileRefusals.notPdf);
  await documents.expectRefused('Huge.png', refusals.tooLarge);
  await documents.expectRow('Consent Tōtara.pdf', 'PDF');
  await documents.expectRow('Creek.png', 'Picture');
  await documents.takeOffTheList('none.pdf');
  await documents.takeOffTheList('Huge.png');

  await documents.openOne('Consent Tōtara.pdf');
  await documents.expectPages(1);
  await documents.write('Folder', 'Consents/Water');
  await documents.write('Tags', 'take, bore');
  await documents.save();
  await screen.expectToast('Document saved.');
  await documents.addVersion(onePage('Consent newer.pdf'));
  await screen.expectAccessible();
  await documents.close();
  await documents.openOne('Creek.png');
  await documents.deleteOpen();
  await documents.expectNoRow('Creek.png');
  await documents.goToFolder('Water');
  await documents.expectRow('Consent Tōtara.pdf', 'take', 'bore');
  await screen.expectAccessible();

  await documents.open(planId, 'view');
  expect(await documents.downloadAll()).toBe('Papers Downs documents.zip');
  await screen.take('phone');
  await screen.expectNoSidewaysScroll();
  await screen.expectAccessible();
  await documents.openOne('Consent Tōtara.pdf');
  await documents.expectPages(1);
});
