import {
  stockSources,
  type Emissions,
  type FactorSet,
  type SpreadLine,
  type StockLine,
  type StockSource,
} from '@tussock/domain';
import { figure, wide } from '../document/blocks.ts';
import type { Block, Cell, Section } from '../document/plan-document.ts';
import { showAmount, showFactor, showKg } from './kg-figures.ts';
import { emissionLineName } from './line-names.ts';

const sources = Object.keys(stockSources) as StockSource[]; // the very sources
/** Index of each source's row in the published file. */
const idOf: Readonly<Record<StockSource, 0 | 1 | 2>> = {
  entericCh4: 0,
  manureCh4: 1,
  manureN2o: 1,
  soilsN2o: 2,
};

const sourceWords: Readonly<Record<StockSource, string>> = {
  entericCh4: 'Enteric CH₄',
  manureCh4: 'Manure CH₄',
  manureN2o: 'Manure N₂O',
  soilsN2o: 'Soils N₂O',
};

/** Figure of a stock line with its explanation. */
function stockCell({ head, factor, cells }: StockLine, source: StockSource, factors: FactorSet): Cell {
  const of = factors.livestock[factor];
  return {
    text: showKg(cells[source]),
    reason: [
      `${showAmount(head)} head × ${showFactor(of[source])} kg CO₂-e a head and year (${of.label}: ${sourceWords[source]})`,
      `Uncertainty ${stockSources[source].uncertainty}`,
      `${factors.source}, ${factors.version}; row ${of.ids[idOf[source]]}`,
    ],
  };
}

function spreadCell({ type, amount, ...cells }: SpreadLine, gas: 'co2' | 'n2o', factors: FactorSet): Cell {
  const of = factors.fertiliser[type];
  return {
    text: showKg(cells[gas]),
    reason: [
      `${showAmount(amount)} ${of.unit} × ${showFactor(of[gas])} kg CO₂-e for each ${of.unit} (${of.label})`,
      `Uncertainty ${of.uncertainty}`,
      `${factors.source}, ${factors.version}; row ${of.id}`,
    ],
  };
}

function stockLinesSection({ livestock, factors, ofLivestock }: Emissions): Section {
  const rows = livestock.map((line): readonly Cell[] => [
    emissionLineName(line, factors),
    showAmount(line.head),
    ...sources.map((source) => stockCell(line, source, factors)),
    showKg(line.total),
  ]);
  const sums = sources.map((source) => showKg(livestock.reduce((sum, { cells }) => sum + cells[source], 0)));
  const table: Block = {
    type: 'table',
    label: 'Emissions from stock, kg CO₂-e',
    columns: [
      wide('Stock'),
      figure('Mean head', 22),
      ...sources.map((source) => figure(sourceWords[source], 24)),
      figure('kg CO₂-e', 26),
    ],
    rows,
    total: ['All', '', ...sums, showKg(ofLivestock)],
  };
  return { id: 'stock-lines', title: 'From stock', level: 2, blocks: [table] };
}

function spreadLinesSection({ spread, factors, ofLivestock, total }: Emissions): Section {
  const sumOf = (gas: 'co2' | 'n2o'): string => showKg(spread.reduce((sum, line) => sum + line[gas], 0));
  const table: Block = {
    type: 'table',
    label: 'Emissions from fertiliser and lime, kg CO₂-e',
    columns: [
      wide('Spread'),
      figure('Amount', 34),
      figure('CO₂', 28),
      figure('N₂O', 28),
      figure('kg CO₂-e', 28),
    ],
    rows: spread.map((line) => [
      factors.fertiliser[line.type].label,
      `${showAmount(line.amount)} ${factors.fertiliser[line.type].unit}`,
      spreadCell(line, 'co2', factors),
      spreadCell(line, 'n2o', factors),
      showKg(line.total),
    ]),
    total: ['All', '', sumOf('co2'), sumOf('n2o'), showKg(total - ofLivestock)],
  };
  return { id: 'spread-lines', title: 'From fertiliser and lime', level: 2, blocks: [table] };
}

/** Sections with every line of the sum: stock by enterprise and factor, and products spread. */
export const lineSections = (emissions: Emissions): readonly Section[] => [
  stockLinesSection(emissions),
  ...(emissions.spread.length > 0 ? [spreadLinesSection(emissions)] : []),
];

/** Section with the factors behind the figures, each with its row in the published file. */
export function factorSection({ livestock, spread, factors }: Emissions): Section {
  const stock = [...new Set(livestock.map(({ factor }) => factor))].map((key) => factors.livestock[key]);
  const { ch4, n2o, source } = factors.gwp;
  return {
    id: 'factors',
    title: 'Factors',
    level: 1,
    blocks: [
      {
        type: 'method',
        lines: [
          `${factors.source}: ${factors.version}. Warming of a gas: methane ${ch4}, nitrous oxide ${n2o} times that of CO₂ (${source}).`,
        ],
      },
      {
        type: 'table',
        label: 'Factors of stock, kg CO₂-e for one head in a year',
        columns: [
          wide('Stock'),
          ...sources.map((one) => figure(sourceWords[one], 24)),
          wide('Rows of the published file', 2),
        ],
        rows: stock.map((of) => [
          of.label,
          ...sources.map((one) => showFactor(of[one])),
          { text: '', below: of.ids },
        ]),
      },
      ...(spread.length === 0
        ? []
        : [
            {
              type: 'table' as const,
              label: 'Factors of what is spread, kg CO₂-e for each unit',
              columns: [
                wide('Spread'),
                figure('Unit', 16),
                figure('CO₂', 20),
                figure('N₂O', 20),
                wide('Uncertainty'),
                wide('Row of the published file', 2),
              ],
              rows: spread.map(({ type }) => {
                const of = factors.fertiliser[type];
                return [
                  of.label,
                  of.unit,
                  showFactor(of.co2),
                  showFactor(of.n2o),
                  of.uncertainty,
                  { text: '', below: [of.id] },
                ];
              }),
            },
          ]),
    ],
  };
}
