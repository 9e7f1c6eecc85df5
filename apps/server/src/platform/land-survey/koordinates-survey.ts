import { foldForSearch, isFoundIn, shortAppellation, titleNumberOf } from '@tussock/domain';
import { checkGeometry } from '@tussock/geometry';
import * as z from 'zod';
import { AppError } from '../http/app-error.ts';
import { fetchFromSurvey, parseSurveyJson } from './fetch-from-survey.ts';
import { isVectorTile } from './is-vector-tile.ts';
import type { FoundTitles, LandSurvey, SurveyAddress, SurveyTitle } from './land-survey.ts';

/** Layer numbers and addresses of one survey site. Publishers reissue layers under new numbers, so they are settings. */
export interface SurveySite {
  readonly url: string;
  readonly key: string;
  readonly layers: { readonly titles: string; readonly parcels: string; readonly addresses: string };
  readonly riverTilesUrl: string;
  readonly timeoutMs?: number;
}

/** Largest tile in bytes; tiles of a town have some hundred thousand. */
const LARGEST_TILE = 4 * 1024 * 1024;

/** Most titles of a result, as many as a person can look through; the survey itself caps a point query at 100. */
const MOST_TITLES = 50;
const MOST_ADDRESSES = 8;
const MOST_SUGGESTIONS = 10;
/** Titles per request when a list is fetched, so that the URL stays short. */
const AT_A_TIME = 100;

const inParcels = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / AT_A_TIME) }, (_, at) =>
    items.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME),
  );

const text = z.union([z.string(), z.number()]).transform(String);
const titleProperties = z.object({
  id: text,
  title_no: z.string(),
  estate_description: z.string().nullish(),
  estate_des: z.string().nullish(),
  issue_date: z.string().nullish(),
});
const titleFeature = z.object({ geometry: z.unknown(), properties: titleProperties });
const featureCollection = z.object({ features: z.array(z.unknown()) });
const parcel = z.object({ properties: z.object({ titles: z.string().nullish() }) });
const address = z.object({
  properties: z.object({
    gd2000_xcoord: z.coerce.number(),
    gd2000_ycoord: z.coerce.number(),
    full_address: z.optional(z.string()),
    address_id: z.optional(text),
  }),
});

/** Quotes a literal of the query language: quotes are doubled, and the wildcards of LIKE escaped. */
const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const likeLiteral = (value: string, { anywhere }: { anywhere: boolean }): string =>
  literal(`${anywhere ? '%' : ''}${value.replaceAll(/[%_\\]/g, '')}%`);

/** Pattern for the spelling of an address without macrons; anything may be between its words, also hyphens and slashes. */
const plainLiteral = (value: string): string =>
  literal(`%${foldForSearch(value.replaceAll(/[%_\\]/g, '')).replaceAll(' ', '%')}%`);

/** Validates what the survey sent. @throws AppError surveyUpstream */
function readAs<Read>(shape: z.ZodType<Read>, feature: unknown): Read {
  const parsed = shape.safeParse(feature);
  if (!parsed.success)
    throw new AppError('surveyUpstream', { logText: 'a feature of the land survey cannot be read' });
  return parsed.data;
}

/** Reads a title from the survey; undefined where its shape is missing or invalid. */
function readTitle(feature: unknown): SurveyTitle | undefined {
  const parsed = titleFeature.safeParse(feature);
  const shape = parsed.success ? checkGeometry(parsed.data.geometry, ['polygon']) : undefined;
  if (
    !parsed.success ||
    !shape?.ok ||
    (shape.geometry.type !== 'Polygon' && shape.geometry.type !== 'MultiPolygon')
  )
    return undefined;
  const {
    id,
    title_no: titleNumber,
    estate_description: estate,
    estate_des: estateShort,
    issue_date: issueDate,
  } = parsed.data.properties;
  return {
    id,
    titleNumber,
    estate: estate ?? estateShort ?? null,
    issueDate: issueDate?.slice(0, 10) ?? null,
    geometry: shape.geometry,
  };
}

const readable = (features: readonly unknown[]): readonly SurveyTitle[] =>
  features.map(readTitle).filter((title) => title !== undefined);

/** Collects each title once; unreadable ones are left out. @throws AppError surveyUpstream where none can be read */
const found = (features: readonly unknown[], most = MOST_TITLES): FoundTitles => {
  const titles = new Map(readable(features).map((title) => [title.id, title]));
  if (titles.size === 0 && features.length > 0)
    throw new AppError('surveyUpstream', { logText: 'no title of the land survey can be read' });
  return { titles: [...titles.values()].slice(0, most), hasMore: features.length > most };
};

/** Requests to a Koordinates site: vector query for a point, WFS for everything else, and tiles. @throws AppError surveyUpstream */
function asksOf(site: SurveySite) {
  const options = { key: site.key, ...(site.timeoutMs === undefined ? {} : { timeoutMs: site.timeoutMs }) };

  async function features(
    layer: string,
    filter: string,
    { count, from = 0, by }: { readonly count: number; readonly from?: number; readonly by?: string },
  ): Promise<readonly unknown[]> {
    const url = new URL('/services/wfs', site.url);
    url.search = new URLSearchParams({
      service: 'WFS',
      version: '2.0.0',
      request: 'GetFeature',
      typeNames: `layer-${layer}`,
      outputFormat: 'json',
      srsName: 'CRS:84',
      count: String(count),
      cql_filter: filter,
      ...(from > 0 ? { startIndex: String(from) } : {}),
      ...(by === undefined ? {} : { sortBy: by }),
    }).toString();
    const reply = featureCollection.safeParse(parseSurveyJson(await fetchFromSurvey(url, options)));
    if (!reply.success)
      throw new AppError('surveyUpstream', { logText: 'land survey sent no feature collection' });
    return reply.data.features;
  }

  async function titlesAt(position: readonly [number, number]): Promise<readonly unknown[]> {
    const url = new URL('/services/query/v1/vector.json', site.url);
    url.search = new URLSearchParams({
      layer: site.layers.titles,
      x: String(position[0]),
      y: String(position[1]),
      max_results: String(MOST_TITLES),
      radius: '0',
      geometry: 'true',
    }).toString();
    const shape = z.object({ vectorQuery: z.object({ layers: z.record(z.string(), featureCollection) }) });
    const reply = shape.safeParse(parseSurveyJson(await fetchFromSurvey(url, options)));
    const layer = reply.success ? reply.data.vectorQuery.layers[site.layers.titles] : undefined;
    // A layer that is not there at all is a fault; one with no features is an answer.
    if (!layer) throw new AppError('surveyUpstream', { logText: 'land survey sent no layer of titles' });
    return layer.features;
  }

  /** Fetches a vector tile; null where there is none. The key is sent only to the survey's own host: rivers may come from another. */
  async function tile(url: URL): Promise<Uint8Array | null> {
    const isOfSurvey = url.origin === new URL(site.url).origin;
    const bytes = await fetchFromSurvey(url, {
      ...options,
      key: isOfSurvey ? options.key : '',
      emptyStatuses: [404, 204],
      mostBytes: LARGEST_TILE,
    });
    if (bytes !== null && !isVectorTile(bytes))
      throw new AppError('surveyUpstream', { logText: 'land survey sent something else than a tile' });
    return bytes;
  }

  return { features, titlesAt, tile };
}

type Asks = ReturnType<typeof asksOf>;

/** Fetches title features by the values of a field, in batches. */
async function featuresWhere(
  { features }: Asks,
  layer: string,
  { field, literals }: { readonly field: string; readonly literals: readonly string[] },
): Promise<readonly unknown[]> {
  const pages = await Promise.all(
    inParcels(literals).map((some) =>
      features(layer, `${field} IN (${some.join(',')})`, { count: some.length }),
    ),
  );
  return pages.flat();
}

/** Fetches addresses with this spelling, with or without macrons. */
async function addressesLike(
  { features }: Asks,
  layer: string,
  wanted: string,
  page: { readonly count: number; readonly from?: number },
) {
  const all = await features(layer, `full_address_ascii ILIKE ${plainLiteral(wanted)}`, {
    ...page,
    by: 'address_id',
  });
  const asked = all
    .map((feature) => readAs(address, feature).properties)
    .filter(({ full_address: label }) => label === undefined || isFoundIn(label, wanted));
  const addresses = asked.map((one): SurveyAddress => ({
    id: one.address_id ?? `${one.gd2000_xcoord},${one.gd2000_ycoord}`,
    label: one.full_address ?? wanted,
    position: [one.gd2000_xcoord, one.gd2000_ycoord],
  }));
  return { addresses, isFull: all.length >= page.count };
}

/** Fetches the titles at every address with this spelling, each with the addresses that matched. */
async function titlesAtAddresses(asks: Asks, layer: string, wanted: string, page: number) {
  const { addresses, isFull } = await addressesLike(asks, layer, wanted, {
    count: MOST_ADDRESSES,
    from: page * MOST_ADDRESSES,
  });
  const perAddress = await Promise.all(addresses.map(({ position }) => asks.titlesAt(position)));
  const titles = perAddress.map(readable);
  const led = addresses.flatMap(({ label }, at) => (titles[at] ?? []).map(({ id }) => ({ id, label })));
  return {
    ...found(perAddress.flat(), Number.POSITIVE_INFINITY),
    hasMore: isFull,
    addresses: new Map(
      led.map(({ id }) => [id, led.filter((one) => one.id === id).map(({ label }) => label)]),
    ),
  };
}

/** Creates the land survey on a Koordinates site. */
export function koordinatesSurvey(site: SurveySite): LandSurvey {
  const asks = asksOf(site);
  const { features, titlesAt, tile } = asks;
  const { titles: titleLayer, addresses: addressLayer, parcels: parcelLayer } = site.layers;
  const titlesWithNumbers = async (numbers: readonly string[]) =>
    found(
      await featuresWhere(asks, titleLayer, { field: 'title_no', literals: numbers.map(literal) }),
      numbers.length,
    );

  return {
    titlesByNumber: async (titleNumber, page) => {
      const filter = `title_no ILIKE ${likeLiteral(titleNumberOf(titleNumber), { anywhere: false })}`;
      const at = { count: MOST_TITLES + 1, from: page * MOST_TITLES, by: 'title_no' };
      return found(await features(titleLayer, filter, at));
    },
    titlesByNumbers: titlesWithNumbers,
    titlesByAppellation: async (appellation, page) => {
      const parcels = await features(
        parcelLayer,
        `appellation ILIKE ${likeLiteral(shortAppellation(appellation), { anywhere: true })}`,
        { count: MOST_TITLES, from: page * MOST_TITLES, by: 'id' },
      );
      const numbers = parcels.flatMap(
        (feature) =>
          readAs(parcel, feature)
            .properties.titles?.split(',')
            .map((part) => part.trim()) ?? [],
      );
      const { titles } = await titlesWithNumbers([...new Set(numbers.filter(Boolean))]);
      return { titles, hasMore: parcels.length >= MOST_TITLES };
    },
    titlesByAddress: (wanted, page) => titlesAtAddresses(asks, addressLayer, wanted, page),
    titlesAt: async (position) => found(await titlesAt(position)),
    titlesWithin: async ([west, south, east, north]) =>
      // The axes are those of the layer: latitude first.
      found(
        await features(titleLayer, `bbox(shape,${south},${west},${north},${east})`, {
          count: MOST_TITLES + 1,
        }),
      ),
    titlesById: async (ids) => {
      const literals = ids.filter((id) => /^\d{1,12}$/.test(id));
      const features = await featuresWhere(asks, titleLayer, { field: 'id', literals });
      const titles = readable(features);
      // Whoever asks has chosen these: one that is there and cannot be read is not one that has gone.
      if (titles.length < features.length)
        throw new AppError('surveyUpstream', { logText: 'a title that was chosen cannot be read' });
      return titles;
    },
    suggestAddresses: async (typed) =>
      (await addressesLike(asks, addressLayer, typed, { count: MOST_SUGGESTIONS })).addresses,
    titleTile: (z, x, y) =>
      tile(new URL(`/services/tiles/v4/layer=${titleLayer}/EPSG:3857/${z}/${x}/${y}.pbf`, site.url)),
    riverTile: (x, y) =>
      tile(
        new URL(
          site.riverTilesUrl.replace('{x}', String(x)).replace('{y}', String(y)).replace('{z}', '12'),
          site.url,
        ),
      ),
  };
}
