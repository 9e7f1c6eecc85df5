import { commonFields } from '../../fields/common-fields.ts';
import { pastureSpeciesField, slopeClassField } from '../../fields/land-fields.ts';
import { stockField, stockUnits, stockUnitsFigure } from '../../fields/stock-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { defineOptions } from '../../kind/options.ts';
import { cropGroups, crops } from '../../options/crops.ts';
import { cropUses, cultivations, residues } from '../../options/pasture-and-crops.ts';

const paddockUses = defineOptions([
  { key: 'pasture', label: 'Pasture' },
  { key: 'crop', label: 'Crop' },
  { key: 'pastureThenCrop', label: 'Pasture then crop' },
  { key: 'retired', label: 'Retired' },
]);

const whenCropped = { shownWhen: { field: 'use', is: ['crop', 'pastureThenCrop'] } } as const;
const whenInPasture = { shownWhen: { field: 'use', is: ['pasture', 'pastureThenCrop'] } } as const;

export const paddock = defineKind({
  id: 'paddock',
  version: 1,
  names: {
    singular: 'Paddock',
    plural: 'Paddocks',
    inSentence: 'paddock',
    alsoCalled: ['field', 'block', 'grazing', 'crop'],
  },
  wording: { route: 'paddock', featureType: 'paddocks', collection: 'paddocks', idKey: '_id' },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    paddockNumber: { type: 'text', label: 'Paddock number', maxLength: 20, help: 'As the farm team says it' },
    use: { type: 'enum', label: 'Use', required: true, options: paddockUses, help: 'This season' },
    pastureSpecies: { ...pastureSpeciesField, help: 'If pasture', ...whenInPasture },
    pastureAge: {
      type: 'integer',
      label: 'Pasture sown',
      unit: 'year',
      min: 1900,
      max: 2100,
      step: 1,
      ...whenInPasture,
    },
    cropGroup: { type: 'enum', label: 'Crop group', options: cropGroups, help: 'If crop', ...whenCropped },
    crop: {
      type: 'enum',
      label: 'Crop',
      options: crops,
      narrowedBy: 'cropGroup',
      help: 'Depends on group',
      ...whenCropped,
    },
    cropUse: { type: 'enum', label: 'Crop use', options: cropUses, ...whenCropped },
    cultivation: { type: 'enum', label: 'Cultivation', options: cultivations, ...whenCropped },
    residue: { type: 'enum', label: 'Residue', options: residues, ...whenCropped },
    sownDate: { type: 'date', label: 'Sown', ...whenCropped },
    harvestDate: { type: 'date', label: 'Harvested or grazed off', ...whenCropped },
    yieldTonnes: {
      type: 'number',
      label: 'Yield',
      unit: 't DM/ha',
      min: 0,
      max: 40,
      step: 0.1,
      ...whenCropped,
    },
    rotation: {
      type: 'list',
      label: 'Rotation',
      rowNoun: 'season',
      maxRows: 40,
      uniqueBy: 'fromJuly',
      help: 'Seasons that have passed, July to June; this season’s use joins them when it is changed in the next',
      row: {
        fromJuly: {
          type: 'integer',
          label: 'Season from July',
          required: true,
          unit: 'year',
          min: 1990,
          max: 2100,
          step: 1,
        },
        use: { type: 'enum', label: 'Use', required: true, options: paddockUses },
        pastureSpecies: pastureSpeciesField,
        crop: { type: 'enum', label: 'Crop', options: crops },
      },
    },
    effectiveHa: {
      type: 'number',
      label: 'Effective area',
      unit: 'ha',
      min: 0,
      max: 2000,
      step: 0.01,
      help: 'Not above mapped area',
    },
    slopeClass: slopeClassField,
    winterGrazing: {
      type: 'boolean',
      label: 'Winter grazed crop',
      help: 'Listed under winter grazing in the paddock report',
      ...whenCropped,
    },
    maxSlope: {
      type: 'number',
      label: 'Steepest 20 m',
      unit: 'degrees',
      min: 0,
      max: 60,
      step: 0.5,
      fromTerrain: 'steepestDegrees',
      help: 'Recorded for risk: the national limit of 10 degrees ended on 24 October 2024',
    },
    resownBy: {
      type: 'date',
      label: 'Re-sown by',
      help: 'Ground cover as soon as practicable after grazing',
      shownWhen: { field: 'winterGrazing', is: [true] },
    },
    stock: stockField,
    irrigatorIds: { type: 'featureRef', label: 'Irrigators', collection: 'irrigators', noun: 'irrigator' },
  },
  sections: [
    { title: 'Paddock', fields: ['name', 'paddockNumber', 'status', 'use', 'effectiveHa'] },
    { title: 'Pasture', fields: ['pastureSpecies', 'pastureAge'] },
    {
      title: 'Crop',
      fields: [
        'cropGroup',
        'crop',
        'cropUse',
        'cultivation',
        'residue',
        'sownDate',
        'harvestDate',
        'yieldTonnes',
      ],
    },
    { title: 'Rotation', fields: ['rotation'] },
    { title: 'Land and winter grazing', fields: ['slopeClass', 'maxSlope', 'winterGrazing', 'resownBy'] },
    { title: 'Stock', fields: ['stock'] },
    { title: 'Irrigation, notes and files', fields: ['irrigatorIds', 'notes', 'photos', 'documents'] },
  ],
  label: (paddock) => paddock.name ?? '',
  labelRank: 1,
  coversGround: true,
  rules: [
    {
      field: 'effectiveHa',
      message: 'Effective area must not be above the mapped area',
      holds: ({ effectiveHa }, { areaHectares }) =>
        effectiveHa === undefined || areaHectares === undefined || effectiveHa <= areaHectares,
    },
    {
      field: 'harvestDate',
      message: 'Harvested or grazed off must not be before sown',
      holds: ({ sownDate, harvestDate }) =>
        sownDate === undefined || harvestDate === undefined || sownDate <= harvestDate,
    },
  ],
  derived: [{ ...stockUnitsFigure, of: ({ stock }) => stockUnits(stock) }],
  needsOnlyName: true,
  style: { colour: '#27AE60', width: 1.5, fillOpacity: 0.1, symbol: 'grid', order: 20 },
  filter: { group: 'Land', onByDefault: true },
});
