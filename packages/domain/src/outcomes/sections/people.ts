import { defineSection } from '../define-section.ts';

export const people = defineSection({
  key: 'people',
  route: 'people',
  title: 'People and community',
  type: 'optional',
  appliesWhen: 'always',
  outcome: 'People are safe, skilled and connected to their catchment.',
  subOutcomes: [
    {
      key: 'safePeople',
      category: 'safety',
      type: 'practice',
      title: 'Safe people',
      outcome: 'Hazards are known and managed.',
      source: 'Health and Safety at Work Act 2015',
      actions: [
        { key: 'hazardMap', label: 'Mark hazards on the farm map and brief visitors', grade: 'good' },
        { key: 'quadRules', label: 'Keep vehicle rules and training for all workers', grade: 'good' },
      ],
    },
    {
      key: 'catchmentConnection',
      category: 'community',
      type: 'regulation',
      title: 'Catchment connection',
      outcome: 'The farm takes part in catchment work.',
      source:
        'Freshwater Farm Plans Regulations 2023: catchment context, challenges and values (national roll-out stopped 25 October 2024)',
      actions: [
        {
          key: 'knowCatchment',
          label: 'Read the catchment context and note what it means here',
          grade: 'good',
        },
        { key: 'joinGroup', label: 'Take part in a catchment group', grade: 'premium' },
        {
          key: 'tangataWhenua',
          label: 'Know and protect sites of cultural value with tangata whenua',
          grade: 'premium',
        },
      ],
    },
  ],
});
