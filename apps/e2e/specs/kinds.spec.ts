import { allKinds, type AnyKind, type Attributes, type Shape } from '@tussock/domain';
import { exampleAttributes } from '@tussock/testkit';
import { expect, test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

/**
 * What a story can tell of a kind that its form, its calls and its page alone do not: how it is drawn, whether it must point at another,
 * and whether it has a page. One kind of each sort stands for all; forms, calls and pages of every kind have tests of their own.
 */
const sortOf = ({ shapes, fields, wording }: AnyKind): string => {
  const mustPoint = Object.values(fields).some(({ type, required }) => type === 'featureRef' && required);
  return JSON.stringify([shapes, mustPoint, wording.route === null]);
};
const told = [...new Map(allKinds.map((kind) => [sortOf(kind), kind])).values()];

/** One plan for all kinds; what each test draws it deletes again. */
let planId = '';
let visitor: Visitor;

/** Where each shape is drawn, in the middle of the title. */
const draw: { readonly [S in Shape]: (visitor: Visitor) => Promise<void> } = {
  point: ({ map }) => map.click([0.5, 0.45]),
  line: ({ map }) => map.click([0.44, 0.4], [0.56, 0.5], [0.56, 0.5]),
  polygon: ({ map }) => map.outline([0.44, 0.38], [0.56, 0.38], [0.56, 0.52], [0.44, 0.52]),
};
/** On the drawn shape. */
const on: { readonly [S in Shape]: readonly [number, number] } = {
  point: [0.5, 0.45],
  line: [0.5, 0.45],
  polygon: [0.5, 0.45],
};

async function drawAndSave(
  { map, form, screen }: Visitor,
  kind: AnyKind,
  attributes: Attributes,
): Promise<void> {
  await map.startDrawing(kind.names.singular);
  await draw[kind.shapes[0]](visitor);
  await form.fillInRequired(kind, attributes);
  await form.save(kind);
  await screen.expectToast(`Your ${kind.names.inSentence} has been successfully saved.`);
}

async function deleteChosen({ map, screen }: Visitor, kind: AnyKind): Promise<void> {
  await map.act('Delete');
  await map.confirmDeleting(kind.names.inSentence);
  await screen.expectToast(`Your ${kind.names.inSentence} has been successfully deleted.`);
}

for (const kind of told)
  test(`[RT-26] [RT-27] [ENT-4] [TOAST-2] ${kind.names.plural.toLocaleLowerCase('en-NZ')} are drawn, saved, reloaded, edited and deleted`, async ({
    newVisitor,
  }) => {
    visitor = await newVisitor();
    const { session, plan, boundary, feature, map, form, screen } = visitor;
    await session.signIn(people.staff.email);
    if (planId === '') {
      planId = await plan.haveCreated(newPlanFor('Kinds Station', 'kinds@draw.example'));
      await boundary.haveSaved(planId);
    }
    const example = exampleAttributes[kind.id] as Attributes;
    await map.openDrawing(planId);
    // What the kind must point at has to stand on the plan first; it stays, and later kinds draw beside it.
    for (const field of Object.values(kind.fields))
      if (field.type === 'featureRef' && field.required) {
        const target = allKinds.find(({ wording }) => wording.collection === field.collection);
        expect(target).toBeDefined();
        if (target) await drawAndSave(visitor, target, exampleAttributes[target.id]);
        await map.closeChosen();
      }
    await drawAndSave(visitor, kind, example);
    await map.expectChosen(String(example['name']));

    if (kind.wording.route === null) {
      await map.act('Edit details');
      await map.fillIn('Name', 'Renamed');
      await form.save(kind);
      await map.expectChosen('Renamed');
      return;
    }
    await map.act('Open its page');
    await screen.expectAddress(new RegExp(`/view/${kind.wording.route}/`));
    await screen.expectHeading(String(example['name']));
    await screen.reload();
    await screen.expectHeading(String(example['name']));
    await feature.edit();
    await map.fillIn('Name', 'Renamed');
    await screen.press('Control+s');
    await screen.expectHeading('Renamed');

    await feature.backToMap();
    await map.settle();
    await map.showLayer(kind.names.plural);
    await map.click(on[kind.shapes[0]]);
    await map.expectChosen('Renamed');
    await deleteChosen(visitor, kind);
  });
