import { kinds, soilTestDetailFields } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { picture } from '../fixtures/files.ts';
import { square } from '../fixtures/outlines.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({ serviceWorkers: 'allow' });

const fuel = 'Safe fuel';
const tank = 'Bund or double-skin fuel tanks';

/** A form that two people have open. Both write in the first box, and the one who saves first in the second as well. */
interface Meeting {
  readonly open: (visitor: Visitor) => Promise<void>;
  readonly noun: string;
  readonly both: { readonly label: string; readonly mine: string; readonly theirs: string };
  readonly other: { readonly label: string; readonly theirs: string };
  readonly toast: string;
}

async function meet(tom: Visitor, mere: Visitor, { open, noun, both, other, toast }: Meeting): Promise<void> {
  await open(tom);
  await open(mere);
  await tom.living.fillIn(both.label, both.mine);
  await mere.living.fillIn(both.label, both.theirs);
  await mere.living.fillIn(other.label, other.theirs);
  await mere.living.saveForm(noun);
  await mere.screen.expectToast(toast);
  await tom.living.expectField(other.label, other.theirs);
  await tom.living.expectField(both.label, both.mine);
  await mere.living.expectAllSent();
  await tom.living.saveFormIntoQuestion(noun);
  await tom.living.expectQuestion(both.label, { mine: both.mine, theirs: both.theirs });
  await tom.living.take(both.mine);
  await tom.living.saveChosen();
  await tom.living.expectAllSent();
  await open(mere);
  await mere.living.expectField(both.label, both.mine);
  await mere.living.expectField(other.label, other.theirs);
}

test('the details of a farm, an application and a soil test take what another saves while one types, and ask where both wrote the same', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  await tom.session.signIn(people.staff.email);
  await mere.session.signIn(people.admin.email);
  const planId = await tom.plan.haveCreated(newPlanFor('Iwa Rua', 'iwarua@living.example'));
  await meet(tom, mere, {
    open: ({ plan }) => plan.openFarm(planId),
    noun: 'changes',
    both: { label: 'Phone', mine: '03 312 0001', theirs: '03 312 0002' },
    other: { label: 'Catchment', theirs: 'Ashley' },
    toast: 'Your changes have been successfully saved.',
  });

  const applicationId = await tom.feature.have(planId, kinds.fertiliser, {
    geometry: square(172.3, -42.8, 0.002),
    properties: exampleAttributes.fertiliser,
  });
  await meet(tom, mere, {
    open: ({ living }) => living.openForm(planId, kinds.fertiliser, applicationId),
    noun: 'fertiliser application',
    both: { label: 'Name', mine: 'Spring of Tom', theirs: 'Spring of Mere' },
    other: { label: 'Cartage', theirs: '28.75' },
    toast: 'Your fertiliser application has been successfully saved.',
  });

  const transectId = await tom.soil.haveTransect(planId, { name: 'Flats T1', column: 0 });
  await tom.soil.haveTest(planId, transectId, '2025-06-18', { ph: { value: 5.5 } });
  await meet(tom, mere, {
    open: async ({ soil }) => {
      await soil.openTransect(planId, transectId);
      await soil.openTest('18 Jun 2025');
    },
    noun: 'soil test',
    both: { label: 'pH', mine: '5.8', theirs: '6.1' },
    other: { label: 'Olsen P', theirs: '17' },
    toast: 'Your soil test has been successfully saved.',
  });
});

for (const size of ['desk', 'phone'] as const)
  test(`at the ${size}, a soil test, an application and an action with its photo are kept without a line, and arrive once each`, async ({
    newVisitor,
  }) => {
    const { session, screen, plan, soil, fertiliser, form, action, living, frame, record } =
      await newVisitor();
    screen.mayLoseLine();
    await screen.take(size);
    await session.signIn(people.staff.email);
    const planId = await plan.haveCreated(newPlanFor('Tekau Tui', `tekautui-${size}@living.example`));
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
    await screen.expectText('Kept here, sent when there is a line');
    await action.markDone();
    // What is on its way to the device is not on it yet.
    await living.expectSign('4 waiting');
    await screen.reload();
    await screen.expectText('Kept here, sent when there is a line');
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
