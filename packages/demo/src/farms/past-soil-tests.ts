import type { Results, SoilTestContent } from '@tussock/domain';

/** How a transect was sampled: years before the last winter, and figures of the last test with what they moved by each year. */
interface Sampling {
  readonly yearsAgo: readonly number[];
  readonly last: { readonly ph: number; readonly olsenPhosphorus: number; readonly potassium: number };
  readonly step: { readonly ph: number; readonly olsenPhosphorus: number; readonly potassium: number };
  readonly sulphateSulphur: Results['sulphateSulphur'];
  readonly isInterim?: boolean;
}

/** A place that catches up, one that had too much, one that was forgotten, one with a first result, and one that was never sampled. */
const samplings: readonly Sampling[] = [
  {
    yearsAgo: [4, 3, 2, 1, 0],
    last: { ph: 5.9, olsenPhosphorus: 23, potassium: 8 },
    step: { ph: 0.1, olsenPhosphorus: 2, potassium: 0 },
    sulphateSulphur: { value: 11 },
  },
  {
    yearsAgo: [5, 4, 2, 1],
    last: { ph: 6.1, olsenPhosphorus: 41, potassium: 12 },
    step: { ph: 0, olsenPhosphorus: -4, potassium: 1 },
    sulphateSulphur: { value: 14 },
  },
  {
    yearsAgo: [7, 5],
    last: { ph: 5.5, olsenPhosphorus: 14, potassium: 5 },
    step: { ph: -0.1, olsenPhosphorus: -1, potassium: -1 },
    sulphateSulphur: { value: 6 },
  },
  {
    yearsAgo: [0],
    last: { ph: 5.7, olsenPhosphorus: 17, potassium: 6 },
    step: { ph: 0, olsenPhosphorus: 0, potassium: 0 },
    sulphateSulphur: { value: 1, limit: 'below' },
    isInterim: true,
  },
];

const WINTER_DAY = '06-18';

/**
 * Soil tests of the nth transect of a farm, the oldest first, on the same winter day each year and none after `today` ('YYYY-MM-DD').
 */
export function pastSoilTests(nth: number, today: string): readonly SoilTestContent[] {
  const sampling = samplings[nth];
  if (!sampling) return [];
  const year = Number(today.slice(0, 4)) - (today.slice(5) < WINTER_DAY ? 1 : 0);
  const newest = Math.min(...sampling.yearsAgo);
  return sampling.yearsAgo.map((ago): SoilTestContent => {
    const years = ago - newest;
    const figure = (key: keyof Sampling['last']): { value: number } => ({
      value: Number((sampling.last[key] - sampling.step[key] * years).toFixed(1)),
    });
    return {
      details: {
        sampledOn: `${year - ago}-${WINTER_DAY}`,
        sampleDepth: 75,
        laboratory: 'Valley Soil Laboratory',
        laboratoryJobNumber: `DEMO${year - ago}`,
        laboratoryNumber: `DEMO${year - ago}.${nth + 1}`,
        ...(sampling.isInterim && ago === newest ? { interim: true } : {}),
      },
      results: {
        ph: figure('ph'),
        olsenPhosphorus: figure('olsenPhosphorus'),
        potassium: figure('potassium'),
        calcium: { value: 9 },
        magnesium: { value: 22 },
        sulphateSulphur: sampling.sulphateSulphur,
      },
    };
  });
}
