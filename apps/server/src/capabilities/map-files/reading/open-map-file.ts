import {
  formatOf,
  LARGEST_MAP_FILE,
  mapFormats,
  type FileHead,
  type MapFormatId,
  type ReadAs,
} from '@tussock/domain';
import { decodeText } from './decode-text.ts';
import { openMapZip } from './open-map-zip.ts';
import { MapFileRefused } from './raw-table.ts';
import type { Opened } from './read-opened.ts';

/** So much of a file tells what it is. */
const HEAD_BYTES = 4096;

const headOf = (bytes: Uint8Array, entries: readonly string[]): FileHead => ({
  bytes,
  text: entries.length > 0 ? '' : decodeText(bytes.subarray(0, HEAD_BYTES)).text,
  entries,
});

const isLoneShapefile = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0x27 && bytes[3] === 0x0a;

/** '%PDF-', whatever the file is called. */
const isPdf = (bytes: Uint8Array): boolean =>
  [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, at) => bytes[at] === byte);

type Entries = ReadonlyMap<string, Uint8Array>;

/** What of a ZIP is nothing but words about the rest, where there is a rest. */
const isAside = ({ source }: Opened): boolean => /\.txt$/i.test(source.name);

/** Files of a ZIP that are of a format by themselves, the largest first. */
const filesWithin = (entries: Entries, readAs: ReadAs): readonly Opened[] =>
  [...entries]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([path, bytes]): readonly Opened[] => {
      const format = bytes.length > 0 && /\.\w+$/.test(path) ? formatOf(headOf(bytes, [])) : undefined;
      const isNamedSo =
        format &&
        (mapFormats[format].endings as readonly string[]).some((ending) =>
          // compared with the ending of any file
          path.toLowerCase().endsWith(ending),
        );
      return format && isNamedSo
        ? [{ format, source: { name: path, bytes, entries: new Map(), readAs } }]
        : [];
    });

/** Files that somebody zipped on their own. @throws MapFileRefused */
function openWithin(entries: Entries, readAs: ReadAs): readonly [Opened, ...Opened[]] {
  const found = filesWithin(entries, readAs);
  const wanted = found.filter((one) => !isAside(one));
  const [first, ...others] = wanted.length > 0 ? wanted : found;
  if (!first) throw new MapFileRefused('nothingInZip');
  return [first, ...others];
}

const stemOf = (path: string): string => path.toLowerCase().replace(/\.[^/]*$/, '');

/** The files that make up a format of several: a shapefile with all that is called like it, or the documents of a KMZ. */
function partsOf(format: MapFormatId, entries: Entries): Entries {
  const paths = [...entries.keys()];
  const stems = new Set(paths.filter((path) => /\.shp$/i.test(path)).map(stemOf));
  const isPart = (path: string): boolean =>
    format === 'shapefile' ? stems.has(stemOf(path)) : /\.kml$/i.test(path);
  return new Map([...entries].filter(([path]) => isPart(path)));
}

/** A ZIP of a format: by itself, or as one among the other files that lie beside it. */
function openPacked({ format, source }: Opened, readAs: ReadAs): readonly [Opened, ...Opened[]] {
  if (format !== 'shapefile' && format !== 'kmz') return [{ format, source }];
  const parts = partsOf(format, source.entries);
  const beside = new Map([...source.entries].filter(([path]) => !parts.has(path)));
  const others = filesWithin(beside, readAs).filter((one) => !isAside(one));
  if (others.length === 0) return [{ format, source }];
  if (format === 'kmz') return openWithin(source.entries, readAs);
  return [{ format, source: { ...source, entries: parts } }, ...others];
}

/** What a file is, or each of several that were zipped together. @throws MapFileRefused */
export async function openMapFile(
  name: string,
  bytes: Uint8Array,
  readAs: ReadAs,
): Promise<readonly [Opened, ...Opened[]]> {
  if (bytes.length === 0) throw new MapFileRefused('empty');
  if (bytes.length > LARGEST_MAP_FILE) throw new MapFileRefused('tooLarge');
  if (isLoneShapefile(bytes)) throw new MapFileRefused('loneShapefile');
  if (isPdf(bytes)) throw new MapFileRefused('pdf');
  const entries = await openMapZip(bytes);
  const format = formatOf(headOf(bytes, [...entries.keys()]));
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (format && !(isZip && entries.size === 0))
    return openPacked({ format, source: { name, bytes, entries, readAs } }, readAs);
  if (isZip) return openWithin(entries, readAs);
  throw new MapFileRefused('unknownFormat');
}
