import { expect, test } from '../drivers/test.ts';
import { heicPhoto, picture } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const fuel = 'Safe fuel';
const tank = 'Bund or double-skin fuel tanks';
const kit = 'Keep a spill kit and tell people how to use it';
const section = 'agrichemicals-and-waste';

test('[RT-15] [RT-21] [TOAST-5] an outcome that is not reached proposes what would mend it, and the register does it', async ({
  newVisitor,
}) => {
  const { session, plan, screen, action } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Bunded Flats', 'bunded@actions.example'));
  await action.openSection(planId, section);
  await screen.expectHeading('Agrichemicals, fuel and waste');
  await action.answer(fuel, 'No');
  await screen.expectToast('Your changes have been successfully saved.');
  await screen.expectText('Actions that would help');
  await action.expectProposed(fuel, tank, kit);
  await action.agree(fuel, tank);
  await action.agree(fuel, kit);
  await action.addOwn(fuel, 'Paint the tank');
  await action.answer('Waste handled well', 'Does not apply');
  await action.sayWhy('The council collects everything');
  await screen.expectText('The council collects everything');
  await action.expectQuality(fuel, 'Not there yet');
  await screen.expectAccessible();
  await screen.take('phone');
  await screen.expectNoSidewaysScroll();
  await screen.take('desk');

  await action.openRegister(planId);
  await action.expectRow(tank, 'Agreed');
  await action.expectFound('3 of 3 actions');
  await screen.expectAccessible();
  await action.tick(tank);
  await action.tick(kit);
  await action.withTicked('Give to…', people.staff.name);
  await action.chooseView('Mine');
  await action.expectRow(kit);
  await action.expectNoRow('Paint the tank');
  await action.withTicked('Set state…', 'In progress');
  await action.expectRow(tank, 'In progress');
  await action.expectRow(kit, 'In progress');
  expect(await action.exportAs('Excel workbook')).toBe('actions.xlsx');
  expect(await action.exportAs('CSV, for spreadsheets')).toBe('actions.csv');
  await screen.take('phone');
  await screen.expectNoSidewaysScroll();
  await screen.expectAccessible();
});

test('evidence from a phone: four taps, kept without a line, and verified by somebody else', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  await tom.session.signIn(people.staff.email);
  const planId = await tom.plan.haveCreated(newPlanFor('Photo Downs', 'photo@actions.example'));
  await tom.action.openSection(planId, section);
  await tom.action.agree(fuel, tank);
  await tom.screen.take('phone');
  await tom.action.openRegister(planId);
  await tom.action.expectRowWhole(tank);
  await tom.action.open(tank);
  await tom.action.standAt([172.3, -42.8], 5);

  await tom.action.takePhoto(heicPhoto);
  await tom.screen.expectToast(
    'Choose a picture in JPEG, PNG or WebP. Photos in HEIC, the usual iPhone format, need to be saved as JPEG first.',
  );
  tom.screen.mayLoseLine();
  await tom.action.setLine('gone');
  await tom.action.countTaps();
  await tom.action.takePhoto(picture);
  await tom.screen.expectText('With its place, within 5 m');
  await tom.action.useIt();
  await tom.screen.expectText('Kept here, sent when you are back online');
  // With the shutter and the yes of the phone's own camera between them, four from the action to a kept photo.
  await tom.action.expectTaps(2);
  await tom.action.markDone();
  await tom.action.setLine('there');
  await tom.screen.expectText(/^Received .*, as taken$/);
  await tom.screen.expectText('Done by Tom Sinclair');
  await tom.screen.expectText('Somebody else must verify it: you said that it is done');
  await tom.action.remark('The bund holds 110 %');
  await tom.screen.expectNoSidewaysScroll();
  await tom.screen.expectAccessible();

  await mere.session.signIn(people.admin.email);
  await mere.action.openRegister(planId);
  await mere.action.chooseView('All');
  await mere.action.open(tank);
  await mere.screen.expectText('The bund holds 110 %');
  await mere.action.verify();
  await mere.screen.expectText(/Verified by Mere Parata/);
});
