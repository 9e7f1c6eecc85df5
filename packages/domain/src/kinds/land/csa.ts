import { commonFields } from '../../fields/common-fields.ts';
import { levels, mitigationActions } from '../../options/risk.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const csaTypes = defineOptions([
  { key: 'gully', label: 'Gully' },
  { key: 'swale', label: 'Swale' },
  { key: 'depression', label: 'Depression' },
  { key: 'drainOrTileOutlet', label: 'Drain or tile outlet' },
  { key: 'springOrSeep', label: 'Spring or seep' },
  { key: 'slipOrBareFace', label: 'Slip or bare face' },
  { key: 'stockCamp', label: 'Stock camp' },
  { key: 'trackRunoffPoint', label: 'Track runoff point' },
  { key: 'gateway', label: 'Gateway' },
  { key: 'silageOrEffluentArea', label: 'Silage or effluent area' },
  { key: 'other', label: 'Other' },
]);

const contaminants = defineOptions([
  { key: 'sediment', label: 'Sediment' },
  { key: 'phosphorus', label: 'Phosphorus' },
  { key: 'nitrogen', label: 'Nitrogen' },
  { key: 'microbes', label: 'Microbes' },
  { key: 'agrichemical', label: 'Agrichemical' },
]);

const receivingWaters = defineOptions([
  { key: 'riverOrStream', label: 'River or stream' },
  { key: 'drain', label: 'Drain' },
  { key: 'lake', label: 'Lake' },
  { key: 'wetland', label: 'Wetland' },
  { key: 'groundwater', label: 'Groundwater' },
  { key: 'notConnected', label: 'Not connected' },
]);

const flowFrequencies = defineOptions([
  { key: 'always', label: 'Always' },
  { key: 'mostOfWinter', label: 'Most of winter' },
  { key: 'afterHeavyRain', label: 'After heavy rain' },
  { key: 'rarely', label: 'Rarely' },
]);

const exclusionTimes = defineOptions([
  { key: 'always', label: 'Always' },
  { key: 'inWinter', label: 'In winter' },
  { key: 'never', label: 'Never' },
]);

/** Critical source area: a landform that gathers runoff and can deliver contaminants to water (NES for Freshwater 2020, regulation 3). */
export const csa = defineKind({
  id: 'csa',
  version: 1,
  names: {
    singular: 'Critical source area',
    plural: 'Critical source areas',
    inSentence: 'critical source area',
    alsoCalled: ['wet hollow', 'gully', 'seep', 'runoff', 'swale', 'hot spot', 'slip'],
  },
  wording: { route: 'csa', featureType: 'csa', collection: 'csas', idKey: '_id' },
  shapes: ['polygon', 'line'],
  fields: {
    ...commonFields,
    csaType: {
      type: 'enum',
      label: 'Type',
      required: true,
      options: csaTypes,
      help: 'What gathers the runoff',
    },
    contaminants: {
      type: 'multiEnum',
      label: 'Contaminants',
      required: true,
      options: contaminants,
      help: 'What it can carry',
    },
    connectedTo: {
      type: 'enum',
      label: 'Reaches',
      required: true,
      options: receivingWaters,
      help: 'Where the water goes',
    },
    flowFrequency: { type: 'enum', label: 'Runs', options: flowFrequencies, help: 'How often water flows' },
    riskLevel: { type: 'enum', label: 'Risk now', required: true, options: levels, help: 'Before new work' },
    winterGrazed: {
      type: 'boolean',
      label: 'In a winter crop paddock',
      help: 'If yes, keep it uncultivated and ungrazed 1 May to 30 September',
    },
    stockExcluded: {
      type: 'enum',
      label: 'Stock kept out',
      options: exclusionTimes,
      help: 'Present practice',
    },
    mitigations: {
      type: 'multiEnum',
      label: 'Mitigations in place',
      options: mitigationActions,
      help: 'What has been done',
    },
    plannedMitigations: {
      type: 'multiEnum',
      label: 'Planned mitigations',
      options: mitigationActions,
      help: 'What will be done',
    },
    plannedDate: { type: 'month', label: 'Planned by', help: 'Month the work should be done' },
    residualRisk: {
      type: 'enum',
      label: 'Risk after work',
      options: levels,
      help: "Planner's view once work is done",
    },
  },
  sections: [
    {
      title: 'Critical source area',
      fields: ['name', 'status', 'csaType', 'contaminants', 'connectedTo', 'flowFrequency'],
    },
    { title: 'Risk', fields: ['riskLevel', 'winterGrazed', 'stockExcluded'] },
    { title: 'Mitigation', fields: ['mitigations', 'plannedMitigations', 'plannedDate', 'residualRisk'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',
  labelRank: 3,

  bookList: 'sources',
  style: {
    ...inFamily('risk'),
    width: 2,
    dash: [6, 3],
    fillOpacity: 0.25,
    symbol: 'alert-triangle',
    order: 40,
  },
  filter: { group: 'Land', onByDefault: true },
});
