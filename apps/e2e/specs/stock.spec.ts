import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test('[API-REP-2] a stock year is typed and pasted, what does not balance is marked, and the report is read', async ({
  newVisitor,
}) => {
  const { session, plan, screen, stock, report, living } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Stock Flats', 'flats@stock.example'));
  await stock.open(planId, 2025);
  await screen.expectText('No stock is recorded yet');
  await stock.startClass('Sheep', 'Mixed-age ewes');
  await stock.fillIn('Opening', 'July 2025', '980');
  await stock.paste('Sales', 'August 2025', '\t5\n20\t2\n\t1\n');
  await stock.expectCell('Deaths', 'August 2025', '5');
  await stock.expectWorkedOut('Closing', 'October 2025', '952');
  await stock.fillIn('Closing', 'October 2025', '950');
  await screen.expectText(
    'October 2025, Mixed-age ewes, Sheep: closing 950, but the moves make 952. Out by -2.',
  );
  await screen.expectAccessible();
  await stock.save(4);
  await screen.expectToast('Your stock numbers have been successfully saved.');
  await living.undoInToast('Your stock numbers have been successfully saved.');
  await stock.expectCell('Closing', 'October 2025', '');
  await living.redo();
  await stock.expectCell('Closing', 'October 2025', '950');

  await screen.take('phone');
  await screen.expectAccessible();
  await screen.take('desk');

  await stock.openReport(planId);
  await screen.expectText('4 of 12 months are recorded, so no mean of the year is given.');
  const { text } = await report.download();
  const said = text.replaceAll(/\s+/g, ' ');
  expect(said).toContain('Opening + births + purchases');
  expect(said).toContain('closing 950, but the moves make 952. Out by -2.');
});
