/** Made-up names of one tile. Tree and bird names with "Road" behind them are common property; the townships are invented. */
export interface PlaceNames {
  township: string;
  /** Localities south and north of the river. */
  localities: readonly [south: string, north: string];
  territorialAuthority: string;
}

// prettier-ignore
const ROAD_STEMS = [
  'Tōtara', 'Kōwhai', 'Mātai', 'Rātā', 'Kānuka', 'Mānuka', 'Harakeke', 'Ponga', 'Miro', 'Rimu', 'Kererū', 'Tūī', 'Kākā',
  'Pīwakawaka', 'Weka', 'Kōtare', 'Tarāpunga', 'Old Woolshed', 'Dray Track', 'Gorse Gully', 'Limeworks', 'Stockyard',
  'Cheese Factory', 'Wether Flat', 'Ploughmans', 'Boundary Creek', 'Windmill', 'Sheepwash', 'Matagouri', 'Speargrass',
  'Blue Tussock', 'Lancewood', 'Coal Face', 'Nor’west', 'Hoggets', 'Musterers', 'Tailrace', 'Ford', 'Swingbridge', 'Snowgrass',
];
const STREET_KINDS = ['Street', 'Lane', 'Place', 'Crescent', 'Terrace'];
/** Put together they name more townships than the country has tiles, each once. */
const TOWN_BEGINNINGS = [
  'Mōhua',
  'Tussock',
  'Kārearea',
  'Sample',
  'Wether',
  'Pātiti',
  'Kōtare',
  'Mock',
  'Raupō',
  'Test',
  'Wheki',
  'Fictive',
];
// prettier-ignore
const TOWN_ENDINGS = ['roa', 'vale', 'burn', 'flat', 'ton', 'ford', 'bridge', 'downs', 'side', 'mouth', 'field', 'wick'];
const TOWN_PREFIXES = [
  '',
  'Upper ',
  'Lower ',
  'North ',
  'South ',
  'East ',
  'West ',
  'Old ',
  'New ',
  'Little ',
];
// prettier-ignore
const LOCALITIES = [
  'Te Rere Kōwhai', 'Upper Sampleburn', 'Mākahu Downs', 'Raupō Flat', 'Fictive Hill', 'Hīnau Saddle', 'Wheki Gully', 'Testwick',
  'Pātiti Plains', 'Mockford',
];

/** Names for the tile of this number; the valley at home is always the same. */
export function nameTile(index: number): PlaceNames {
  const pick = (names: readonly string[], step: number) => names[(index * 2 + step) % names.length] ?? '';
  const beginning = index % TOWN_BEGINNINGS.length;
  const round = Math.floor(index / TOWN_BEGINNINGS.length);
  const ending = (beginning + round) % TOWN_ENDINGS.length;
  const prefix = TOWN_PREFIXES[Math.floor(round / TOWN_ENDINGS.length) % TOWN_PREFIXES.length] ?? '';
  return {
    township: `${prefix}${TOWN_BEGINNINGS[beginning] ?? ''}${TOWN_ENDINGS[ending] ?? ''}`,
    localities: [pick(LOCALITIES, 0), pick(LOCALITIES, 1)],
    territorialAuthority: 'Kōkōmuka District',
  };
}

/** The name of the n-th road of a tile; streets and rural roads never share one. */
export function nameRoad(order: number, isStreet: boolean): string {
  const stem = ROAD_STEMS[order % ROAD_STEMS.length] ?? 'Rimu';
  const round = Math.floor(order / ROAD_STEMS.length);
  if (isStreet)
    return `${round ? 'Little ' : ''}${stem} ${STREET_KINDS[order % STREET_KINDS.length] ?? 'Street'}`;
  return `${round ? 'Upper ' : ''}${stem} Road`;
}

/** The name without macrons or typographic marks, as the `*_ascii` fields have it. */
export function toAscii(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/’/g, "'");
}
