import { test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const fuel = 'Safe fuel';
const tank = 'Bund or double-skin fuel tanks';
const section = 'agrichemicals-and-waste';

test('a Monday morning: two farms are found by keys, and their actions are changed together and changed back', async ({
  newVisitor,
}) => {
  const [tom, mere] = [await newVisitor(), await newVisitor()];
  await tom.session.signIn(people.staff.email);
  const farms = ['Monday Flats', 'Monday Downs'] as const;
  for (const [at, name] of farms.entries()) {
    const planId = await tom.plan.haveCreated({
      ...newPlanFor('Hana Rewi', `monday${at}@board.example`),
      propertyName: name,
    });
    await tom.action.openSection(planId, section);
    await tom.action.agree(fuel, tank);
  }

  await tom.board.open();
  await tom.board.search('monday');
  await tom.board.expectFigures('2 of ');
  await tom.board.saveView('Mondays');
  await tom.screen.expectAccessible();
  await tom.board.press('Escape', 'j');
  await tom.board.expectCurrent('Monday Downs');
  await tom.board.press('x', 'j', 'x', 'Space');
  await tom.board.expectPeek('Monday Flats', tank);
  await tom.screen.expectAccessible();

  await tom.board.openTheirActions();
  await tom.board.expectActions(2);
  await tom.board.changeAll('Set state…', 'In progress');
  await tom.board.expectDialog('Change 2 actions', '2 actions on 2 farms will change.');
  await tom.screen.expectAccessible();
  await tom.board.answer('Change');
  await tom.board.expectDialog('2 actions changed');
  await tom.board.answer('Undo');
  await tom.board.expectDialog('2 actions are as before');
  await tom.board.answer('Close');
  await tom.board.expectAction(tank, 'Agreed');
  await tom.screen.take('phone');
  await tom.screen.expectNoSidewaysScroll();

  // The view is shared with the provider's people, though each sees the farms that they may see.
  await mere.session.signIn(people.admin.email);
  await mere.board.open();
  await mere.board.chooseView('Mondays');
  await mere.board.expectFigures('2 of ');
  await mere.screen.take('phone');
  await mere.screen.expectNoSidewaysScroll();
});
