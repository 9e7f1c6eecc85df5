import { readPastedAreas, saysOtherSystem, type PastedAreas } from '@tussock/domain';

/** Has the server read a file, since it knows all coordinate systems. Rejects where it cannot be read. */
type ReadMap = (file: File) => Promise<PastedAreas>;

/** Wraps a text in a file that the server can read: well-known text becomes a cell of a table. */
const fileOf = (text: string): File =>
  text.trimStart().startsWith('{')
    ? new File([text], 'areas.geojson')
    : new File([`wkt\n"${text.trim()}"`], 'areas.csv');

/** Reads the areas in pasted text: in the page itself, also offline, where they are in longitude and latitude; else on the server. */
export const areasOfPasted = async (text: string, readMap: ReadMap): Promise<PastedAreas> =>
  saysOtherSystem(text) ? readMap(fileOf(text)) : readPastedAreas(text);

/** Like `areasOfPasted`, for a text file; the server may be able to read what the page cannot. */
export async function areasOfTextFile(
  { file, text }: { readonly file: File; readonly text: string },
  readMap: ReadMap,
): Promise<PastedAreas> {
  const read = await areasOfPasted(text, readMap);
  if (read.ok || saysOtherSystem(text)) return read;
  return readMap(file).catch(() => read);
}
