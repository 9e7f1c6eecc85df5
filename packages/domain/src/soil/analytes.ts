interface AnalyteDeclaration {
  readonly key: string;
  readonly label: string;
  /** What a figure is in; '' for pH. Figures in another unit are another measurement and are never converted. */
  readonly unit: string;
  /** Of the slider only: the box beside it holds what the laboratory wrote. Source: specification §5; the minimum is our choice. */
  readonly slider: { readonly min: number; readonly max: number; readonly step: number };
  /** No soil holds more: above it a figure is a slip of the pen. Our choice, five times the slider for everything but pH. */
  readonly possibleMax: number;
  /** No soil holds less: below it a figure is a slip of the pen, or no figure at all. */
  readonly possibleMin: number;
  /** How the map's state names it (specification §3: "default pH"). */
  readonly layer: string;
  /** The laboratory's heading as the specification spells it. */
  readonly columnName: string;
  /** Other headings of laboratories, in small letters. */
  readonly headings: readonly string[];
  /** Hill Laboratories' code of the test, in files with a column for each. */
  readonly testCode: string;
  /** How laboratories spell the unit, in small letters without blanks. */
  readonly unitSpellings: readonly string[];
}

const QUICK_TEST = ['mafqt', 'maf', 'qt', 'mafunits', 'quicktest'] as const;

/** What a soil test measures. Source: specification §3 (columns, field names) and §5 (sliders). */
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

/** The analyte that the map's state names; undefined where it names none. */
export const analyteOfLayer = (layer: string): Analyte | undefined =>
  analytes.find((analyte) => analyte.layer === layer);

/** 'Olsen P, mg/L'; without a unit only the name. */
export const analyteInWords = ({ label, unit }: Analyte): string =>
  unit === '' ? label : `${label}, ${unit}`;
