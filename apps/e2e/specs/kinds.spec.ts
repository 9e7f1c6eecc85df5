import { allKinds, kinds, type AnyKind } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { expect, test } from '../drivers/test.ts';
import type { Spot } from '../drivers/map-driver.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

/** What an area is tells the story of the paddock; forms, calls and pages of every kind have tests of their own. */
const place: readonly Spot[] = [[0.4, 0.3]];
const line: readonly Spot[] = [
  [0.54, 0.25],
  [0.66, 0.35],
  [0.66, 0.35],
];
const area: readonly Spot[] = [
  [0.44, 0.42],
  [0.56, 0.42],
  [0.56, 0.55],
  [0.44, 0.55],
  [0.44, 0.42],
];

/** The tool that draws a kind as it usually is. */
const toolOf = { point: 'Point', line: 'Line', polygon: 'Area' } as const;

async function drawAndSave(
  { map, form, screen }: Visitor,
  kind: AnyKind,
  spots: readonly Spot[],
): Promise<string> {
  const attributes = exampleAttributes[kind.id];
  await map.startDrawing(kind.names.singular, toolOf[kind.shapes[0]]);
  await map.click(...spots);
  await form.fillInRequired(kind, attributes);
  await form.save(kind);
  await screen.expectToast(`Your ${kind.names.inSentence} has been successfully saved.`);
  const { name } = attributes;
  await map.expectChosen(name);
  return name;
}

/** Chosen on the map by a click, and deleted there. */
async function chooseAndDelete(
  { map, screen }: Visitor,
  kind: AnyKind,
  { name, at }: { readonly name: string; readonly at: Spot },
): Promise<void> {
  await map.showLayer(kind.names.plural);
  await map.click(at);
  await map.expectChosen(name);
  await map.act('Delete');
  await map.confirmDeleting(kind.names.inSentence);
  await screen.expectToast(`Your ${kind.names.inSentence} has been successfully deleted.`);
}

test('[RT-26] [ENT-4] [TOAST-2] a place, a line and an area that must point at another are drawn, saved, chosen on the map, renamed and deleted', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { session, plan, boundary, map, form } = visitor;
  await session.signIn(people.staff.email);
  const planId = await plan.haveCreated(newPlanFor('Kinds Station', 'kinds@draw.example'));
  await boundary.haveSaved(planId);
  await map.openDrawing(planId);
  const placed = await drawAndSave(visitor, kinds.customFeature, place);
  const drawn = await drawAndSave(visitor, kinds.transect, line);

  const { effluentIrrigator: pointing } = kinds;
  const field = Object.values(pointing.fields).find((one) => one.type === 'featureRef' && one.required);
  const target = allKinds.find(
    ({ wording }) => field?.type === 'featureRef' && wording.collection === field.collection,
  );
  if (!target) throw new Error('The kind must point at nothing.');
  await drawAndSave(visitor, target, area);
  await map.closeChosen();
  await drawAndSave(visitor, pointing, area);
  // It has no page of its own: all of it is told where it is chosen.
  await map.act('Edit details');
  await map.fillIn('Name', 'Renamed');
  await form.save(pointing);
  await map.expectChosen('Renamed');
  await expect.poll(() => plan.storedNames(planId)).toContain('Renamed');

  await chooseAndDelete(visitor, kinds.transect, { name: drawn, at: [0.6, 0.3] });
  await chooseAndDelete(visitor, kinds.customFeature, { name: placed, at: [0.4, 0.3] });
});
