import { kinds } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const { fields } = kinds.fertiliser;

test('[ENT-10] [CALC-1] [API-FERT-1] an application on a paddock shows its figures live, and stands in its season', async ({
  newVisitor,
}) => {
  const { session, plan, fertiliser, form, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Urea Flats', 'urea@fertiliser.example'));
  await fertiliser.havePaddock(planId, 'Front', 0);
  await fertiliser.openSeason(planId, 2025);
  await fertiliser.expectEmpty();

  await fertiliser.startApplication();
  await fertiliser.fillIn('Name', 'Spring dressing');
  await form.fillInField(fields.applicationDate, '2025-08-20');
  await form.fillInField(fields.applicationMethod, 'groundSpreader');
  await form.fillInField(fields.landUse, 'pastureGrazed');
  await form.fillInField(fields.paddocks, ['Front']);
  await fertiliser.expectField('Area', /^3\.6\d$/);
  await fertiliser.fillIn('Area', '3.5');
  await fertiliser.addProduct();
  await fertiliser.chooseProduct(1, 'Superphosphate 0-9-0-11');
  await fertiliser.expectInProduct(1, 'Phosphorus', '9');
  await fertiliser.fillInProduct(1, 'Rate', '250');
  await fertiliser.fillInProduct(1, 'Price', '420');
  await fertiliser.addProduct();
  await fertiliser.chooseProduct(2, 'Diammonium phosphate');
  await fertiliser.fillInProduct(2, 'Rate', '100');
  await fertiliser.fillInProduct(2, 'Price', '1150');
  await fertiliser.unfoldSection('Charges');
  await fertiliser.fillIn('Cartage', '28.75');
  await fertiliser.fillIn('Spreading cost', '95.5');
  await fertiliser.fillIn('Store charge', '6');
  await fertiliser.fillIn('Mixing fee', '12.9');
  await fertiliser.expectWords(
    'Counted as $28/t',
    '0.875 t',
    '250 kg/ha × 3.5 ha ÷ 1,000',
    '$420.00 ÷ 1,000 × 250 kg/ha × 3.5 ha + $141 × 0.875 t',
    '$490.88',
    '$451.85',
    '1.225 t',
    '$942.73',
  );
  await fertiliser.expectWhatIf('Front', '0 → 18 of 190 kg N/ha');
  await form.save(kinds.fertiliser);
  await screen.expectToast('Your fertiliser application has been successfully saved.');

  await fertiliser.openSeason(planId, 2025);
  await fertiliser.expectRow('Fertiliser by paddock', 'Front', '3.5', '1.225', '$942.73', 'Not judged');
  await fertiliser.expectRow('Applications of the season', 'Spring dressing', '20 Aug 2025', 'Front');

  await fertiliser.editApplication('Spring dressing');
  await fertiliser.expectFolded(1, /^Superphosphate 0-9-0-11.*Rate 250 kg\/ha · Price 420 \$\/t/);
  await fertiliser.unfold(1);
  await fertiliser.expectInProduct(1, 'Rate', '250');
  await fertiliser.fold(1);
  await fertiliser.unfold(1);
  await fertiliser.fillInProduct(1, 'Rate', '');
  await form.save(kinds.fertiliser);
  await fertiliser.expectRefusedInProduct(1, 'Rate', /Rate is required/);
});

test('a spreader’s file is looked at, saved once, and judged against the cap and in the record', async ({
  newVisitor,
}) => {
  const { session, plan, fertiliser, screen } = await newVisitor();
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Truck Downs', 'truck@fertiliser.example'));
  await fertiliser.havePaddock(planId, 'Front', 0);
  await fertiliser.havePaddock(planId, 'Back', 1);
  await fertiliser.openSeason(planId, 2025);
  const file = [
    'Date,Paddock,Product,Rate (kg/ha),Area (ha)',
    '20/08/2025,Front,Urea,300,3.5',
    '15/10/2025,Front,Urea,150,3.5',
    '15/10/2025,Back,Urea,100,',
    '15/10/2025,Nowhere,Urea,100,',
  ].join('\n');
  await fertiliser.chooseFile(file);
  await fertiliser.expectPreview('3 new, 0 already here, 1 left out');
  await fertiliser.expectFault('No paddock of this plan is called “Nowhere”');
  await fertiliser.saveFile();
  await screen.expectToast('Your changes have been successfully saved.');

  await fertiliser.expectRow('Fertiliser by paddock', 'Front', '207', 'Not judged');
  await fertiliser.expectRow('Fertiliser by paddock', 'Back', '46', 'Not judged');
  // As a spreadsheet writes “Unicode text”.
  await fertiliser.chooseFile(file, 'utf16le');
  await fertiliser.expectPreview('0 new, 3 already here, 1 left out');
  await fertiliser.expectNothingToSave();
  await screen.press('Escape');

  const record = await fertiliser.downloadRecord();
  expect(record.trim().split('\r\n')).toHaveLength(4);
  expect(record).toContain('Front,Pasture grazed,Ground spreader,Urea 46-0-0-0,46,300,3.5,138,483');

  await fertiliser.deleteAnApplication();
  await screen.expectHeading('Fertiliser');
});
