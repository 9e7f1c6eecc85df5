import { commonFields } from '../../fields/common-fields.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const lucClasses = defineOptions([
  { key: '1', label: '1' },
  { key: '2', label: '2' },
  { key: '3', label: '3' },
  { key: '4', label: '4' },
  { key: '5', label: '5' },
  { key: '6', label: '6' },
  { key: '7', label: '7' },
  { key: '8', label: '8' },
]);

const lucSubclasses = defineOptions([
  { key: 'e', label: 'e' },
  { key: 'w', label: 'w' },
  { key: 's', label: 's' },
  { key: 'c', label: 'c' },
]);

const slopeGroups = defineOptions([
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B' },
  { key: 'c', label: 'C' },
  { key: 'd', label: 'D' },
  { key: 'e', label: 'E' },
  { key: 'f', label: 'F' },
  { key: 'g', label: 'G' },
]);

const mapScales = defineOptions([
  { key: 'scale5000', label: '1:5000', alsoReadAs: ['1:5,000'] },
  { key: 'scale10000', label: '1:10000', alsoReadAs: ['1:10,000'] },
  { key: 'scale15000', label: '1:15000', alsoReadAs: ['1:15,000'] },
  { key: 'scale50000', label: '1:50000', alsoReadAs: ['1:50,000'] },
]);

const sources = defineOptions([
  { key: 'farmSurvey', label: 'Farm survey' },
  { key: 'nzlri', label: 'NZLRI' },
  { key: 'imported', label: 'Imported' },
]);

/** Land use capability, by the inventory of rock, soil, slope, erosion and vegetation (LUC handbook, third edition). */
export const luc = defineKind({
  id: 'luc',
  version: 1,
  names: {
    singular: 'LUC unit',
    plural: 'LUC units',
    inSentence: 'LUC unit',
    alsoCalled: ['land use capability', 'soil class'],
  },
  wording: { route: 'luc', featureType: 'luc', collection: 'lucUnits', idKey: '_id' },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    class: {
      type: 'enum',
      label: 'Class',
      required: true,
      options: lucClasses,
      help: '1 most versatile, 8 least',
    },
    subclass: {
      type: 'enum',
      label: 'Subclass',
      options: lucSubclasses,
      help: 'Main limit; not e with class 1',
    },
    unit: { type: 'integer', label: 'Unit', min: 1, max: 99, step: 1, help: 'Regional unit number' },
    rockType: { type: 'text', label: 'Rock type', maxLength: 80, help: 'Inventory item' },
    soilUnit: { type: 'text', label: 'Soil', maxLength: 80, help: 'Inventory item' },
    slopeGroup: {
      type: 'enum',
      label: 'Slope group',
      options: slopeGroups,
      fromTerrain: 'slopeGroup',
      help: 'A 0-3 to G over 35 degrees',
    },
    erosionType: { type: 'text', label: 'Erosion', maxLength: 80, help: 'Type and severity' },
    vegetation: { type: 'text', label: 'Vegetation', maxLength: 80, help: 'Inventory item' },
    potentialStockUnits: {
      type: 'number',
      label: 'Potential stock units',
      unit: 'SU/ha',
      min: 0,
      max: 40,
      step: 0.5,
      help: 'Physical potential',
    },
    mapScale: { type: 'enum', label: 'Mapped at', options: mapScales, help: 'Farm scale or regional' },
    source: { type: 'enum', label: 'Source', options: sources },
  },
  sections: [
    { title: 'LUC unit', fields: ['name', 'status', 'class', 'subclass', 'unit'] },
    { title: 'Inventory', fields: ['rockType', 'soilUnit', 'slopeGroup', 'erosionType', 'vegetation'] },
    { title: 'Use and source', fields: ['potentialStockUnits', 'mapScale', 'source'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (luc) => luc.name ?? '',
  coversGround: true,
  rules: [
    {
      field: 'subclass',
      message: 'Class 1 land has no erosion limit: choose another subclass',
      holds: (luc) => luc.class !== '1' || luc.subclass !== 'e',
    },
  ],
  derived: [
    {
      key: 'code',
      label: 'LUC code',
      of: (luc) =>
        luc.class === undefined ? undefined : [luc.class, luc.subclass ?? '', luc.unit ?? ''].join(''),
    },
  ],
  style: { ...inFamily('luc'), width: 1.5, dash: [2, 2], fillOpacity: 0.2, symbol: 'mountain', order: 12 },
  filter: { group: 'Land', onByDefault: false },
});
