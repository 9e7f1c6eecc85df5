import { commonFields } from '../../fields/common-fields.ts';
import { levels } from '../../options/risk.ts';
import { pointSourceFigures } from '../../fields/water-fields.ts';
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

const pitStates = defineOptions([
  { key: 'inUse', label: 'In use' },
  { key: 'closed', label: 'Closed' },
]);

const PIT = 'offalPitOrRubbish';
const whenPit = { shownWhen: { field: 'category', is: [PIT] } } as const;
const whenPitOrBore = { shownWhen: { field: 'category', is: [PIT, 'bore'] } } as const;

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
    pitState: { type: 'enum', label: 'In use or closed', options: pitStates, ...whenPit },
    closedOn: { type: 'date', label: 'Closed on', ...whenPit },
    pitDepth: {
      type: 'number',
      label: 'Depth of the pit',
      unit: 'm',
      min: 0,
      max: 50,
      step: 0.1,
      ...whenPit,
    },
    bunded: { type: 'boolean', label: 'Bunded, or surface water kept out', ...whenPitOrBore },
    groundwaterDepth: {
      type: 'number',
      label: 'Depth to groundwater',
      unit: 'm',
      min: 0,
      max: 500,
      step: 0.1,
      help: 'At its highest, below the ground',
      ...whenPitOrBore,
    },
    hazardLevel: { type: 'enum', label: 'Hazard level', options: levels, help: 'If it is a hazard' },
  },
  sections: [
    { title: 'Feature', fields: ['name', 'status', 'category', 'description', 'hazardLevel'] },
    {
      title: 'Pit or bore',
      fields: ['pitState', 'closedOn', 'pitDepth', 'bunded', 'groundwaterDepth'],
    },
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
  derivedAround: pointSourceFigures.map((figure) => ({ ...figure, ...whenPit })),
  bookList: 'stores',
  style: { ...inFamily('other'), width: 2, dash: [4, 4], fillOpacity: 0.15, symbol: 'star', order: 70 },
  filter: { group: 'Other', onByDefault: false },
});
