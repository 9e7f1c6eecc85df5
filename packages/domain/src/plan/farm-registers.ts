import { farmTypes } from '../options/farming.ts';
import type { ListField } from '../kind/field.ts';
import { defineOptions } from '../kind/options.ts';
import { regions } from './regions.ts';

// What plan info keeps in rows: who owns and leases the land, what is farmed on it, where effluent and fertiliser go, what the council allows.

const ownerKinds = defineOptions([
  { key: 'individual', label: 'Individual' },
  { key: 'partnership', label: 'Partnership' },
  { key: 'company', label: 'Company' },
  { key: 'trust', label: 'Trust' },
  { key: 'maoriTrustOrIncorporation', label: 'Māori trust or incorporation' },
  { key: 'crown', label: 'Crown' },
  { key: 'council', label: 'Council' },
  { key: 'other', label: 'Other' },
]);

const tenures = defineOptions([
  { key: 'feeSimple', label: 'Fee simple' },
  { key: 'leasehold', label: 'Leasehold' },
  { key: 'maoriFreehold', label: 'Māori freehold' },
  { key: 'crownPastoralLease', label: 'Crown pastoral lease' },
  { key: 'licence', label: 'Licence' },
  { key: 'other', label: 'Other' },
]);

/** Kinds of land that something is spread on; our choice. */
const distributions = defineOptions([
  { key: 'dairyEffluent', label: 'Effluent' },
  { key: 'spreadFertiliser', label: 'Fertiliser' },
  { key: 'irrigation', label: 'Irrigation water' },
  { key: 'compost', label: 'Compost or solids' },
  { key: 'other', label: 'Other' },
]);

/** Activities on farms that need a resource consent; our choice. */
const consentActivities = defineOptions([
  { key: 'takeWater', label: 'Take water' },
  { key: 'useWater', label: 'Use water for irrigation' },
  { key: 'damDivert', label: 'Dam or divert water' },
  { key: 'effluentToLand', label: 'Discharge effluent to land' },
  { key: 'dischargeToWater', label: 'Discharge to water' },
  { key: 'dischargeToAir', label: 'Discharge to air' },
  { key: 'workInBeds', label: 'Work or structure in a bed' },
  { key: 'earthworks', label: 'Earthworks or clearing' },
  { key: 'farmingLandUse', label: 'Farming land use' },
  { key: 'winterGrazing', label: 'Winter grazing' },
  { key: 'other', label: 'Other' },
]);

/** Authorities that grant consents: the regional councils, or another one by name. */
const authorities = defineOptions([...regions, { key: 'another', label: 'Another authority' }]);

/** Reference fields from rows of plan info to titles of the boundary, by title number. */
const titleReferences = {
  type: 'text',
  label: 'Title references',
  maxLength: 300,
  help: 'Separated by commas',
} as const;

/** Rows of the land's owners. */
export const ownershipRows = {
  type: 'list',
  label: 'Ownership',
  rowNoun: 'owner',
  maxRows: 20,
  leftOutWith: 'people',
  row: {
    ownerName: { type: 'text', label: 'Owner name', required: true, maxLength: 120, leftOutWith: 'people' },
    entityType: { type: 'enum', label: 'Owner kind', required: true, options: ownerKinds },
    tenure: { type: 'enum', label: 'Tenure', required: true, options: tenures },
    titleReferences,
    sharePercent: { type: 'number', label: 'Share', unit: '%', min: 0, max: 100, step: 0.01 },
  },
} as const satisfies ListField;

/** Rows of land leased from others. The former single area with its single day is read as the first row. */
export const leaseRows = {
  type: 'list',
  label: 'Leases',
  rowNoun: 'lease',
  maxRows: 30,
  formerly: { leasedArea: 'hectares', leaseExpiry: 'to' },
  row: {
    lessor: { type: 'text', label: 'Leased from', maxLength: 120, leftOutWith: 'people' },
    titleReferences,
    hectares: { type: 'number', label: 'Area', unit: 'ha', min: 0, max: 100_000, step: 0.01 },
    from: { type: 'date', label: 'From' },
    to: { type: 'date', label: 'Ends' },
  },
  shownWhen: { field: 'isLeased', is: [true] },
} as const satisfies ListField;

/** Rows of the farm's enterprises. */
export const enterpriseRows = {
  type: 'list',
  label: 'Enterprises',
  rowNoun: 'enterprise',
  maxRows: 20,
  row: {
    kind: { type: 'enum', label: 'Enterprise', required: true, options: farmTypes },
    sharePercent: {
      type: 'number',
      label: 'Share of the farm',
      unit: '%',
      min: 0,
      max: 100,
      step: 0.01,
    },
    hectares: { type: 'number', label: 'Area', unit: 'ha', min: 0, max: 100_000, step: 0.01 },
    note: { type: 'text', label: 'Note', maxLength: 200 },
  },
} as const satisfies ListField;

/** Rows of land where effluent, fertiliser or water is spread. */
export const distributionRows = {
  type: 'list',
  label: 'Distribution areas',
  rowNoun: 'area',
  maxRows: 50,
  uniqueBy: 'name',
  row: {
    name: { type: 'text', label: 'Name', required: true, maxLength: 80 },
    spreads: { type: 'enum', label: 'What is spread', options: distributions },
    hectares: { type: 'number', label: 'Area', unit: 'ha', min: 0, max: 100_000, step: 0.01 },
    note: { type: 'text', label: 'Note', maxLength: 200 },
  },
} as const satisfies ListField;

/** Maximum number of documents of one consent. */
const MOST_PAPERS = 10;

const keptStates = defineOptions([
  { key: 'yes', label: 'Yes' },
  { key: 'partly', label: 'Partly' },
  { key: 'no', label: 'No' },
  { key: 'notChecked', label: 'Not checked yet' },
]);

/** Rows of resource consents granted by the council. */
export const consentRows = {
  type: 'list',
  label: 'Register of consents',
  rowNoun: 'consent',
  maxRows: 60,
  row: {
    number: { type: 'text', label: 'Consent number', maxLength: 60 },
    activity: { type: 'enum', label: 'What it allows', required: true, options: consentActivities },
    authority: { type: 'enum', label: 'Granted by', options: authorities },
    authorityName: {
      type: 'text',
      label: 'Name of the authority',
      maxLength: 120,
      shownWhen: { field: 'authority', is: ['another'] },
    },
    expiresOn: { type: 'date', label: 'Ends' },
    conditions: { type: 'longText', label: 'Conditions', maxLength: 4000 },
    keptTo: { type: 'enum', label: 'Conditions kept to', options: keptStates },
    proof: { type: 'longText', label: 'Proof of each condition', maxLength: 2000 },
    documents: { type: 'documents', label: 'Papers', maxFiles: MOST_PAPERS },
  },
} as const satisfies ListField;
