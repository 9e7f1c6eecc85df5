import { kinds, soilTestDetailFields } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { picture } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({ serviceWorkers: 'allow' });

const fuel = 'Safe fuel';
const tank = 'Bund or double-skin fuel tanks';

test('a soil test takes what another saves while one types, and asks where both wrote the same', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  await tom.session.signIn(people.staff.email);
  await mere.session.signIn(people.admin.email);
  const planId = await tom.plan.haveCreated(newPlanFor('Iwa Rua', 'iwarua@living.example'));
  const transectId = await tom.soil.haveTransect(planId, { name: 'Flats T1', column: 0 });
  await tom.soil.haveTest(planId, transectId, '2025-06-18', { ph: { value: 5.5 } });
  const open = async ({ soil }: Visitor): Promise<void> => {
    await soil.openTransect(planId, transectId);
    await soil.openTest('18 Jun 2025');
  };
  await open(tom);
  await open(mere);
  // Both write of one figure, and who saves first of another as well.
  await tom.living.fillIn('pH', '5.8');
  await mere.living.fillIn('pH', '6.1');
  await mere.living.fillIn('Olsen P', '17');
  await mere.living.saveForm('soil test');
  await mere.screen.expectToast('Your soil test has been successfully saved.');
  await tom.living.expectField('Olsen P', '17');
  await tom.living.expectField('pH', '5.8');
  await mere.living.expectAllSent();
  await tom.living.saveFormIntoQuestion('soil test');
  await tom.living.expectQuestion('pH', { mine: '5.8', theirs: '6.1' });
  await tom.living.take('5.8');
  await tom.living.saveChosen();
  await tom.living.expectAllSent();
  await open(mere);
  await mere.living.expectField('pH', '5.8');
  await mere.living.expectField('Olsen P', '17');
});

test('on a phone a soil test, an application and an action with its photo are kept without a line, and arrive once each', async ({
  newVisitor,
}) => {
  const { session, screen, plan, soil, fertiliser, form, action, living, frame, record } = await newVisitor();
  screen.mayLoseLine();
  await screen.take('phone');
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Tekau Tui', 'tekautui@living.example'));
  const transectId = await soil.haveTransect(planId, { name: 'Flats T1', column: 0 });
  await fertiliser.havePaddock(planId, 'Front', 0);
  await action.openSection(planId, 'agrichemicals-and-waste');
  await action.agree(fuel, tank);
  await soil.openTransect(planId, transectId);
  await living.keepShell();
  await living.expectSign('Saved');
  const before = await record.countDone(planId);
  await frame.goOffline();

  await soil.openTransect(planId, transectId);
  await soil.startTest();
  await soil.fillIn('pH', '5.8');
  await form.fillInField(soilTestDetailFields.sampledOn, '2025-06-18');
  await soil.save();
  await soil.expectRow('Soil tests of this transect', '18 Jun 2025', 'pH 5.8');

  await fertiliser.openSeason(planId, 2025);
  await fertiliser.startApplication();
  await fertiliser.fillIn('Name', 'Spring dressing');
  await form.fillInField(kinds.fertiliser.fields.applicationDate, '2025-08-20');
  await form.fillInField(kinds.fertiliser.fields.applicationMethod, 'groundSpreader');
  await form.fillInField(kinds.fertiliser.fields.landUse, 'pastureGrazed');
  await form.fillInField(kinds.fertiliser.fields.paddocks, ['Front']);
  // The server works it out from the map; without a line it is typed.
  await fertiliser.fillIn('Area', '3.6');
  await fertiliser.addProduct();
  await fertiliser.chooseProduct(1, 'Diammonium phosphate');
  await fertiliser.fillInProduct(1, 'Rate', '100');
  await form.save(kinds.fertiliser);
  await living.expectSign('2 waiting');

  await action.openRegister(planId);
  await action.open(tank);
  await action.takePhoto(picture);
  await action.useIt();
  await screen.expectText('Kept here, sent when you are back online');
  await action.markDone();
  // What is on its way to the device is not on it yet.
  await living.expectSign('4 waiting');
  await screen.reload();
  await screen.expectText('Kept here, sent when you are back online');
  await living.expectSign('4 waiting');
  await screen.expectNoSidewaysScroll();

  await frame.comeBack();
  await living.expectSign('Saved');
  await screen.expectText('Done by Tom Sinclair');
  expect(await record.doneAfter(planId, before)).toEqual([
    'create evidence',
    `create ${kinds.fertiliser.id}`,
    'create file',
    'create soilTest',
    'update action',
  ]);
  expect(await record.countDoubled(planId)).toBe(0);
  expect(await record.filesOf(planId)).toEqual(['Creek.png']);
});
