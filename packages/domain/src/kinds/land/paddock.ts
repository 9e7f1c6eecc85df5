import { commonFields } from '../../fields/common-fields.ts';
import { pastureSpeciesField, slopeClassField } from '../../fields/land-fields.ts';
import { stockField, stockUnits, stockUnitsFigure } from '../../fields/stock-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
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
const isCropped = (use: unknown): boolean => use === 'crop' || use === 'pastureThenCrop';
const whenInPasture = { shownWhen: { field: 'use', is: ['pasture', 'pastureThenCrop'] } } as const;

const grazingDirections = defineOptions([
  { key: 'downhill', label: 'From the top down, towards water last' },
  { key: 'across', label: 'Across the slope' },
  { key: 'other', label: 'Another way' },
]);

const whenWinterGrazed = { shownWhen: { field: 'winterGrazing', is: [true] } } as const;

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
      ...whenWinterGrazed,
    },
    winterBuffer: {
      type: 'number',
      label: 'Ungrazed buffer to water',
      unit: 'm',
      min: 0,
      max: 500,
      step: 0.5,
      ...whenWinterGrazed,
    },
    grazingDirection: { type: 'enum', label: 'Grazed', options: grazingDirections, ...whenWinterGrazed },
    backFence: { type: 'boolean', label: 'Back fence', ...whenWinterGrazed },
    wetWeather: {
      type: 'text',
      label: 'In wet weather',
      maxLength: 300,
      help: 'Where stock stand off, and when they are moved',
      ...whenWinterGrazed,
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
    {
      title: 'Land and winter grazing',
      fields: [
        'slopeClass',
        'maxSlope',
        'winterGrazing',
        'winterBuffer',
        'grazingDirection',
        'backFence',
        'wetWeather',
        'resownBy',
      ],
    },
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
  style: {
    ...inFamily('paddock', 'pale'),
    line: '#4D5B3C',
    lineOnDark: '#9FB08E',
    width: 1.1,
    fillOpacity: 0.36,
    symbol: 'grid',
    order: 20,
  },
  looks: [
    {
      label: 'Paddocks in winter forage',
      when: ({ use, winterGrazing }) => isCropped(use) && winterGrazing === true,
      style: { colour: '#96683A', onDark: '#C79463', fillOpacity: 0.42, pattern: 'rows' },
    },
    {
      label: 'Paddocks in crop',
      when: ({ use }) => use === 'crop',
      style: { colour: '#C2A13A', onDark: '#E0C262', fillOpacity: 0.42, pattern: 'rows' },
    },
    {
      label: 'Paddocks in pasture then crop',
      when: ({ use }) => use === 'pastureThenCrop',
      style: { colour: '#B3B765', onDark: '#D3D78A', fillOpacity: 0.42, pattern: 'rows' },
    },
    {
      label: 'Retired paddocks',
      when: ({ use }) => use === 'retired',
      style: { ...inFamily('nature'), fillOpacity: 0.4, pattern: 'bush' },
    },
  ],
  filter: { group: 'Land', onByDefault: true },
});
