import { defineSection } from '../define-section.ts';

export const effluent = defineSection({
  key: 'effluent',
  route: 'effluent',
  title: 'Effluent and wastewater',
  type: 'conditional',
  appliesWhen: 'dairy, feed pad or housed stock',
  outcome: 'Effluent feeds pasture and never ponds, runs off or leaks.',
  subOutcomes: [
    {
      key: 'enoughStorage',
      category: 'storage',
      type: 'practice',
      title: 'Enough sealed storage',
      outcome: 'Storage holds until soils are fit.',
      source: 'Good Farming Practice principles 2018 (MfE and partners); Dairy Effluent Storage Calculator',
      actions: [
        {
          key: 'storageCalculated',
          label: 'Size storage with the industry calculator and keep the report',
          grade: 'good',
        },
        { key: 'sealedPond', label: 'Prove ponds are sealed with a leak test', grade: 'good' },
        { key: 'keepItLow', label: 'Keep ponds low before winter', grade: 'good' },
        { key: 'alarmLevel', label: 'Fit level alarms or remote monitoring', grade: 'premium' },
      ],
    },
    {
      key: 'effluentToPlants',
      category: 'application',
      type: 'practice',
      title: 'Effluent to plants',
      outcome: 'Each application fits soil moisture and the nitrogen limit.',
      source: 'Good Farming Practice principles 2018 (MfE and partners); TR 2011/38',
      actions: [
        { key: 'deferWhenWet', label: 'Apply only when soil water deficit exceeds the depth', grade: 'good' },
        { key: 'lowRate', label: 'Use low rate application on drained or sloping land', grade: 'premium' },
        {
          key: 'recordApplications',
          label: 'Record date, place and depth of every application',
          grade: 'good',
        },
        {
          key: 'failSafeFitted',
          label: 'Fit a fail-safe that stops pumping when the irrigator stops',
          grade: 'good',
        },
      ],
    },
    {
      key: 'otherWastewater',
      category: 'solids',
      type: 'practice',
      title: 'Solids and other wastewater',
      outcome: 'Sludge, feed-pad scrapings and leachate are caught and used.',
      source: 'Good Farming Practice principles 2018 (MfE and partners); Farm Data Standards',
      actions: [
        { key: 'solidsOnSealed', label: 'Store solids on a sealed or drained base', grade: 'good' },
        {
          key: 'leachateCollected',
          label: 'Collect silage leachate into the system',
          grade: 'good',
          mitigation: 'diversionOfRunoff',
        },
        {
          key: 'testNutrients',
          label: 'Test effluent nutrients and count them in the budget',
          grade: 'premium',
        },
      ],
    },
  ],
});
