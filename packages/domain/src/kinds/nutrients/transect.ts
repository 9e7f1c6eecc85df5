import { commonFields } from '../../fields/common-fields.ts';
import { farmTypes } from '../../options/farming.ts';
import {
  soilTestLandUses,
  soilTestParentMaterials,
  soilTestPurposes,
  soilTestRiskLevels,
} from '../../options/soil-test.ts';
import { figureWith } from '../../formats/figures.ts';
import { analytes } from '../../soil/analytes.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';

const heldUntilVersion2: readonly string[] = [
  'sampleDate',
  'laboratory',
  'labJobNumber',
  'labNumber',
  'interim',
  ...analytes.map(({ key }) => key),
  'history',
];

/** Number of cores in one sample. */
const CORES = { least: 15, most: 20 } as const;

/** Formats the distance between cores in metres, with one decimal when they are close. */
const metresApart = (lengthMetres: number, cores: number): string => {
  const metres = lengthMetres / cores;
  return figureWith(metres, metres < 10 ? 1 : 0);
};

/** Transect where soil is sampled. Its results are soil tests, see `soil/soil-test.ts`. */
export const transect = defineKind({
  id: 'transect',
  version: 2,
  names: {
    singular: 'Soil test transect',
    plural: 'Soil test transects',
    inSentence: 'soil test transect',
    alsoCalled: ['soil sample', 'soil core', 'soil test line'],
  },
  wording: { route: 'transect', featureType: 'transect', collection: 'transects', idKey: '_id' },
  shapes: ['line'],
  fields: {
    ...commonFields,
    landUse: { type: 'enum', label: 'Land use', required: true, options: soilTestLandUses },
    purpose: { type: 'enum', label: 'Purpose', required: true, options: soilTestPurposes },
    parentMaterial: {
      type: 'enum',
      label: 'Parent material',
      required: true,
      options: soilTestParentMaterials,
      help: 'The soil target depends on it',
    },
    farmType: {
      type: 'enum',
      label: 'Farm type',
      required: true,
      options: farmTypes,
      help: 'The soil target depends on it',
    },
    riskLevel: { type: 'enum', label: 'Risk level', options: soilTestRiskLevels },
    depth: {
      type: 'number',
      label: 'Depth',
      required: true,
      unit: 'mm',
      min: 25,
      max: 600,
      step: 25,
      help: '75 pasture, 150 crop',
    },
  },
  sections: [
    {
      title: 'Transect',
      fields: ['name', 'status', 'landUse', 'purpose', 'parentMaterial', 'farmType', 'riskLevel', 'depth'],
    },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'cores',
      label: 'Cores to take',
      help: 'Evenly along the transect: length ÷ cores',
      of: (_attributes, { lengthMetres }) =>
        lengthMetres === undefined
          ? undefined
          : `${CORES.least} to ${CORES.most}, one every ${metresApart(lengthMetres, CORES.most)} to ${metresApart(lengthMetres, CORES.least)} m`,
    },
  ],
  // Tests became records of their own; migration 007 made them from what a transect held.
  upgrades: [
    (attributes) =>
      Object.fromEntries(Object.entries(attributes).filter(([key]) => !heldUntilVersion2.includes(key))),
  ],
  style: { ...inFamily('nutrients', 'deep'), width: 2, dash: [2, 4], symbol: 'test-tube', order: 46 },
  filter: { group: 'Nutrients', onByDefault: false },
});
