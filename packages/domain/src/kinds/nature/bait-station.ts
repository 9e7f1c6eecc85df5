import { daysBetween } from '../../days/new-zealand-day.ts';
import { commonFields } from '../../fields/common-fields.ts';
import { counted } from '../../formats/counted.ts';
import { defineKind } from '../../kind/define-kind.ts';
import { inFamily } from '../../kind/families.ts';
import { defineOptions } from '../../kind/options.ts';

const deviceTypes = defineOptions([
  { key: 'baitStation', label: 'Bait station' },
  { key: 'snapTrap', label: 'Snap trap' },
  { key: 'docBoxTrap', label: 'DOC box trap' },
  { key: 'killTrapForPossum', label: 'Kill trap for possum' },
  { key: 'liveCapture', label: 'Live capture' },
  { key: 'selfResettingTrap', label: 'Self-resetting trap' },
  { key: 'chewCardOrTrackingTunnel', label: 'Chew card or tracking tunnel' },
]);

const targets = defineOptions([
  { key: 'possum', label: 'Possum' },
  { key: 'rat', label: 'Rat' },
  { key: 'mouse', label: 'Mouse' },
  { key: 'stoatOrFerret', label: 'Stoat or ferret' },
  { key: 'weasel', label: 'Weasel' },
  { key: 'cat', label: 'Cat' },
  { key: 'rabbit', label: 'Rabbit' },
  { key: 'wasp', label: 'Wasp' },
]);

const toxins = defineOptions([
  { key: 'none', label: 'None' },
  { key: 'brodifacoum', label: 'Brodifacoum' },
  { key: 'diphacinone', label: 'Diphacinone' },
  { key: 'pindone', label: 'Pindone' },
  { key: 'cholecalciferol', label: 'Cholecalciferol' },
  { key: 'cyanide', label: 'Cyanide' },
  { key: 'sodiumFluoroacetate', label: '1080' },
  { key: 'other', label: 'Other' },
]);

export const baitStation = defineKind({
  id: 'baitStation',
  version: 1,
  names: {
    singular: 'Bait station or trap',
    plural: 'Bait stations and traps',
    inSentence: 'bait station or trap',
    alsoCalled: ['trap', 'possum', 'pest', 'poison'],
  },
  wording: { route: 'bait-station', featureType: 'bait-station', collection: 'baitStations', idKey: '_id' },
  shapes: ['point'],
  fields: {
    ...commonFields,
    deviceType: { type: 'enum', label: 'Device', required: true, options: deviceTypes },
    target: { type: 'multiEnum', label: 'Target', required: true, options: targets },
    bait: { type: 'text', label: 'Bait or lure', maxLength: 80, help: 'Product or food lure' },
    toxin: { type: 'enum', label: 'Toxin', options: toxins, help: 'Approved handler rules may apply' },
    line: { type: 'text', label: 'Line name', maxLength: 60 },
    checkInterval: { type: 'integer', label: 'Check every', unit: 'days', min: 1, max: 365, step: 1 },
    lastChecked: { type: 'date', label: 'Last checked' },
    checks: {
      type: 'list',
      label: 'Check log',
      rowNoun: 'check',
      maxRows: 500,
      row: {
        date: { type: 'date', label: 'Date', required: true },
        baitAdded: { type: 'number', label: 'Bait added', unit: 'g', min: 0, max: 10_000, step: 5 },
        baitTaken: { type: 'integer', label: 'Bait taken', unit: '%', min: 0, max: 100, step: 5 },
        catchSpecies: { type: 'enum', label: 'Catch', options: targets },
        catchCount: { type: 'integer', label: 'Number caught', min: 0, max: 100, step: 1 },
        checkedBy: { type: 'text', label: 'Checked by', maxLength: 80, leftOutWith: 'people' },
      },
    },
    withholding: { type: 'date', label: 'Stock withholding ends' },
  },
  sections: [
    {
      title: 'Station',
      fields: ['name', 'status', 'deviceType', 'target', 'bait', 'toxin', 'line', 'withholding'],
    },
    { title: 'Checks', fields: ['checkInterval', 'lastChecked', 'checks'] },
    { title: 'Notes and files', fields: ['notes', 'photos', 'documents'] },
  ],
  label: (it) => it.name ?? '',

  derived: [
    {
      key: 'caught',
      label: 'Caught so far',
      decimals: 0,
      help: 'Sum of the check log',
      of: ({ checks }) => checks?.reduce((sum, check) => sum + (check.catchCount ?? 0), 0),
    },
  ],
  derivedToday: [
    {
      key: 'sinceChecked',
      label: 'Since the last check',
      help: 'From the newest day of the check log or of "Last checked", today or before',
      of: ({ lastChecked, checks = [] }, today) => {
        const days = [lastChecked ?? '', ...checks.map(({ date }) => date)];
        // A day that is still to come is a check that is planned, or a slip of the pen.
        const newest = days
          .filter((day) => day !== '' && day <= today)
          .toSorted()
          .at(-1);
        return newest === undefined ? undefined : counted(daysBetween(newest, today), 'day', 'days');
      },
    },
  ],
  log: { field: 'checks', event: 'check', repeats: ['baitAdded', 'checkedBy'] },
  style: { ...inFamily('nature', 'deep'), width: 2, symbol: 'trap', order: 66 },
  filter: { group: 'Nature and pests', onByDefault: false },
});
