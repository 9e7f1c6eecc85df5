import { kinds, type KindId } from '@tussock/domain';
import { areaSquareMetres, toHectares, type Geometry, type PolygonGeometry } from '@tussock/geometry';

type Values = Readonly<Record<string, unknown>>;

/** A thing of a plan's record. */
export interface ExampleRow {
  readonly id: string;
  readonly entity: string;
  readonly version: number;
  readonly values: Values;
  readonly made: Values;
}

/** South-west corner of a made-up farm; one step is about 81 m by 111 m. */
const [WEST, SOUTH, STEP] = [172.4, -42.8, 0.001];

/** A square of the farm's grid, counted from its south-west corner. */
function squareAt(column: number, row: number, side = 1): PolygonGeometry {
  const [west, south] = [WEST + column * STEP, SOUTH + row * STEP];
  const [east, north] = [west + side * STEP, south + side * STEP];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const;
  return { type: 'Polygon', coordinates: [ring] };
}

const row = (entity: string, id: string, values: Values, made: Values = {}): ExampleRow => ({
  id,
  entity,
  version: 1,
  values,
  made: { createdAt: '2026-11-01T00:00:00.000Z', ...made },
});

/** A feature of a plan as a row of its record. */
export function featureRow(kindId: KindId, geometry: Geometry, values: Values): ExampleRow {
  const areaM2 = geometry.type === 'Polygon' ? areaSquareMetres(geometry) : null;
  return row(
    kindId,
    String(values['name']),
    { status: 'existing', ...values, geometry },
    { areaM2, areaHectares: areaM2 === null ? null : toHectares(areaM2) },
  );
}

/** The rows of a small farm with something in every part of its book. */
export const farmRows: readonly ExampleRow[] = [
  row(
    'plan',
    'plan',
    {
      propertyName: 'Tōtara Flat',
      contactName: 'Aroha Tamatea',
      email: 'aroha@example.nz',
      physicalAddress: '1 Tōtara Road',
      region: 'canterbury',
      propertyOwnerships: [{ ownerName: 'Aroha Tamatea', entityType: 'individual', tenure: 'freehold' }],
    },
    { status: 'active' },
  ),
  row(
    'boundary',
    'boundary',
    { titles: ['1'] },
    {
      features: [
        {
          properties: {
            titleNumber: 'CB12/34',
            appellation: 'Lot 1 DP 5678',
            estate: 'Fee Simple',
            issueDate: '1991-07-08',
            areaHectares: 14.52,
          },
        },
      ],
      boundaryFeatures: [
        { geometry: squareAt(0, 0, 4), properties: { name: 'Tōtara Flat', areaHectares: 14.52 } },
      ],
      areaHectares: 14.52,
    },
  ),
  featureRow(kinds.paddock.id, squareAt(0, 0), { name: 'Front 🐄', use: 'pasture', paddockNumber: '10' }),
  featureRow(kinds.paddock.id, squareAt(1, 0), { name: 'Rātā', use: 'pasture', paddockNumber: '2' }),
  featureRow(kinds.lmu.id, squareAt(0, 0, 3), {
    name: 'River flats',
    landUse: 'winterForage',
    landUseIntensity: 'cropOrWinterForage',
    slopeClass: 'rolling',
    parentMaterial: 'loess',
    soilTexture: 'clay',
    drainage: 'poor',
    waterlogging: 'winter',
    risks: [{ riskType: 'soilCompaction', mitigations: ['avoidGrazing'] }],
  }),
  featureRow(kinds.baitStation.id, { type: 'Point', coordinates: [172.4015, -42.7985] }, { name: 'Trap 7' }),
  row('section', 's1', { sectionKey: 'nutrients', applicable: false, reason: 'Nothing is spread here' }),
  row('subOutcome', 'o1', { outcomeKey: 'knowYourLand', existing: 'yes', notes: 'Mapped at 1:10,000' }),
  row('action', 'a1', {
    sectionKey: 'waterways',
    title: 'Fence the swamp',
    grade: 'good',
    state: 'agreed',
    dueOn: '2026-10-31',
    plannedCost: 4850,
    featureIds: ['River flats'],
    responsibleId: 'p1',
  }),
  row('action', 'a2', {
    sectionKey: 'waterways',
    title: 'Plant the margin',
    grade: 'good',
    state: 'done',
    dueOn: '2027-06-30',
    doneOn: '2026-11-02',
    plannedCost: 1000,
    actualCost: 900,
    responsibleName: 'Tāmati Rangihuna',
  }),
  row(
    'evidence',
    'e2',
    { actionId: 'a2', files: ['after'], moment: 'after', note: 'Planted' },
    { byName: 'Mere Ngata' },
  ),
  row('evidence', 'e1', { actionId: 'a2', files: ['before'], moment: 'before' }, { byName: 'Mere Ngata' }),
  row('file', 'after', { name: 'after.jpg', caption: '' }, { contentType: 'image/jpeg', purpose: 'photo' }),
  row(
    'file',
    'before',
    { name: 'before.jpg', caption: 'Bare bank' },
    { contentType: 'image/jpeg', purpose: 'photo' },
  ),
  row(
    'file',
    'consent',
    { name: 'consent.pdf', caption: 'Water consent' },
    {
      contentType: 'application/pdf',
      purpose: 'document',
      uploadedAt: '2026-11-01T00:00:00.000Z',
      uploadedByName: 'Mere Ngata',
    },
  ),
];

/** What the book of that farm is made from beside its rows. */
export const bookExample = {
  rows: farmRows,
  at: new Date('2026-11-22T00:00:00Z'),
  ownerName: null,
  people: { p1: 'Hana Reweti' },
  seasons: [],
} as const;
