import { kinds, levelInLegend, levelsUpwards, riskNotice, riskRuleSets, riskWords } from '@tussock/domain';
import type { PolygonGeometry } from '@tussock/geometry';
import { test } from '../drivers/test.ts';
import type { Visitor } from '../drivers/visitor.ts';
import { newPlanFor, people } from '../fixtures/people.ts';

/** A rectangle in steps of 0.002 degrees from a corner in Canterbury. */
const block = (column: number, columns: number): PolygonGeometry => {
  const [west, east] = [172.3 + column * 0.002, 172.3 + (column + columns) * 0.002];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, -42.8],
        [east, -42.8],
        [east, -42.796],
        [west, -42.796],
        [west, -42.8],
      ],
    ],
  };
};
const downs = {
  name: 'Front downs',
  status: 'existing',
  landUse: 'winterForage',
  landUseIntensity: 'cropOrWinterForage',
  slopeClass: 'rolling',
  parentMaterial: 'loess',
  soilTexture: 'siltyClayLoam',
  drainage: 'imperfect',
  waterlogging: 'winter',
};

async function withLand(visitor: Visitor, name: string): Promise<string> {
  await visitor.session.signIn(people.staff.email);
  const planId = await visitor.plan.haveCreated(newPlanFor(name, `${name.replace(' ', '')}@risk.example`));
  await visitor.feature.have(planId, kinds.lmu, { geometry: block(0, 4), properties: downs });
  await visitor.feature.have(planId, kinds.luc, {
    geometry: block(0, 5),
    properties: { name: 'LUC 3e2', status: 'existing', class: '3', subclass: 'e' },
  });
  await visitor.feature.have(planId, kinds.csa, {
    geometry: block(1, 1),
    properties: {
      name: 'Swale',
      status: 'existing',
      csaType: 'swale',
      contaminants: ['sediment'],
      connectedTo: 'drain',
      riskLevel: 'medium',
    },
  });
  return planId;
}

test('[RT-17] a level follows the slope as it is chosen, a mitigation lowers it, and the matrix shows what was saved', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { risk, form, screen } = visitor;
  await risk.openFarm(await withLand(visitor, 'Erin Slope'));
  await risk.expectMap();
  await risk.openCell('Front downs, Erosion: 6 Medium');
  await risk.expectReason('Inherent risk', 'Slope: rolling From the land unit +2');
  await risk.changeFacts();

  await screen.expectHeading('Front downs');
  await risk.expectWords('LUC 3e2');
  await form.fillInField(kinds.lmu.fields.slopeClass, 'easyHill');
  await risk.expectLevels('Erosion', '8 High');
  await risk.expectLevels('Runoff contamination', '8 High');
  await risk.choose('Soil conservation planting');
  await risk.expectLevels('Erosion', '8 High', '6 Medium');
  await risk.expectLevels('Runoff contamination', '8 High', '7 High');
  await form.save(kinds.lmu);
  await screen.expectToast('Your land management unit has been successfully saved.');

  await risk.goToFarm();
  await risk.expectCell('Front downs, Erosion: 8 High, with what is done 6 Medium');
  await risk.expectCell('Front downs, Runoff contamination: 8 High, with what is done 7 High');
  await risk.colourMapBy('Erosion');
  await risk.expectMap();
});

test('[RT-17] the planner’s own level is refused beside its field without a reason, and stands with one', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { risk, form, screen } = visitor;
  await risk.openFarm(await withLand(visitor, 'Pita Reason'));
  await risk.openCell('Front downs, Soil compaction: 9 High');
  await risk.changeFacts();
  await risk.unfold('Soil compaction');
  await risk.chooseLevel('Medium');
  await form.save(kinds.lmu);
  await risk.expectWords('Reason is required with level in this plan');
  await risk.sayWhy('Stock were stood off on the terrace');
  await risk.expectLevels('Soil compaction', '6 Medium');
  await form.save(kinds.lmu);
  await screen.expectToast('Your land management unit has been successfully saved.');
  await risk.goToFarm();
  await risk.openCell('Front downs, Soil compaction: 6 Medium');
  await risk.expectWords('Stock were stood off on the terrace');
});

test('[MAP-4] land units and fence lines are coloured by risk where that is switched on, with a legend, and so after a reload', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { risk, map, feature, screen } = visitor;
  const planId = await withLand(visitor, 'Wiremu Layers');
  await feature.have(planId, kinds.fenceline, {
    geometry: {
      type: 'LineString',
      coordinates: [
        [172.301, -42.799],
        [172.305, -42.797],
      ],
    },
    properties: {
      name: 'Creek fence',
      status: 'planned',
      purpose: 'waterwayOrWetland',
      fenceType: 'wirePostAndBatten',
    },
  });
  await map.openDrawing(planId);
  const [units, fences] = ['Land units by risk', 'Fence lines by risk'] as const;
  await risk.expectLayer(units, { isOn: false });
  await risk.expectColours();
  await risk.switchLayer(units);
  await risk.switchLayer(fences);
  await map.settle();
  await risk.expectColours(...levelsUpwards.map(levelInLegend));
  await screen.expectText(riskWords.fence.legend);

  await map.openDrawing(planId);
  await risk.expectLayer(units, { isOn: true });
  await risk.expectLayer(fences, { isOn: true });
  await risk.expectColours(...levelsUpwards.map(levelInLegend));
  await risk.switchLayer(units);
  await risk.switchLayer(fences);
  await risk.expectColours();
});

for (const size of ['desk', 'phone'] as const)
  test(`the risk of a farm, of a unit and its form are accessible, at the size of a ${size}`, async ({
    newVisitor,
  }) => {
    const visitor = await newVisitor();
    const { risk, screen } = visitor;
    await screen.take(size);
    const planId = await withLand(visitor, `Ana ${size}`);
    await risk.openFarm(planId);
    await risk.expectWords(riskNotice(riskRuleSets.newest()));
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await risk.openCell('Front downs, Erosion: 6 Medium');
    await risk.expectReason('Inherent risk', 'Slope: rolling From the land unit +2');
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
    await risk.changeFacts();
    await screen.expectHeading('Front downs');
    await risk.unfold('Soil compaction');
    await screen.expectAccessible();
    await screen.expectNoSidewaysScroll();
  });

test('without land units the place says what to draw; on a phone the list comes first, then the unit', async ({
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const { risk, session, plan, screen } = visitor;
  await screen.take('phone');
  await session.signIn(people.staff.email);
  await risk.openFarm(await plan.haveCreated(newPlanFor('Bare Ground', 'bare@risk.example')));
  await risk.expectWords(riskWords.noUnits.title);
  await risk.openFarm(await withLand(visitor, 'Moana Phone'));
  await risk.openCell('Front downs, Erosion: 6 Medium');
  await risk.expectReason('Inherent risk', 'Parent material: loess From the land unit +1');
  await risk.backToList();
  await risk.expectCell('Front downs, Erosion: 6 Medium');
});
