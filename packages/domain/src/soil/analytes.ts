interface AnalyteDeclaration {
  readonly key: string;
  readonly label: string;
  /** Unit of the figures; '' for pH. Figures in another unit are another measurement and are never converted. */
  readonly unit: string;
  /** Range of the slider; the box beside it accepts what the laboratory wrote. Source: specification §5; the minimum is our choice. */
  readonly slider: { readonly min: number; readonly max: number; readonly step: number };
  /** Highest possible figure; a larger one is a typing error. Our choice, five times the slider for everything but pH. */
  readonly possibleMax: number;
  /** Lowest possible figure; a smaller one is a typing error, or no figure at all. */
  readonly possibleMin: number;
  /** Name in the map's state (specification §3: "default pH"). */
  readonly layer: string;
  /** Heading of a laboratory's column, as the specification spells it. */
  readonly columnName: string;
  /** Other headings of laboratories, in lower case. */
  readonly headings: readonly string[];
  /** Hill Laboratories' test code, in files with a column for each test. */
  readonly testCode: string;
  /** Spellings of the unit by laboratories, in lower case without spaces. */
  readonly unitSpellings: readonly string[];
}

const QUICK_TEST = ['mafqt', 'maf', 'qt', 'mafunits', 'quicktest'] as const;

/** Analytes of a soil test. Source: specification §3 (columns, field names) and §5 (sliders). */
export const analytes = [
  {
    key: 'ph',
    label: 'pH',
    unit: '',
    slider: { min: 3, max: 14, step: 0.1 },
    possibleMax: 14,
    possibleMin: 2,
    layer: 'pH',
    columnName: 'pH',
    headings: [],
    testCode: 'pH',
    unitSpellings: ['ph', 'phunits', 'phunit'],
  },
  {
    key: 'olsenPhosphorus',
    label: 'Olsen P',
    unit: 'mg/L',
    slider: { min: 0, max: 400, step: 5 },
    possibleMax: 2000,
    possibleMin: 0,
    layer: 'olsenPhosphorus',
    columnName: 'Olsen Phosphorus',
    headings: ['olsen p'],
    testCode: 'OP_mg/L',
    unitSpellings: ['mg/l', 'µg/ml', 'ug/ml'],
  },
  {
    key: 'potassium',
    label: 'Potassium',
    unit: 'MAF QT',
    slider: { min: 0, max: 200, step: 5 },
    possibleMax: 1000,
    possibleMin: 0,
    layer: 'potassium',
    columnName: 'Potassium MAF QT',
    headings: ['potassium qt', 'qt potassium'],
    testCode: 'KMAF',
    unitSpellings: QUICK_TEST,
  },
  {
    key: 'calcium',
    label: 'Calcium',
    unit: 'MAF QT',
    slider: { min: 0, max: 200, step: 5 },
    possibleMax: 1000,
    possibleMin: 0,
    layer: 'calcium',
    columnName: 'Calcium MAF QT',
    headings: ['calcium qt', 'qt calcium'],
    testCode: 'CaMAF',
    unitSpellings: QUICK_TEST,
  },
  {
    key: 'magnesium',
    label: 'Magnesium',
    unit: 'MAF QT',
    slider: { min: 0, max: 400, step: 5 },
    possibleMax: 2000,
    possibleMin: 0,
    layer: 'magnesium',
    columnName: 'Magnesium MAF QT',
    headings: ['magnesium qt', 'qt magnesium'],
    testCode: 'MgMAF',
    unitSpellings: QUICK_TEST,
  },
  {
    key: 'sulphateSulphur',
    label: 'Sulphate sulphur',
    unit: 'mg/kg',
    slider: { min: 0, max: 200, step: 5 },
    possibleMax: 1000,
    possibleMin: 0,
    layer: 'sulphateSulphur',
    columnName: 'Sulfate Sulfur',
    headings: ['sulphate sulphur', 'sulphate sulfur', 'sulfate sulphur', 'sulphate-s', 'sulfate-s'],
    testCode: 'SO4_mg/kg',
    unitSpellings: ['mg/kg', 'ppm'],
  },
] as const satisfies readonly AnalyteDeclaration[];

export type AnalyteKey = (typeof analytes)[number]['key'];
export interface Analyte extends AnalyteDeclaration {
  readonly key: AnalyteKey;
}

const byKey: ReadonlyMap<string, Analyte> = new Map(analytes.map((analyte) => [analyte.key, analyte]));

export const analyteByKey = (key: AnalyteKey): Analyte => byKey.get(key) ?? analytes[0];

/** Finds the analyte that the map's state names; undefined when it names none. */
export const analyteOfLayer = (layer: string): Analyte | undefined =>
  analytes.find((analyte) => analyte.layer === layer);

/** Formats an analyte with its unit: 'Olsen P, mg/L'; just the name when it has no unit. */
export const analyteInWords = ({ label, unit }: Analyte): string =>
  unit === '' ? label : `${label}, ${unit}`;
