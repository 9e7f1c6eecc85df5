import { allSections, kinds } from '@tussock/domain';
import { toHectares } from '@tussock/geometry';
import sharp from 'sharp';
import { largeFarm } from './large-farm.ts';

const ACTIONS = 560;
const YEARS = 7;
/** Pixels of a photo as the product keeps it. */
const PHOTO = { width: 1600, height: 1200, channels: 3 } as const;

/** Soil and use of a land unit, so that it is rated. */
const UNIT = {
  landUse: 'winterForage',
  landUseIntensity: 'cropOrWinterForage',
  slopeClass: 'rolling',
  parentMaterial: 'loess',
  soilTexture: 'clay',
  drainage: 'poor',
  waterlogging: 'winter',
  risks: [{ riskType: 'soilCompaction', mitigations: ['avoidGrazing', 'stockExclusion'] }],
} as const;

const row = (entity: string, id: string, values: object, made: object = {}) => ({
  id,
  entity,
  version: 1,
  values: { ...values },
  made: { createdAt: '2026-11-01T00:00:00.000Z', ...made },
});

/** A photo as heavy as a camera's: coarse shapes under fine grain. */
const paintPhoto = (index: number): Promise<Buffer> =>
  sharp({
    create: {
      ...PHOTO,
      background: { r: 60, g: 90 + index, b: 60 },
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 82 })
    .toBuffer();

/** The record of a plan whose book has some sixty pages, and its photos as the store has them. */
export async function largeBook(photoCount: number) {
  const { boundary, features } = await largeFarm(150);
  const catalogue = allSections();
  const photos = new Map<string, Uint8Array>();
  for (let index = 0; index < photoCount; index++) photos.set(`photo-${index}`, await paintPhoto(index));
  const rows = [
    row('plan', 'plan', { propertyName: 'Te Awa Tōtara', contactName: 'Aroha' }, { status: 'active' }),
    row(
      'boundary',
      'boundary',
      {},
      { features: [], boundaryFeatures: boundary.map((geometry) => ({ geometry })), areaHectares: 1000 },
    ),
    ...features.map(({ id, kindId, geometry, attributes, areaM2 }) =>
      row(
        kindId,
        id,
        { ...(kindId === kinds.lmu.id ? UNIT : {}), ...attributes, geometry },
        { areaM2, areaHectares: areaM2 === null ? null : toHectares(areaM2) },
      ),
    ),
    ...Array.from({ length: ACTIONS }, (_, index) =>
      row('action', `action-${index}`, {
        sectionKey: catalogue[index % catalogue.length]?.key,
        title: `Fence and plant the margin of the creek below paddock ${index}`,
        grade: 'good',
        state: 'agreed',
        dueOn: `${2025 + (index % YEARS)}-06-30`,
        plannedCost: 1000 + index,
        notes: 'Seven wires, and a gate at the bridge',
      }),
    ),
    ...[...photos.keys()].flatMap((id, index) => [
      row(
        'file',
        id,
        { name: `${id}.jpg`, caption: 'The creek after rain' },
        { contentType: 'image/jpeg', purpose: 'photo' },
      ),
      row('evidence', `evidence-${index}`, { actionId: `action-${index}`, files: [id] }, { byName: 'Mere' }),
    ]),
  ];
  return { rows, photos };
}
