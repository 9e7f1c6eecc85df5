import { distanceMetres } from '@tussock/geometry';
import {
  bookWords,
  kinds,
  levelLineColour,
  riskWords,
  soilBands,
  type ReportSettingsOf,
} from '@tussock/domain';
import { describe, expect, test } from 'vitest';
import type { MapBlock } from '../document/plan-document.ts';
import { sentencesOf } from '../document/sentences-of.ts';
import type { PrintLayer } from '../map/print-layer.ts';
import type { ReportFeature } from '../report-input.ts';
import type { Mark } from '../scene/scene.ts';
import { paddockFeature, reportContent, squareAt } from '../testing/report-examples.ts';
import { mapDocument } from './map-document.ts';

type Settings = ReportSettingsOf<'map'>;
const fitted: Settings = {
  layers: [],
  imported: [],
  landUnits: 'none',
  fences: 'none',
  transects: 'none',
  paper: 'a3',
  grid: 'none',
  ratio: null,
};
const documentWith = (settings: Partial<Settings>, features: readonly ReportFeature[] = []) =>
  mapDocument(reportContent({ boundary: [squareAt(0, 0, 20)], features }), { ...fitted, ...settings });
const mapsIn = ({ sections }: ReturnType<typeof mapDocument>): readonly MapBlock[] =>
  sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === 'map'));
const marksIn = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap((mark) => (mark.shape === 'window' ? marksIn(mark.marks) : [mark]));

/** A fence of about a kilometre. */
const [from, to] = [
  [172.405, -42.795],
  [172.405, -42.786],
] as const;
const fence: ReportFeature = {
  ...paddockFeature({}),
  id: 'fence',
  kindId: kinds.fenceline.id,
  geometry: { type: 'LineString', coordinates: [from, to] },
};

describe('the map of the farm, printed', () => {
  test('on A3 at 1:5,000 a line of 1,000 m is 200 mm long, to half a millimetre', () => {
    const small = mapDocument(reportContent({ boundary: [squareAt(0, 0, 12)], features: [fence] }), {
      ...fitted,
      ratio: 5000,
    });
    const [map, ...more] = mapsIn(small);
    expect(more).toEqual([]);
    const [line] = marksIn(map?.scene.marks ?? []).flatMap((mark) =>
      mark.shape === 'path' ? [...mark.d.matchAll(/^M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)$/gu)] : [],
    );
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line ?? []).slice(1).map(Number);
    const millimetres = (Math.hypot(x2 - x1, y2 - y1) / 72) * 25.4;
    expect(map).toMatchObject({ ratio: 5000, paper: 'a3' });
    expect(Math.abs((millimetres / distanceMetres(from, to)) * 1000 - 200)).toBeLessThan(0.5);
  });

  test('has no cover, and its own paper', () => {
    expect(documentWith({ paper: 'a1' })).toMatchObject({ hasFront: false });
    expect(mapsIn(documentWith({ paper: 'a1' })).map(({ paper }) => paper)).toEqual(['a1']);
  });

  test('at a scale that no sheet holds it has an index and a sheet for each part of the farm', () => {
    const document = documentWith({ paper: 'a4', ratio: 5000 });
    const [index, ...sheets] = document.sections;
    const names = sheets.map(({ title }) => title.replace('Tōtara Flat: sheet ', ''));
    expect(names.length).toBeGreaterThan(1);
    expect(names[0]).toBe('A1');
    const [overview] = mapsIn(document);
    const named = marksIn(overview?.scene.marks ?? []).flatMap((mark) =>
      mark.shape === 'text' ? mark.text : [],
    );
    expect(named).toEqual(expect.arrayContaining(names));
    expect(index?.title).toBe('Tōtara Flat: index of sheets');
    expect(
      new Set(
        mapsIn(document)
          .slice(1)
          .map(({ ratio }) => ratio),
      ),
    ).toEqual(new Set([5000]));
  });

  test('the index shows every sheet whole, also those that reach beyond the farm', () => {
    const [overview] = mapsIn(documentWith({ paper: 'a4', ratio: 5000 }));
    const { width, height, marks } = overview?.scene ?? { width: 0, height: 0, marks: [] };
    const outlines = marksIn(marks).flatMap((mark) => (mark.shape === 'rect' && mark.dash ? [mark] : []));
    expect(outlines.length).toBeGreaterThan(1);
    const beyond = outlines.filter(
      (mark) => mark.x < 0 || mark.y < 0 || mark.x + mark.width > width || mark.y + mark.height > height,
    );
    expect(beyond).toEqual([]);
  });

  test('more sheets than anybody lays out are not made, and it says what would help', () => {
    const document = documentWith({ paper: 'a4', ratio: 500 });
    expect(mapsIn(document)).toHaveLength(1);
    expect(sentencesOf(document).join(' ')).toMatch(
      /At 1:500 the farm takes \d+ sheets of A4, and 60 are made at most/,
    );
  });

  test('shows the layers that were chosen, and no others', () => {
    const trough: ReportFeature = {
      ...paddockFeature({ name: 'Trough 1' }),
      kindId: kinds.trough.id,
      geometry: { type: 'Point', coordinates: from },
    };
    const land = paddockFeature({ name: 'Front' });
    const all = sentencesOf(documentWith({}, [land, trough])).join(' ');
    const landOnly = sentencesOf(documentWith({ layers: [kinds.paddock.id] }, [land, trough])).join(' ');
    expect(all).toContain('troughs');
    expect(landOnly).toContain('paddocks');
    expect(landOnly).not.toContain('troughs');
  });

  test('shows imported layers under what is drawn, each in the legend, and nothing of them beyond the frame', () => {
    const soils: PrintLayer = {
      id: 'soils',
      name: 'Council soils',
      colour: '#6d3fc0',
      geometries: [squareAt(1, 1, 3), { type: 'Polygon', coordinates: squareAt(500, 500).coordinates }],
    };
    const document = mapDocument(
      { ...reportContent({ boundary: [squareAt(0, 0, 20)] }), imported: [soils] },
      fitted,
    );
    expect(sentencesOf(document).join(' ')).toContain('council soils');
    const drawn = (mapsIn(document)[0]?.scene.marks ?? []).flatMap((mark) =>
      mark.shape === 'window' ? mark.marks : [],
    );
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toMatchObject({ shape: 'path', stroke: '#6d3fc0', fillOpacity: 0.1 });
  });

  test('an imported layer that could not be read is named, and the map is made without it', () => {
    const lost: PrintLayer = { id: 'lost', name: 'Old fences', colour: '#222222', geometries: null };
    const document = mapDocument(
      { ...reportContent({ boundary: [squareAt(0, 0, 20)] }), imported: [lost] },
      fitted,
    );
    expect(sentencesOf(document).join(' ')).toContain('Old fences could not be read, and is left out.');
    expect(mapsIn(document)).toHaveLength(1);
  });

  test('grid lines bear whole metres of the official projection', () => {
    const [map] = mapsIn(documentWith({ grid: 'lines' }));
    const eastings = marksIn(map?.scene.marks ?? []).flatMap((mark) =>
      mark.shape === 'text' && /^1,5\d\d,\d00$/.test(mark.text) ? [mark.text] : [],
    );
    expect(eastings.length).toBeGreaterThan(1);
  });

  test('a farm with nothing drawn says so', () => {
    const document = mapDocument(reportContent(), { ...fitted, ratio: 5000 });
    expect(mapsIn(document)).toEqual([]);
    expect(sentencesOf(document).join(' ')).toContain('There is nothing to draw yet');
  });
});

describe('[MAP-4] the printed map in the colours of the map of the screen', () => {
  const water = { purpose: 'waterwayOrWetland' };
  const creek: ReportFeature = {
    ...fence,
    id: 'creek',
    attributes: { name: 'Creek', status: 'planned', ...water },
  };
  const middle: ReportFeature = {
    ...fence,
    id: 'middle',
    attributes: { name: 'Middle', purpose: 'subdivision' },
  };
  const flats: ReportFeature = {
    ...fence,
    id: 'flats',
    kindId: kinds.transect.id,
    attributes: { name: 'Flats', landUse: 'pastoral', parentMaterial: 'sedimentary', farmType: 'sheepBeef' },
  };
  const unit: ReportFeature = {
    ...paddockFeature({}),
    id: 'unit',
    kindId: kinds.lmu.id,
    attributes: { name: 'Terrace', status: 'existing' },
  };
  const soilTest = {
    id: 'test',
    entity: 'soilTest',
    values: { transectId: 'flats', sampledOn: '2026-06-18', olsenPhosphorus: { value: 9 } },
    made: {},
  };
  const printed = (settings: Partial<Settings>) => {
    const features = [creek, middle, flats, unit];
    const rows = [
      soilTest,
      { id: 'unit', entity: kinds.lmu.id, values: { ...unit.attributes, geometry: unit.geometry }, made: {} },
    ];
    const document = mapDocument(reportContent({ boundary: [squareAt(0, 0, 20)], features, rows }), {
      ...fitted,
      ...settings,
    });
    const [map] = mapsIn(document);
    const marks = marksIn(map?.scene.marks ?? []);
    return {
      colours: new Set(marks.flatMap((mark) => ('stroke' in mark && mark.stroke ? [mark.stroke] : []))),
      words: marks.flatMap((mark) => (mark.shape === 'text' ? [mark.text] : [])).join(' | '),
    };
  };

  test('fences along water by risk: a planned one is high, and the legend says so; others stay as they are', () => {
    const { colours, words } = printed({ fences: 'risk' });
    expect(colours).toContain(levelLineColour('high'));
    expect(words).toContain(bookWords.maps.fence('High'));
    expect(colours).toContain(kinds.fenceline.style.colour);
    expect(printed({}).colours).not.toContain(levelLineColour('high'));
  });

  test('transects by their newest Olsen P', () => {
    const { colours, words } = printed({ transects: 'olsenPhosphorus' });
    expect(colours).toContain(soilBands.low.colour);
    expect(words).toContain('Olsen P: below target');
    expect(printed({ transects: 'ph' }).words).not.toContain('target');
  });

  test('land units by a risk: one that cannot be rated says so', () => {
    expect(printed({ landUnits: 'erosion' }).words).toContain(riskWords.notRated);
    expect(printed({}).words).not.toContain(riskWords.notRated);
  });
});
