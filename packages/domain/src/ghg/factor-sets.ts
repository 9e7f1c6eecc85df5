import type { EmissionStock } from '../options/stock-class-facts.ts';
import type { EmissionFertiliser } from '../options/emission-fertilisers.ts';

/** Emission sources of an animal, each with its gas. */
export const stockSources = {
  entericCh4: { label: 'Enteric fermentation', gas: 'ch4', group: 'enteric', uncertainty: '±15.5 %' },
  manureCh4: { label: 'Manure', gas: 'ch4', group: 'manure', uncertainty: '±20 %' },
  manureN2o: { label: 'Manure', gas: 'n2o', group: 'manure', uncertainty: '±100 %' },
  soilsN2o: { label: 'Agricultural soils', gas: 'n2o', group: 'soils', uncertainty: '±54.1 %' },
} as const;
export type StockSource = keyof typeof stockSources;

export const gases = { ch4: 'Methane', n2o: 'Nitrous oxide', co2: 'Carbon dioxide' } as const;
export type Gas = keyof typeof gases;

/** Groups under which a farm's sources are summed. */
export const sourceGroups = {
  enteric: 'Enteric fermentation',
  manure: 'Manure',
  soils: 'Agricultural soils',
  fertiliserAndLime: 'Fertiliser and lime',
} as const;
export type SourceGroup = keyof typeof sourceGroups;

/** Emissions of one head in a year by source, in kilograms of CO2-equivalent. */
export interface StockFactor extends Readonly<Record<StockSource, number>> {
  readonly label: string;
  /** Row names in the published file: enteric, manure, soils. */
  readonly ids: readonly [enteric: string, manure: string, soils: string];
}

/** Emissions per kilogram, in kilograms of CO2-equivalent: of nitrogen, or of the product where the unit says kg. */
export interface FertiliserFactor {
  readonly label: string;
  readonly unit: 'kg N' | 'kg';
  readonly co2: number;
  readonly n2o: number;
  readonly id: string;
  readonly uncertainty: string;
}

/** National emission factors as published for a year. A set is never changed; later ones are added beside it. */
export interface FactorSet {
  readonly year: number;
  readonly version: string;
  readonly source: string;
  /** Global warming potentials: kilograms of CO2 with the same warming as a kilogram of the gas, over a hundred years. */
  readonly gwp: { readonly ch4: number; readonly n2o: number; readonly source: string };
  readonly livestock: Readonly<Record<EmissionStock, StockFactor>>;
  readonly fertiliser: Readonly<Record<EmissionFertiliser, FertiliserFactor>>;
}

const stock = (
  label: string,
  [entericCh4, manureCh4, manureN2o, soilsN2o]: readonly [number, number, number, number],
  ids: StockFactor['ids'],
): StockFactor => ({ label, entericCh4, manureCh4, manureN2o, soilsN2o, ids });

const UREA = 'CO₂ −50 % to 0 %, N₂O ±54 %';
const LIME = 'CO₂ −50 % to 0 %';

const of2026: FactorSet = {
  year: 2026,
  version: '2026 (v2), release 2026.2 of 29 May 2026',
  source: 'Ministry for the Environment, Measuring emissions: a guide for organisations, emission factors',
  gwp: { ch4: 28, n2o: 265, source: 'IPCC Fifth Assessment Report, 100 years' },
  livestock: {
    dairyCattle: stock(
      'Dairy cattle',
      [2700.7, 233.758, 14.3885, 423.368],
      [
        '7f299690-1de9-4020-9cb0-b48729625289',
        '09b400e8-0dc6-4bc7-88af-c09574d54f6d',
        '2438b477-3491-40c5-b581-349e3a2cb4be',
      ],
    ),
    nonDairyCattle: stock(
      'Non-dairy cattle',
      [1945.82, 26.7351, 0, 260.071],
      [
        '728f2ac2-65f5-417e-800e-b82757d52ebb',
        '6c552145-ac0c-4013-998c-d9d513612c05',
        '4a9ec6fe-f787-4e41-bade-fe8d24d1af27',
      ],
    ),
    sheep: stock(
      'Sheep',
      [348.506, 3.77235, 0, 29.4964],
      [
        '9f66cf69-56b7-417d-942a-bb6b0b0369f4',
        'b90fb9ef-af86-4c6d-8d0d-5eca97862323',
        '42e3cf55-c3e3-4827-96e7-84ad526fa46a',
      ],
    ),
    deer: stock(
      'Deer',
      [558.855, 7.47015, 0, 63.5129],
      [
        '673d68e1-14ed-4b2d-aaae-5bdcd34b0704',
        'd7fa7ac4-8dcf-424b-96fa-943df27fb9b2',
        '0a677c49-6d0b-481a-93b8-58797b4a03bf',
      ],
    ),
    goats: stock(
      'Goats',
      [250.968, 2.09714, 0, 24.3882],
      [
        'c243cdf7-1222-4c65-ad8d-096bdf7286ec',
        'ff7e6b8e-4115-44fd-82ae-71711327325f',
        '41cdca25-6079-4c62-95f3-9c872bcb0577',
      ],
    ),
    horses: stock(
      'Horses',
      [504, 13.0615, 0, 115.365],
      [
        '25b009f1-50ab-4bf0-9010-2f93b55be9ba',
        '4df1f09d-fcb7-4754-bebf-c1ebc1f77fdf',
        'b7de05d4-2e5a-4f5d-9af0-52b2a645b8d8',
      ],
    ),
    alpacaLlama: stock(
      'Alpaca and llama',
      [224, 2.77515, 0, 24.4417],
      [
        '5dc945ac-b2d9-4a3f-8461-b6adb1af2b80',
        '7f1ae5a8-baa3-4616-bbe1-600058c840cc',
        'e7dc0686-e244-4ad6-b3fb-e8707e77310f',
      ],
    ),
  },
  fertiliser: {
    ureaUncoated: {
      label: 'Urea without urease inhibitor',
      unit: 'kg N',
      co2: 1.5942,
      n2o: 3.1711,
      id: '4ea1fb59-6fdd-48dc-be81-a808c96f8f7c',
      uncertainty: UREA,
    },
    ureaCoated: {
      label: 'Urea with urease inhibitor',
      unit: 'kg N',
      co2: 1.5942,
      n2o: 2.98371,
      id: '90611d25-01d4-4036-b627-028ebd891782',
      uncertainty: UREA,
    },
    nonUreaN: {
      label: 'Nitrogen fertiliser other than urea',
      unit: 'kg N',
      co2: 0,
      n2o: 3.12946,
      id: '7ab266b9-89fc-4929-9f79-16a021eb40e3',
      uncertainty: 'N₂O ±54 %',
    },
    limestone: {
      label: 'Limestone',
      unit: 'kg',
      co2: 0.3608,
      n2o: 0,
      id: '8df188a4-cbc7-4373-9f61-f4ad602dd03d',
      uncertainty: LIME,
    },
    dolomite: {
      label: 'Dolomite',
      unit: 'kg',
      co2: 0.476667,
      n2o: 0,
      id: '87b251e3-aa26-458d-b9f5-30bc61192df3',
      uncertainty: LIME,
    },
  },
};

/** All available sets, newest first. Those of 2023 to 2025 have not been entered. */
export const factorSets: readonly FactorSet[] = [of2026];

/** Finds the set of a year; the newest when that year's is not available, or no year is given. */
export const factorSetOf = (year?: number): FactorSet =>
  factorSets.find((set) => set.year === year) ?? of2026;
