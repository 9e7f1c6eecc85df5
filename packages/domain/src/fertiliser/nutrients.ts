/** Nutrients of a product, in the specification's order. */
export const nutrients = [
  { key: 'nitrogen', label: 'Nitrogen', symbol: 'N' },
  { key: 'phosphorus', label: 'Phosphorus', symbol: 'P' },
  { key: 'potassium', label: 'Potassium', symbol: 'K' },
  { key: 'sulphur', label: 'Sulphur', symbol: 'S' },
  { key: 'calcium', label: 'Calcium', symbol: 'Ca' },
  { key: 'magnesium', label: 'Magnesium', symbol: 'Mg' },
  { key: 'sodium', label: 'Sodium', symbol: 'Na' },
] as const;

export type NutrientKey = (typeof nutrients)[number]['key'];
export type NutrientFigures = Readonly<Record<NutrientKey, number>>;

/** Computes a figure for each nutrient. */
export function eachNutrient(of: (key: NutrientKey) => number): NutrientFigures {
  return {
    nitrogen: of('nitrogen'),
    phosphorus: of('phosphorus'),
    potassium: of('potassium'),
    sulphur: of('sulphur'),
    calcium: of('calcium'),
    magnesium: of('magnesium'),
    sodium: of('sodium'),
  };
}
