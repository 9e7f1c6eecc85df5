import { commonFields } from '../../fields/common-fields.ts';
import { levels } from '../../options/risk.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const categories = defineOptions([
  { key: 'hazard', label: 'Hazard' },
  { key: 'heritageOrWahiTapu', label: 'Heritage or wahi tapu' },
  { key: 'offalPitOrRubbish', label: 'Offal pit or rubbish' },
  { key: 'bore', label: 'Bore' },
  { key: 'gateOrEntrance', label: 'Gate or entrance' },
  { key: 'emergencyPoint', label: 'Emergency point' },
  { key: 'shelterBelt', label: 'Shelter belt' },
  { key: 'access', label: 'Access' },
  { key: 'other', label: 'Other' },
]);

const icons = defineOptions([
  { key: 'pin', label: 'pin' },
  { key: 'flag', label: 'flag' },
  { key: 'warning', label: 'warning' },
  { key: 'gate', label: 'gate' },
  { key: 'tree', label: 'tree' },
  { key: 'drop', label: 'drop' },
  { key: 'cross', label: 'cross' },
  { key: 'star', label: 'star' },
]);

export const customFeature = defineKind({
  id: 'customFeature',
  version: 1,
  names: {
    singular: 'Custom feature',
    plural: 'Custom features',
    inSentence: 'custom feature',
    alsoCalled: ['other', 'anything', 'gate', 'hazard', 'note'],
  },
  wording: {
    route: 'customFeature',
    featureType: 'custom-feature',
    collection: 'customFeature',
    idKey: '_id',
  },
  shapes: ['point', 'line', 'polygon'],
  fields: {
    ...commonFields,
    category: { type: 'enum', label: 'Category', required: true, options: categories },
    colour: { type: 'text', label: 'Colour', maxLength: 7, help: 'Such as #7A3E9D' },
    icon: { type: 'enum', label: 'Icon', options: icons },
    description: { type: 'longText', label: 'Description', maxLength: 1000 },
    hazardLevel: { type: 'enum', label: 'Hazard level', options: levels, help: 'If it is a hazard' },
  },
  sections: [
    { title: 'Feature', fields: ['name', 'status', 'category', 'description', 'hazardLevel'] },
    { title: 'Look', fields: ['icon', 'colour'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',
  // What is pinned in passing has no category yet.
  needsOnlyName: true,
  lookOf: ({ colour, icon }) => ({
    ...(colour === undefined ? {} : { colour }),
    ...(icon === undefined
      ? {}
      : { symbol: icon === 'warning' ? 'alert-triangle' : icon === 'drop' ? 'sprinkler' : icon }),
  }),
  rules: [
    {
      field: 'colour',
      message: 'Colour must be # and six digits or letters a to f, such as #7A3E9D',
      holds: ({ colour }) => colour === undefined || /^#[\da-f]{6}$/i.test(colour),
    },
  ],
  bookList: 'stores',
  style: { ...inFamily('other'), width: 2, dash: [4, 4], fillOpacity: 0.15, symbol: 'star', order: 70 },
  filter: { group: 'Other', onByDefault: false },
});
