import type { RiverFeature } from '../../cadastre/features.ts';

/** The one river of the valley that has a name, from this order on, and the least order of streams that have one. */
const RIVER = { name: 'Sampleburn', leastOrder: 5 } as const;
const LEAST_STREAM_ORDER = 3;

// prettier-ignore
const STEMS = [
  'Kōtare', 'Mātai', 'Weka', 'Rimu', 'Miro', 'Pīwakawaka', 'Lancewood', 'Speargrass', 'Matagouri', 'Windmill', 'Hoggets',
  'Wether', 'Kererū', 'Ponga', 'Snowgrass', 'Kānuka',
];
const KINDS = ['Stream', 'Creek', 'Burn'];

/** Name by its number: each once, while there are names. */
const nameOf = (number: number): string =>
  `${STEMS[number % STEMS.length]} ${KINDS[Math.floor(number / STEMS.length) % KINDS.length]}`;

/**
 * Names the waters of a valley: its river, and the streams that are more than brooks. A stream is all reaches of one order that run into each other,
 * from where they meet a greater one upwards. By the number of the reach; those without a name are left out.
 */
export function nameStreams(rivers: readonly RiverFeature[]): ReadonlyMap<number, string> {
  const byNumber = new Map(rivers.map(({ properties }) => [properties.nzsegment, properties]));
  /** The lowest reach of a reach's stream. */
  const mouthOf = (number: number): number => {
    const reach = byNumber.get(number);
    const next = reach && byNumber.get(reach.NextDownID);
    return next && next.StreamOrde === reach.StreamOrde ? mouthOf(next.nzsegment) : number;
  };
  const streams = [...byNumber.values()].filter(
    ({ StreamOrde: order }) => order >= LEAST_STREAM_ORDER && order < RIVER.leastOrder,
  );
  const mouths = [...new Set(streams.map(({ nzsegment }) => mouthOf(nzsegment)))].toSorted((a, b) => a - b);
  const numbers = new Map(mouths.map((mouth, number) => [mouth, number]));
  const named = streams.map(
    ({ nzsegment }) => [nzsegment, nameOf(numbers.get(mouthOf(nzsegment)) ?? 0)] as const,
  );
  const river = [...byNumber.values()]
    .filter(({ StreamOrde: order }) => order >= RIVER.leastOrder)
    .map(({ nzsegment }) => [nzsegment, RIVER.name] as const);
  return new Map([...named, ...river]);
}
