import { readPastedAreas, saysOtherSystem, type PastedAreas } from '@tussock/domain';

/** Has a file read by the server, which knows all coordinate systems. Rejected where it is not read. */
type ReadMap = (file: File) => Promise<PastedAreas>;

/** A text as a file that the server reads: well-known text is a cell of a table there. */
const fileOf = (text: string): File =>
  text.trimStart().startsWith('{')
    ? new File([text], 'areas.geojson')
    : new File([`wkt\n"${text.trim()}"`], 'areas.csv');

/** The areas of what was pasted: by the page itself, without a line, where they are in longitude and latitude. */
export const areasOfPasted = async (text: string, readMap: ReadMap): Promise<PastedAreas> =>
  saysOtherSystem(text) ? readMap(fileOf(text)) : readPastedAreas(text);

/** The same of a file of text; one that the page cannot read may still be one that the server can. */
export async function areasOfTextFile(
  { file, text }: { readonly file: File; readonly text: string },
  readMap: ReadMap,
): Promise<PastedAreas> {
  const read = await areasOfPasted(text, readMap);
  if (read.ok || saysOtherSystem(text)) return read;
  return readMap(file).catch(() => read);
}
