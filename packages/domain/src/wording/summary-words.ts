/** Sentences of the farm summary, which hangs on a wall. */
export const summaryWords = {
  map: 'The farm',
  matters: 'What matters here',
  places: 'Take care at these places',
  placesNone: 'No place that needs care is recorded.',
  andMore: (count: number): string => ` and ${count} more`,
  due: 'What is done when',
  ring: 'Who to ring',
  owner: 'Owner',
  contact: 'Contact',
  manager: 'Farm manager',
  responsible: 'Carries the plan out',
  address: 'The farm is at',
  /** Numbers that the plan does not hold: written by hand. */
  byHand: 'Write in before it is hung up',
  council: 'Pollution line of the council',
  vet: 'Vet',
  fire: 'Fire, police, ambulance',
  emergency: '111',
  line: '_______________________',
} as const;
