import type { EmissionFertiliser } from '../options/emission-fertilisers.ts';
import { nutrients, type NutrientKey } from './nutrients.ts';

/** Fertiliser product with its elemental content in percent, and the source of these figures. */
export interface FertiliserProduct extends Readonly<Record<NutrientKey, number>> {
  readonly key: string;
  readonly label: string;
  readonly source: string;
  /** Describes how far the figures are confirmed. */
  readonly status: string;
  /** Emission factor that applies; null for a product without emissions. */
  readonly ghgType: EmissionFertiliser | null;
}

/** Content in the order N, P, K, S, Ca, Mg, Na. */
type Content = readonly [number, number, number, number, number, number, number];

const emitting: Readonly<Record<string, EmissionFertiliser>> = {
  urea: 'ureaUncoated',
  ureaCoated: 'ureaCoated',
  dap: 'nonUreaN',
  map: 'nonUreaN',
  ammoniumSulphate: 'nonUreaN',
  can: 'nonUreaN',
  calciumNitrate: 'nonUreaN',
  lime: 'limestone',
  dolomite: 'dolomite',
};

const product = (
  key: string,
  label: string,
  content: Content,
  { source, status }: Pick<FertiliserProduct, 'source' | 'status'>,
): FertiliserProduct => ({
  key,
  label,
  nitrogen: content[0],
  phosphorus: content[1],
  potassium: content[2],
  sulphur: content[3],
  calcium: content[4],
  magnesium: content[5],
  sodium: content[6],
  source,
  status,
  ghgType: emitting[key] ?? null,
});

/** Source note for content converted from oxides, which the list gives, to elements. */
const fromOxides = (about: string): string =>
  `Defra RB209 fertiliser analysis list (oxide values), converted with P2O5 × 0.4364, K2O × 0.8301, SO3 × 0.4005, MgO × 0.6030, CaO × 0.7147, Na2O × 0.7419: ${about}`;

/** Common products of New Zealand. Every content names its source; the label on the bag takes precedence. */
export const fertiliserLibrary: readonly FertiliserProduct[] = [
  product('superphosphate', 'Superphosphate 0-9-0-11', [0, 9, 0, 11, 20, 0, 0], {
    source: 'Ravensdown, "Superphosphate - phosphate with benefits" 2020: 9-10 % P, 11-12 % S, 20 % Ca',
    status: 'verified',
  }),
  product('lowSolubleSuper', 'Reduced-solubility superphosphate', [0, 7.8, 0, 9, 22, 2, 0], {
    source: 'Coast & Country News (R. Boom) on a NZ product: 7.8 P, 9 S, 22 Ca, 2 Mg',
    status: 'verified (secondary)',
  }),
  product('serpentineSuper', 'Serpentine superphosphate (75:25)', [0, 6.75, 0, 8.25, 15, 5.3, 0], {
    source: 'derived: 75 % superphosphate + 25 % serpentine rock at 21 % Mg',
    status: 'derived, check the product label',
  }),
  product('potassicSuper15', 'Potassic superphosphate 15 %', [0, 7.65, 7.5, 9.35, 17, 0, 0], {
    source: 'derived: 85 % superphosphate + 15 % potassium chloride',
    status: 'derived',
  }),
  product('potassicSuper30', 'Potassic superphosphate 30 %', [0, 6.3, 15, 7.7, 14, 0, 0], {
    source: 'derived: 70 % superphosphate + 30 % potassium chloride',
    status: 'derived',
  }),
  product('urea', 'Urea 46-0-0-0', [46, 0, 0, 0, 0, 0, 0], { source: 'RB209: 46 % N', status: 'verified' }),
  product('ureaCoated', 'Urea with urease inhibitor', [46, 0, 0, 0, 0, 0, 0], {
    source: 'as urea; coating not counted',
    status: 'label value differs slightly (45.9 to 46)',
  }),
  product('dap', 'Diammonium phosphate (DAP) 18-20-0-1', [18, 20, 0, 1, 0, 0, 0], {
    source: 'RB209: 18 % N, 46 % P2O5 (20.1 % P); S 1 % as usually labelled',
    status: 'verified N and P; S not verified',
  }),
  product('map', 'Monoammonium phosphate (MAP) 12-22.7-0-0', [12, 22.7, 0, 0, 0, 0, 0], {
    source: fromOxides('12 % N, 52 % P2O5'),
    status: 'verified (converted)',
  }),
  product('tripleSuper', 'Triple superphosphate 0-20-0-0', [0, 20.1, 0, 0, 0, 0, 0], {
    source: fromOxides('46 % P2O5; calcium not stated in the source, left at 0'),
    status: 'verified P only',
  }),
  product('rpr', 'Reactive phosphate rock 0-13-0-0', [0, 13.1, 0, 0, 0, 0, 0], {
    source: fromOxides('rock 27-33 % P2O5, 30 % taken; calcium not stated, left at 0'),
    status: 'verified P only',
  }),
  product('potassiumChloride', 'Potassium chloride (muriate of potash) 0-0-50-0', [0, 0, 50, 0, 0, 0, 0], {
    source: fromOxides('60 % K2O = 49.8 % K'),
    status: 'verified (converted)',
  }),
  product('potassiumSulphate', 'Potassium sulphate 0-0-41.5-18', [0, 0, 41.5, 18, 0, 0, 0], {
    source: fromOxides('50 % K2O, 45 % SO3'),
    status: 'verified (converted)',
  }),
  product('ammoniumSulphate', 'Sulphate of ammonia 21-0-0-24', [21, 0, 0, 24, 0, 0, 0], {
    source: fromOxides('21 % N, 60 % SO3'),
    status: 'verified (converted)',
  }),
  product('can', 'Calcium ammonium nitrate 27-0-0-0', [27, 0, 0, 0, 0, 0, 0], {
    source: 'RB209: 26-28 % N; calcium not stated, left at 0',
    status: 'verified N only',
  }),
  product('calciumNitrate', 'Calcium nitrate 15.5-0-0-0', [15.5, 0, 0, 0, 13.6, 0, 0], {
    source: fromOxides('15.5 % N, 19 % CaO'),
    status: 'verified (converted)',
  }),
  product('elementalSulphur', 'Elemental sulphur 90', [0, 0, 0, 90, 0, 0, 0], {
    source: 'RB209: 80-90 % S',
    status: 'verified',
  }),
  product('gypsum', 'Gypsum 0-0-0-16', [0, 0, 0, 16, 20, 0, 0], {
    source: fromOxides('40 % SO3; Ca by stoichiometry'),
    status: 'derived',
  }),
  product('kieserite', 'Kieserite (magnesium sulphate)', [0, 0, 0, 20, 0, 15.1, 0], {
    source: fromOxides('25 % MgO, 50 % SO3'),
    status: 'verified (converted)',
  }),
  product('calcinedMagnesite', 'Calcined magnesite', [0, 0, 0, 0, 0, 48.2, 0], {
    source: fromOxides('80 % MgO'),
    status: 'verified (converted)',
  }),
  product('agSalt', 'Agricultural salt', [0, 0, 0, 0, 0, 0, 37.1], {
    source: fromOxides('50 % Na2O'),
    status: 'verified (converted)',
  }),
  product('lime', 'Agricultural lime', [0, 0, 0, 0, 36, 0, 0], {
    source: 'stoichiometry: CaCO3 at 90 % purity',
    status: 'derived, our purity choice',
  }),
  product('dolomite', 'Dolomite', [0, 0, 0, 0, 19.5, 11.9, 0], {
    source: 'stoichiometry: CaMg(CO3)2 at 90 % purity (pure: 21.7 Ca, 13.2 Mg)',
    status: 'derived, check the product label',
  }),
];

/** Formats the content of a product in the order of a label: N-P-K-S-Ca-Mg-Na in %. */
export const contentInWords = (content: Readonly<Record<NutrientKey, number>>): string => {
  const parts = nutrients
    .filter(({ key }) => content[key] > 0)
    .map(({ key, symbol }) => `${symbol} ${content[key]} %`);
  return parts.length === 0 ? 'no nutrients' : parts.join(' · ');
};
