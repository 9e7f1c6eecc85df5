import { commonFields } from '../../fields/common-fields.ts';
import {
  irrigatedGround,
  irrigationColumns,
  irrigationFields,
  irrigationSections,
} from '../../fields/irrigation-fields.ts';
import { irrigationEvents, irrigationLog, irrigationLogSection } from './irrigation-log.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';
import { outwashes } from '../../options/irrigation.ts';

const methods = defineOptions([
  { key: 'wildFlood', label: 'Wild flood' },
  { key: 'contourChannel', label: 'Contour channel' },
  { key: 'basin', label: 'Basin' },
  { key: 'sluiceAndBay', label: 'Sluice and bay' },
]);

export const controlledFlood = defineKind({
  id: 'controlledFlood',
  version: 1,
  names: {
    singular: 'Controlled flood',
    plural: 'Controlled floods',
    inSentence: 'controlled flood',
    alsoCalled: ['flood irrigation', 'contour flooding'],
  },
  wording: {
    route: 'controlled-flood',
    featureType: 'controlled-floods',
    collection: 'controlledFloods',
    idKey: '_id',
  },
  shapes: ['polygon'],
  fields: {
    ...commonFields,
    method: { type: 'enum', label: 'Method', required: true, options: methods },
    flow: { type: 'number', label: 'Flow', unit: 'L/s', min: 1, max: 2000, step: 1 },
    floodDepth: { type: 'number', label: 'Depth over land', unit: 'mm', min: 10, max: 500, step: 5 },
    floodsPerSeason: { type: 'integer', label: 'Floods a season', min: 0, max: 60, step: 1 },
    outwash: { type: 'enum', label: 'Outwash', required: true, options: outwashes },
    ...irrigationFields,
    ...irrigationLog,
  },
  sections: [
    {
      title: 'Controlled flood',
      fields: ['name', 'status', 'method', 'flow', 'floodDepth', 'floodsPerSeason', 'outwash'],
    },
    ...irrigationSections,
    irrigationLogSection,
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  fromShape: irrigatedGround,
  bookColumns: irrigationColumns,
  log: irrigationEvents,
  style: {
    ...inFamily('irrigation', 'pale'),
    width: 2,
    dash: [6, 2],
    fillOpacity: 0.15,
    symbol: 'waves',
    order: 24,
  },
  filter: { group: 'Irrigation', onByDefault: false },
});
