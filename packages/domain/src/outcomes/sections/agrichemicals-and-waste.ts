import { defineSection } from '../define-section.ts';

export const agrichemicalsAndWaste = defineSection({
  key: 'agrichemicalsAndWaste',
  route: 'agrichemicals-and-waste',
  title: 'Agrichemicals, fuel and waste',
  type: 'core',
  appliesWhen: 'always',
  outcome: 'Chemicals, fuel and waste harm neither people nor water.',
  subOutcomes: [
    {
      key: 'safeAgrichemicals',
      category: 'agrichemicals',
      type: 'practice',
      title: 'Safe agrichemicals',
      outcome: 'Storage and use follow NZS 8409 and the label.',
      source: 'Good Farming Practice principles 2018 (MfE and partners); NZS 8409',
      actions: [
        { key: 'lockedStore', label: 'Keep a locked, bunded store with a current list', grade: 'good' },
        { key: 'growsafe', label: 'Use trained (GROWSAFE) operators and keep spray records', grade: 'good' },
        { key: 'integratedPest', label: 'Use integrated pest management to cut spraying', grade: 'premium' },
      ],
    },
    {
      key: 'safeFuel',
      category: 'fuel',
      type: 'practice',
      title: 'Safe fuel',
      outcome: 'Tanks are sound, bunded and away from water.',
      source: 'Hazardous substance rules',
      actions: [
        { key: 'bundedTank', label: 'Bund or double-skin fuel tanks', grade: 'good' },
        { key: 'spillKitReady', label: 'Keep a spill kit and tell people how to use it', grade: 'good' },
      ],
    },
    {
      key: 'wasteOffFarm',
      category: 'waste',
      type: 'practice',
      title: 'Waste handled well',
      outcome: 'Recoverable waste leaves the farm; pits are well placed.',
      source: 'FAR and ORC summaries of farm plan risk lists (offal and rubbish pits)',
      actions: [
        { key: 'recycleSchemes', label: 'Return containers, wrap and twine to schemes', grade: 'good' },
        { key: 'noBurnBury', label: 'Stop burning or burying plastic', grade: 'good' },
        {
          key: 'offalPitSited',
          label: 'Site offal pits above water table and away from bores',
          grade: 'good',
        },
        { key: 'zeroPits', label: 'Have no farm rubbish pit', grade: 'premium' },
      ],
    },
  ],
});
