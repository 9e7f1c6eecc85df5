import { strFromU8, unzipSync } from 'fflate';

const LIST = 'xl/workbook.xml';
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

const attribute = (tag: string, name: string): string =>
  (new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Names of a workbook's sheets that are not hidden, read from the file itself: the library that reads the cells does not tell. */
export function visibleSheets(bytes: Uint8Array): ReadonlySet<string> {
  const packed = unzipSync(bytes, { filter: ({ name }) => name === LIST })[LIST];
  const tags = strFromU8(packed ?? new Uint8Array()).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return new Set(
    tags
      .filter((tag) => !['hidden', 'veryHidden'].includes(attribute(tag, 'state')))
      .map((tag) => attribute(tag, 'name')),
  );
}
