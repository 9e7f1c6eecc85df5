import {
  defaultsOf,
  emissionsOf,
  figureWith,
  ghgModes,
  halfUp,
  headSources,
  isInMode,
  sayStockYear,
  stockDecimals,
  supposing,
  type Emissions,
  type ReportSettingsOf,
  type StockLineKey,
  type WhatIf,
  className,
  reports,
} from '@tussock/domain';
import { items, method, say } from '../document/blocks.ts';
import type { Block, PlanDocument, Section } from '../document/plan-document.ts';
import { documentOf } from '../document/report-document.ts';
import type { ReportContent } from '../report-input.ts';
import { ratioSection } from '../stock/ratio-table.ts';
import { readStock, stockYearShown, type PlanStock } from '../stock/read-stock.ts';
import { breakdownSections } from './breakdown-sections.ts';
import { compareSection, type Beside } from './compare-section.ts';
import { showAmount } from './kg-figures.ts';
import { factorSection, lineSections } from './line-sections.ts';
import { readEmissionYear, type EmissionYear } from './read-emissions.ts';

type Settings = ReportSettingsOf<'ghg'>;

const METHOD =
  'Head times the national mean emission of a head, and what was spread times its factor. It is simple and published every year; it does not see how a farm differs in diet, weight or yield.';
const LEFT_OUT =
  'Not counted: forest carbon, fuel and electricity, and what was made elsewhere and brought in. Animals under about six months are in the mean of those that bore them.';

/** Data the plan lacks for a complete sum; nothing is guessed. */
function missing({ head, spread, land }: EmissionYear, settings: Settings): readonly string[] {
  const isWhole = settings.ghgMode === 'wholeFarm';
  return [
    ...(head.from === 'none'
      ? ['No stock is recorded: fill in the head at the end of each month, or the stock of a land unit.']
      : []),
    ...head.withoutNumber
      .filter(({ type }) => isInMode(settings.ghgMode, type))
      .map(
        ({ place, stockClass }) =>
          `${place}: ${className(stockClass)} has no number and is left out. Fill it in.`,
      ),
    ...(isWhole
      ? spread.typeNotKnown.map(
          ({ product, kgN }) =>
            `${product}: ${showAmount(kgN)} kg N is left out. Choose what it is for greenhouse gas in the application.`,
        )
      : []),
    ...(isWhole && land.hectares === null
      ? ['No figure is given for a hectare: choose the boundary or draw the paddocks.']
      : []),
  ];
}

const orNone = (value: number | null, decimals: number): string =>
  value === null ? '–' : figureWith(value, decimals);

function summary(year: EmissionYear, emissions: Emissions, settings: Settings): Section {
  const { head, land, startYear } = year;
  const asked = missing(year, settings);
  const blocks: readonly Block[] = [
    {
      type: 'figures',
      figures: [
        { label: ghgModes[emissions.mode], value: figureWith(emissions.tonnes, 3), unit: 't CO₂-e' },
        ...(emissions.mode === 'wholeFarm'
          ? [{ label: 'On an effective hectare', value: orNone(emissions.tonnesPerHa, 2), unit: 't/ha' }]
          : []),
        { label: 'For a stock unit', value: orNone(emissions.kgPerStockUnit, 1), unit: 'kg/SU' },
        { label: 'Methane', value: figureWith(emissions.ch4Tonnes, 2), unit: 't' },
        { label: 'Nitrous oxide', value: figureWith(emissions.n2oTonnes, 2), unit: 't' },
      ],
    },
    ...(asked.length === 0 ? [] : [...say('What is missing for a whole sum', 'warning'), ...items(asked)]),
    ...method([
      `Stock year ${sayStockYear(startYear)}, 1 July to 30 June. Head used: ${headSources[head.from]}. ${figureWith(
        halfUp(emissions.stockUnits, stockDecimals.stockUnits),
        stockDecimals.stockUnits,
      )} stock units of the head used, young animals included; the figure for a stock unit is of stock alone.`,
      ...(emissions.mode === 'wholeFarm' && land.hectares !== null
        ? [`${figureWith(land.hectares, 2)} effective hectares: ${land.from}.`]
        : []),
      `${METHOD} Factors: ${emissions.factors.version}. ${LEFT_OUT}`,
    ]),
  ];
  const title = `${ghgModes[emissions.mode]}, stock year ${sayStockYear(startYear)}`;
  return { id: 'summary', title, level: 1, blocks };
}

const nitrogen = ['ureaCoated', 'ureaUncoated', 'nonUreaN'] as const;

function supposed({ whatIf }: Settings): { readonly changes: readonly WhatIf[]; readonly words: string } {
  const { sheep, beef, dairy, nitrogen: spread } = whatIf;
  const asked = [
    { name: 'sheep', percent: sheep, of: ['sheep'] as const },
    { name: 'beef and dairy grazing', percent: beef, of: ['beefDairyGrazing'] as const },
    { name: 'dairy', percent: dairy, of: ['dairy'] as const },
    { name: 'nitrogen fertiliser', percent: spread, of: nitrogen },
  ].filter(({ percent }) => percent !== 0);
  return {
    changes: asked.flatMap(({ of, percent }) => of.map((one) => ({ of: one, percent }))),
    words: `Supposed: ${asked
      .map(({ name, percent }) => `${name} ${percent > 0 ? '+' : ''}${figureWith(percent, 0)} %`)
      .join(', ')}. All else stays as it is.`,
  };
}

type YearOf = (startYear: number) => EmissionYear;

/** Sum to compare with: another year, or a scenario; null when neither is requested. */
function beside(year: EmissionYear, settings: Settings, yearOf: YearOf): Beside | null {
  const { ghgMode, compareYear } = settings;
  const now = { name: sayStockYear(year.startYear), emissions: emissionsOf(year.input, ghgMode) };
  if (compareYear !== null && compareYear !== year.startYear) {
    const other = {
      name: sayStockYear(compareYear),
      emissions: emissionsOf(yearOf(compareYear).input, ghgMode),
    };
    const [from, to] = compareYear < year.startYear ? [other, now] : [now, other];
    return { from, to, supposed: '' };
  }
  const { changes, words } = supposed(settings);
  if (changes.length === 0) return null;
  const then = { name: 'As supposed', emissions: emissionsOf(supposing(year.input, changes), ghgMode) };
  return { from: now, to: then, supposed: words };
}

const hasEmissions = ({ from, to }: Beside): boolean => from.emissions.total > 0 || to.emissions.total > 0;

/** Summary of the emissions of the newest stock year, with the default settings of the report; null when there are none. */
export function emissionsSummary(content: ReportContent): Section | null {
  const settings = defaultsOf(reports.ghg.settings);
  const stock = readStock(content);
  const startYear = stockYearShown(stock.rows, content);
  const year = readEmissionYear(content, { stock, startYear, factorYear: Number(settings.factors) });
  const emissions = emissionsOf(year.input, settings.ghgMode);
  return emissions.total === 0 ? null : summary(year, emissions, settings);
}

/** Stock classes whose head was used, for the table of their stock units. */
const classesUsed = ({ input }: EmissionYear, { ghgMode }: Settings): readonly StockLineKey[] =>
  input.heads.filter(({ enterprise }) => isInMode(ghgMode, enterprise));

/** Builds the greenhouse gas report of a plan: by gas, source and line, with the factor behind each figure. */
export function ghgDocument(content: ReportContent, settings: Settings): PlanDocument {
  const stock: PlanStock = readStock(content);
  const yearOf: YearOf = (startYear) =>
    readEmissionYear(content, { stock, startYear, factorYear: Number(settings.factors) });
  const year = yearOf(settings.startYear ?? stockYearShown(stock.rows, content));
  const emissions = emissionsOf(year.input, settings.ghgMode);
  const first = summary(year, emissions, settings);
  const compared = beside(year, settings, yearOf);
  const besideIt = compared && hasEmissions(compared) ? [compareSection(compared)] : [];
  if (emissions.total === 0) return documentOf(reports.ghg, content, [first, ...besideIt]);
  const classes = classesUsed(year, settings);
  return documentOf(reports.ghg, content, [
    first,
    ...breakdownSections(emissions),
    ...lineSections(emissions),
    ...besideIt,
    factorSection(emissions),
    ...(classes.length > 0
      ? [ratioSection({ ratioOf: year.input.ratioOf, set: stock.ratios }, classes)]
      : []),
  ]);
}
