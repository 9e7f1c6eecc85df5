import { test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

const paddocks = ['Woolshed', 'Airstrip', 'River flat'].map((name, index) => ({
  name,
  paddockNumber: String(index + 1),
}));

async function onFarmOf(visitor: Visitor, owner: string, features = paddocks): Promise<string> {
  await visitor.session.signIn(people.staff.email);
  const planId = await visitor.plan.haveCreated(
    newPlanFor(owner, `${owner.replaceAll(' ', '').toLowerCase()}@list.example`),
  );
  if (features.length > 0) await visitor.list.havePaddocks(planId, features);
  await visitor.list.openOverview(planId);
  return planId;
}

test('[RT-24] [ENT-2] every kind is listed with its sums; a list is searched, ordered and kept in the address', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { list, screen } = visitor;
  await onFarmOf(visitor, 'Lena Hill');
  await list.expectInOverview('Paddocks', ['3', '8.79', '–']);
  await list.expectInOverview('Troughs', ['0', '–', '–']);
  await screen.expectAccessible();

  await list.openKind('Paddocks');
  await list.expectNames(['Airstrip', 'River flat', 'Woolshed']);
  await list.expectTotal('3 paddocks');
  await list.expectTotal('8.79');
  await screen.expectAccessible();
  await list.sortBy('Paddock number');
  await list.expectNames(['Woolshed', 'Airstrip', 'River flat']);
  await list.toggleColumn('Notes');
  await list.expectColumn('Notes', { isShown: true });
  await list.search('river');
  await list.expectNames(['River flat']);
  await list.expectTotal('2.93');
  await screen.expectAddress(/search=river/);
  await screen.reload();
  await list.expectNames(['River flat']);
  await list.expectColumn('Notes', { isShown: true });
  await list.search('nothing of the kind');
  await list.expectNothing('Nothing matches these words');
});

test('[VAL-2] cells are typed in by keyboard, refused beside the cell, undone and saved', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { list, screen } = visitor;
  await onFarmOf(visitor, 'Mia Hill');
  await list.openKind('Paddocks');
  await list.clickCell('Airstrip', 'Paddock number');
  await list.type('12a');
  await list.press('Enter');
  await list.expectCell('Airstrip', 'Paddock number', '12a');
  await list.press('ArrowUp', 'Home', 'Delete');
  await list.expectRefused('Still needed', 'Name');
  await list.expectMessage(/Name is required/);
  await screen.reload();
  await list.expectMessage(/Name is required/);
  await list.clickCell('Still needed', 'Name');
  await list.type('Airstrip');
  await list.press('Enter');
  await list.expectMessage('1 change in 1 row, not saved');
  await list.save();
  await screen.expectToast('Your changes have been successfully saved.');
  await list.expectSaved();
  await screen.reload();
  await list.expectCell('Airstrip', 'Paddock number', '12a');
});

test('[VAL-2] half a date stays in its cell when the cell is left, and is refused beside it', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { list, screen } = visitor;
  const planId = await onFarmOf(visitor, 'Nia Hill', []);
  await list.haveTrack(planId, 'Woolshed lane');
  await list.openOverview(planId);
  await list.openKind('Tracks');
  await list.toggleColumn('Last maintained');
  await list.clickCell('Woolshed lane', 'Last maintained');
  await list.press('Delete');
  await list.press('Enter');
  await list.type('2111');
  await list.press('Enter');
  await list.expectCell('Woolshed lane', 'Last maintained', '21/11/yyyy');
  await list.expectRefused('Woolshed lane', 'Last maintained');
  await screen.reload();
  await list.expectMessage(/Last maintained must be a date, such as 21\/11\/2026/);

  await list.clickCell('Woolshed lane', 'Last maintained');
  await list.press('Enter');
  await list.type('21112026');
  await list.press('Enter');
  await list.expectCell('Woolshed lane', 'Last maintained', '21 Nov 2026');
  await list.save();
  await screen.expectToast('Your changes have been successfully saved.');
});

test('a block is pasted, filled down, undone and redone; what was saved can be undone too', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { list, screen } = visitor;
  await onFarmOf(visitor, 'Nora Hill');
  await list.openKind('Paddocks');
  await list.clickCell('Airstrip', 'Status');
  await list.paste('Planned\tCrop\nplanned\tpasture then crop');
  await list.expectCell('Airstrip', 'Use', 'Crop');
  await list.expectCell('River flat', 'Use', 'Pasture then crop');
  await list.press('Control+z');
  await list.expectCell('Airstrip', 'Use', 'Pasture');
  await list.press('Control+y');
  await list.clickCell('Airstrip', 'Use');
  await list.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await list.expectCell('Woolshed', 'Use', 'Crop');
  await list.save();
  await list.expectSaved();
  await list.clickCell('Airstrip', 'Use');
  await list.press('Control+z');
  await list.expectCell('Woolshed', 'Use', 'Pasture');
  await list.clickCell('Airstrip', 'Status');
  await list.paste('broken');
  await list.expectRefused('Airstrip', 'Status');
  await list.expectCell('Airstrip', 'Status', 'broken');
  await screen.expectAccessible();
});

test('[ERR-409] a row that somebody else changed says so, and either side can be kept', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { list, screen } = visitor;
  screen.mayBeRefused(409);
  const planId = await onFarmOf(visitor, 'Olga Hill');
  await list.openKind('Paddocks');
  await list.clickCell('Woolshed', 'Paddock number');
  await list.type('7');
  await list.press('Enter');
  // Another cell of the same row is nobody's question.
  await list.changeElsewhere(planId, 'Woolshed', { use: 'retired' });
  await list.expectCell('Woolshed', 'Use', 'Retired');
  await list.changeElsewhere(planId, 'Woolshed', { paddockNumber: '8' });
  await list.expectMessage('Someone else has changed Woolshed meanwhile.');
  await list.keepMine();
  await list.save();
  await list.expectSaved();
  await list.expectCell('Woolshed', 'Paddock number', '7');
  await list.expectCell('Woolshed', 'Use', 'Retired');
});

test('a row that is chosen shows on the map, and a feature clicked on the map is found among hundreds', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { list } = visitor;
  const many = Array.from({ length: 400 }, (_one, index) => ({
    name: `P ${String(index).padStart(3, '0')}`,
  }));
  await onFarmOf(visitor, 'Pia Hill', many as typeof paddocks);
  await list.openKind('Paddocks');
  await list.expectTotal('400 paddocks');
  await list.clickMapMiddle();
  // Twenty by twenty: one of the four that meet in the middle.
  await list.expectSelected(/^P (189|190|209|210)$/);
  await list.expectShownOnMap();
  await list.search('P 002');
  await list.expectNames(['P 002']);
  await list.clickCell('P 002', 'Status');
  await list.expectSelected('P 002');
  await list.expectShownOnMap();
});

test('[VAL-2] what is exported is imported again; faults stand beside their rows and nothing is stored before', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { list, screen } = visitor;
  await onFarmOf(visitor, 'Rita Hill', [...paddocks, { name: '=1+1', paddockNumber: '4' }]);
  await list.openKind('Paddocks');
  const csv = await list.export('CSV');
  await list.chooseFile('same.csv', csv);
  await list.expectPreview(/0 new, 0 changed, 4 same, 0 refused/);
  await list.chooseFile('wrong.csv', csv.replace('Airstrip', '').replace('Existing', 'Gone fishing'));
  await list.expectPreview('Name is required');
  await list.expectCannotImport();
  await list.chooseFile('empty.csv', '');
  await list.expectPreview('The file is empty');
  await screen.expectAccessible();
  await list.chooseFile('changed.csv', csv.replace('Airstrip', 'Landing strip'));
  await list.expectPreview(/0 new, 1 changed, 3 same, 0 refused/);
  await list.confirmImport();
  await screen.expectToast('Your changes have been successfully saved.');
  await list.expectNames(['=1+1', 'Landing strip', 'River flat', 'Woolshed']);

  const geojson = await list.export('GeoJSON');
  await list.chooseFile(
    'more.geojson',
    geojson.replaceAll('"id":"', '"id":"x').replaceAll('"name":"', '"name":"New '),
  );
  await list.expectPreview(/4 new, 0 changed, 0 same, 0 refused/);
  // They lie where the others lie, on purpose.
  await list.confirmImport(/^4 places overlap/);
  await list.expectTotal('8 paddocks');
});

test('[RT-24] on a phone nothing lies beyond the edge, and an empty list says how to begin', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { list, screen } = visitor;
  await screen.take('phone');
  await onFarmOf(visitor, 'Sina Hill', []);
  await screen.expectNoSidewaysScroll();
  await screen.expectText('Nothing is drawn on this farm yet');
  await list.openKind('Paddocks');
  await list.expectNothing('No paddocks yet');
  await screen.expectNoSidewaysScroll();
  await screen.expectAccessible();
});
