/** Nutrient content of a product in percent, elemental, as on the bag. */
export const nutrientPercentFields = {
  nitrogen: { type: 'number', label: 'Nitrogen', unit: '%', min: 0, max: 100, step: 0.01 },
  phosphorus: { type: 'number', label: 'Phosphorus', unit: '%', min: 0, max: 100, step: 0.01 },
  potassium: { type: 'number', label: 'Potassium', unit: '%', min: 0, max: 100, step: 0.01 },
  sulphur: { type: 'number', label: 'Sulphur', unit: '%', min: 0, max: 100, step: 0.01 },
  calcium: { type: 'number', label: 'Calcium', unit: '%', min: 0, max: 100, step: 0.01 },
  magnesium: { type: 'number', label: 'Magnesium', unit: '%', min: 0, max: 100, step: 0.01 },
  sodium: { type: 'number', label: 'Sodium', unit: '%', min: 0, max: 100, step: 0.01 },
} as const;

/** Rule that the nutrients of a product are parts of one whole. */
export const nutrientsOfWhole = { keys: Object.keys(nutrientPercentFields), noun: 'nutrients' } as const;

/** Field that marks organic products: nitrogen of effluent and compost is not synthetic. */
export const organicField = {
  type: 'boolean',
  label: 'Effluent or compost',
  help: 'Its nitrogen does not count towards the cap',
} as const;
