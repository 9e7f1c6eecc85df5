import { commonFields } from '../../fields/common-fields.ts';
import { conditions } from '../../options/structures.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const trackTypes = defineOptions([
  { key: 'raceOrLane', label: 'Race or lane' },
  { key: 'farmTrack', label: 'Farm track' },
  { key: 'drive', label: 'Drive' },
  { key: 'publicRoad', label: 'Public road' },
  { key: 'walkingTrack', label: 'Walking track' },
]);

const surfaces = defineOptions([
  { key: 'gravelOrLime', label: 'Gravel or lime' },
  { key: 'rottenRock', label: 'Rotten rock' },
  { key: 'sealed', label: 'Sealed' },
  { key: 'concrete', label: 'Concrete' },
  { key: 'earth', label: 'Earth' },
  { key: 'grass', label: 'Grass' },
]);

const trackUsers = defineOptions([
  { key: 'dairyCows', label: 'Dairy cows' },
  { key: 'otherStock', label: 'Other stock' },
  { key: 'lightVehicles', label: 'Light vehicles' },
  { key: 'trucks', label: 'Trucks' },
  { key: 'people', label: 'People' },
]);

const cutOffs = defineOptions([
  { key: 'yes', label: 'Yes' },
  { key: 'some', label: 'Some' },
  { key: 'no', label: 'No' },
]);

export const track = defineKind({
  id: 'track',
  version: 1,
  names: {
    singular: 'Track',
    plural: 'Tracks',
    inSentence: 'track',
    alsoCalled: ['lane', 'race', 'road', 'drive', 'laneway'],
  },
  wording: { route: 'track', featureType: 'tracks', collection: 'tracks', idKey: '_id' },
  shapes: ['line'],
  fields: {
    ...commonFields,
    trackType: { type: 'enum', label: 'Type', required: true, options: trackTypes },
    surface: { type: 'enum', label: 'Surface', options: surfaces },
    width: { type: 'number', label: 'Width', unit: 'm', min: 0.5, max: 30, step: 0.5 },
    gradient: { type: 'number', label: 'Steepest part', unit: 'degrees', min: 0, max: 45, step: 1 },
    usedBy: { type: 'multiEnum', label: 'Used by', options: trackUsers },
    cutOffs: { type: 'enum', label: 'Cut-offs in place', options: cutOffs, help: 'Runoff turned to pasture' },
    nearWater: { type: 'boolean', label: 'Within 10 m of water' },
    condition: { type: 'enum', label: 'Condition', options: conditions },
    lastMaintained: { type: 'date', label: 'Last maintained' },
  },
  sections: [
    { title: 'Track', fields: ['name', 'status', 'trackType', 'surface', 'width', 'gradient', 'usedBy'] },
    { title: 'Upkeep', fields: ['cutOffs', 'nearWater', 'condition', 'lastMaintained'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'area',
      label: 'Area of the track',
      unit: 'm²',
      decimals: 0,
      help: 'Length × width',
      of: ({ width }, { lengthMetres }) =>
        width === undefined || lengthMetres === undefined ? undefined : width * lengthMetres,
    },
  ],
  needsOnlyName: true,
  style: { ...inFamily('structures', 'pale'), width: 2, dash: [8, 4], symbol: 'track', order: 35 },
  filter: { group: 'Structures', onByDefault: false },
});
