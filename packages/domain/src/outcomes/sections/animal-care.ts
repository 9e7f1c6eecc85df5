import { defineSection } from '../define-section.ts';

export const animalCare = defineSection({
  key: 'animalCare',
  route: 'animal-care',
  title: 'Animal care',
  type: 'optional',
  appliesWhen: 'stock on farm',
  outcome: 'Animals are healthy, fed, watered and sheltered.',
  subOutcomes: [
    {
      key: 'feedShelter',
      category: 'feedAndShelter',
      type: 'practice',
      title: 'Feed, water and shelter',
      outcome: 'Stock have enough feed, water and shelter all year.',
      source: 'Codes of welfare',
      actions: [
        {
          key: 'shelterEveryPaddock',
          label: 'Give shelter or shade in every winter and summer paddock',
          grade: 'good',
        },
        { key: 'waterAllPaddocks', label: 'Supply water in every grazed paddock or break', grade: 'good' },
        { key: 'conditionScore', label: 'Condition score and act on thin stock', grade: 'premium' },
      ],
    },
    {
      key: 'healthPlan',
      category: 'health',
      type: 'practice',
      title: 'Health plan',
      outcome: 'A vet-backed plan is followed.',
      source: 'Codes of welfare',
      actions: [
        { key: 'vetPlan', label: 'Keep an animal health plan with the vet', grade: 'good' },
        { key: 'antibioticUse', label: 'Record and review antibiotic use', grade: 'premium' },
        { key: 'biosecurity', label: 'Control stock arrivals and visitors for disease', grade: 'good' },
      ],
    },
  ],
});
