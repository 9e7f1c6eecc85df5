import { expect, test } from '../drivers/test.ts';
import type { ReadPdf } from '../fixtures/read-pdf.ts';
import { people } from '../fixtures/people.ts';

const wordsOf = ({ text }: ReadPdf): string => text.replaceAll(/\s+/g, ' ');

test('[API-REP-2] [API-REP-3] [API-REP-4] the reports of a farm are chosen, seen, downloaded and read', async ({
  newVisitor,
}) => {
  const { session, screen, report } = await newVisitor();
  await session.signIn(people.staff.email);
  await report.openInDemonstration('Rātā Flat Dairy');

  await report.chooseReport('Greenhouse gas');
  await screen.expectText('Not counted: forest carbon, fuel and electricity');
  const gas = wordsOf(await report.download());
  expect(gas).toContain('Rātā Flat Dairy');
  expect(gas).toContain('Ministry for the Environment, Measuring emissions: a guide for organisations');

  expect(await report.saveAsPicture('Save the chart Emissions by gas')).toBe('\u0089PNG');

  await report.chooseReport('Fence lines');
  await screen.expectText('4 fences stand nearer than 3 m to the mapped line of the water');
  const fences = wordsOf(await report.download());
  expect(fences).toContain('What closing the gap would cost cannot be said: give a cost per metre');
  expect(fences).toContain('1:10,000 at A4');

  await report.chooseReport('Map');
  const map = wordsOf(await report.download());
  expect(map).toContain('New Zealand Transverse Mercator 2000');
});
