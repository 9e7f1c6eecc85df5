/** Log of what puts water on. Effluent irrigators have none: what they spread is in the log of their effluent system. */
export const irrigationLog = {
  irrigations: {
    type: 'list',
    label: 'Irrigation log',
    rowNoun: 'irrigation',
    maxRows: 500,
    row: {
      date: { type: 'date', label: 'Date', required: true },
      depth: { type: 'number', label: 'Depth', unit: 'mm', min: 0, max: 300, step: 0.5 },
      hours: { type: 'number', label: 'Time run', unit: 'hours', min: 0, max: 1000, step: 0.5 },
      paddockIds: { type: 'featureRef', label: 'Paddocks', collection: 'paddocks', noun: 'paddock' },
    },
  },
} as const;

/** Events of the irrigation log. */
export const irrigationEvents = {
  field: 'irrigations',
  event: 'irrigation',
  repeats: ['depth', 'hours'],
  adds: ['depth', 'hours'],
} as const;

export const irrigationLogSection = { title: 'Irrigation log', fields: ['irrigations'] } as const;
