import { kinds, pinKind } from '@tussock/domain';
import { expect, test } from '../drivers/test.ts';
import type { KeptBrowser } from '../drivers/restartable-browser.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { pictureNamed } from '../fixtures/files.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

test.use({ serviceWorkers: 'allow' });

/** What one person does without a line: notes, photos of troughs, and new names for them. */
interface Day {
  readonly planId: string;
  readonly notes: readonly string[];
  readonly photos: Readonly<Record<string, readonly string[]>>;
  readonly names: readonly (readonly [troughId: string, name: string])[];
}

async function makeStretch({ screen, map, mapTools, files, living }: Visitor, day: Day): Promise<void> {
  await screen.take('phone');
  await mapTools.stand([172.5, -43.3], 4);
  await map.openDrawing(day.planId);
  for (const note of day.notes) {
    await mapTools.pinNote(note);
    await living.expectPinned();
  }
  for (const [troughId, photos] of Object.entries(day.photos))
    await files.addPhotos(day.planId, troughId, photos.map(pictureNamed));
  for (const [troughId, name] of day.names) await living.rename(day.planId, kinds.trough, troughId, name);
}

/** The plan and its program are on the device, and the line is cut. */
async function leaveLine(visitor: Visitor, planId: string, troughId: string): Promise<void> {
  await visitor.living.openForm(planId, kinds.trough, troughId);
  await visitor.living.keepShell();
  await visitor.map.openDrawing(planId);
  await visitor.living.expectSign('Saved');
  await visitor.frame.goOffline();
}

const numbered = (word: string, from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${from + index}`);

/** Three stretches of a day, with the browser killed between them. Answers the visitor as they come back. */
async function makeDay(
  kept: KeptBrowser,
  first: Visitor,
  {
    planId,
    who,
    troughs,
    atFirst = [],
  }: { planId: string; who: string; troughs: readonly string[]; atFirst?: readonly string[] },
): Promise<Visitor> {
  const [shared = '', own = ''] = troughs;
  const stretch = (nth: number): Day => ({
    planId,
    notes: numbered(`Note of ${who}`, nth * 4, nth === 2 ? 2 : 4),
    photos: { [nth === 0 ? shared : own]: numbered(`${who} photo`, nth * 5, 5) },
    names: [
      ...(nth === 0 ? atFirst.map((name) => [own, name] as const) : []),
      [own, `Trough of ${who} ${nth}`],
      [own, `Trough of ${who} ${nth} again`],
      ...(nth === 1 ? ([[shared, `Shared, by ${who}`]] as const) : []),
    ],
  });
  await makeStretch(first, stretch(0));
  await kept.kill();
  const second = await kept.start({ hasLine: false });
  await makeStretch(second, stretch(1));
  await second.files.openPage(planId, own);
  await second.files.expectPicturesSeen(5);
  await kept.kill();
  const third = await kept.start({ hasLine: false });
  await third.files.openPage(planId, own);
  await third.files.expectPicturesSeen(5);
  await makeStretch(third, stretch(2));
  return third;
}

test('two people work a day without a line, each browser killed twice: all of it arrives, once, and what both changed is asked', async ({
  keptBrowser,
  otherKeptBrowser,
}) => {
  const [tom, mere] = [await keptBrowser.start(), await otherKeptBrowser.start()];
  await tom.session.signIn(people.staff.email);
  await mere.session.signIn(people.admin.email);
  const planId = await tom.plan.haveCreated(newPlanFor('Iti Rere', 'itirere@field.example'));
  const [shared, ofTom, ofMere] = [
    await tom.files.haveTrough(planId),
    await tom.files.haveTrough(planId),
    await tom.files.haveTrough(planId),
  ];
  await leaveLine(tom, planId, shared);
  await leaveLine(mere, planId, shared);

  // 8 edits of Tom's and 7 of Mere's.
  const tomBack = await makeDay(keptBrowser, tom, {
    planId,
    who: 'Tom',
    troughs: [shared, ofTom],
    atFirst: ['Before breakfast'],
  });
  const mereBack = await makeDay(otherKeptBrowser, mere, { planId, who: 'Mere', troughs: [shared, ofMere] });

  await tomBack.session.signIn(people.staff.email);
  await tomBack.frame.comeBack();
  await tomBack.files.openPage(planId, shared);
  await tomBack.living.expectSign('Saved');
  await mereBack.session.signIn(people.admin.email);
  await mereBack.frame.comeBack();
  await mereBack.files.openPage(planId, shared);
  await mereBack.living.expectSign('1 not accepted');
  await mereBack.living.openWaiting();
  await mereBack.living.answerWaiting('Creek trough changed', 'Choose');
  await mereBack.living.expectQuestion('Name', { mine: 'Shared, by Mere', theirs: 'Shared, by Tom' });
  await mereBack.living.take('Shared, by Mere');
  await mereBack.living.saveChosen();
  await mereBack.living.expectSign('Saved');

  const { record } = tomBack;
  expect(await record.countCreated(planId, /^Note of/)).toEqual({ all: 20, different: 20 });
  expect(await record.valuesOf(planId, pinKind.wording.featureType)).toHaveLength(20);
  const troughs = await record.valuesOf(planId, kinds.trough.wording.featureType);
  expect(troughs.map(({ name }) => String(name)).toSorted()).toEqual([
    'Shared, by Mere',
    'Trough of Mere 2 again',
    'Trough of Tom 2 again',
  ]);
  const photos = troughs.flatMap(({ photos: ids }) => ids as readonly string[]);
  expect([photos.length, new Set(photos).size]).toEqual([30, 30]);
  const names = await record.filesOf(planId);
  expect(names.toSorted()).toEqual(
    ['Mere', 'Tom'].flatMap((who) => numbered(`${who} photo`, 0, 15).map((name) => `${name}.png`)).toSorted(),
  );
  expect(await record.countDoubled(planId)).toBe(0);
});
