import { defineSection } from '../define-section.ts';

export const biodiversity = defineSection({
  key: 'biodiversity',
  route: 'biodiversity',
  title: 'Biodiversity',
  type: 'core',
  appliesWhen: 'always',
  outcome: 'Native habitat grows in area and health.',
  subOutcomes: [
    {
      key: 'protectHabitat',
      category: 'protect',
      type: 'practice',
      title: 'Protect what is left',
      outcome: 'Remnants, wetlands and margins keep their plants.',
      source: 'Biodiversity guidance of DOC and QEII',
      actions: [
        { key: 'mapHabitat', label: 'Map native areas and note condition', grade: 'good' },
        {
          key: 'fenceHabitat',
          label: 'Fence stock out of native areas',
          grade: 'good',
          mitigation: 'stockExclusion',
        },
        { key: 'covenant', label: 'Protect the best areas by covenant', grade: 'premium' },
      ],
    },
    {
      key: 'fewerPests',
      category: 'pests',
      type: 'practice',
      title: 'Fewer pests and weeds',
      outcome: 'Pest and weed levels fall.',
      source: 'Regional pest management plans',
      actions: [
        { key: 'trapNetwork', label: 'Run bait stations or traps on a checked line', grade: 'good' },
        { key: 'weedSearch', label: 'Search yearly for early weeds and wilding conifers', grade: 'good' },
        { key: 'catchmentGroup', label: 'Join a catchment or landscape pest programme', grade: 'premium' },
      ],
    },
    {
      key: 'restoreHabitat',
      category: 'restore',
      type: 'practice',
      title: 'Restore more',
      outcome: 'New planting links and widens habitat.',
      source: 'Tussock catalogue of good practice',
      actions: [
        {
          key: 'plantYearly',
          label: 'Plant and maintain natives each year',
          grade: 'good',
          mitigation: 'encouragementOfRiparian',
        },
        { key: 'buildWetland', label: 'Build or restore a wetland', grade: 'premium', mitigation: 'wetland' },
      ],
    },
  ],
});
