import type { MapFormatId } from '@tussock/domain';
import { chooseTable, MapFileRefused, type MapSource, type RawFile } from './raw-table.ts';
import { mapFormatReaders } from './readers.ts';

/** A file of which it is known what it is. */
export interface Opened {
  readonly format: MapFormatId;
  readonly source: MapSource;
}

export interface RawOpened {
  readonly format: MapFormatId;
  readonly raw: RawFile;
}

const readOne = async ({ format, source }: Opened): Promise<RawOpened> => ({
  format,
  raw: await mapFormatReaders[format](source),
});

/** The tables of one file among several, by its name and theirs; one that cannot be read has no rows. */
async function tablesOf(opened: Opened) {
  const { source } = opened;
  const whole = { ...source, readAs: { ...source.readAs, table: undefined } };
  try {
    const { tables } = (await readOne({ ...opened, source: whole })).raw;
    return tables.map(({ name, rows }) => ({
      name: tables.length > 1 ? `${source.name}: ${name}` : source.name,
      rows,
      opened,
      own: tables.length > 1 ? name : undefined,
    }));
  } catch (error) {
    if (error instanceof MapFileRefused) return [{ name: source.name, rows: 0, opened, own: undefined }];
    throw error;
  }
}

/** Reads a file, or one of several that were zipped together: each of those is a table to be chosen. @throws MapFileRefused */
export async function readOpened([first, ...others]: readonly [Opened, ...Opened[]]): Promise<RawOpened> {
  if (others.length === 0) return readOne(first);
  const found = [];
  for (const opened of [first, ...others]) found.push(...(await tablesOf(opened)));
  const { name, opened, own } = chooseTable(found, first.source.readAs.table);
  const source = { ...opened.source, readAs: { ...opened.source.readAs, table: own } };
  const { format, raw } = await readOne({ ...opened, source });
  const tables = found.map((one) => ({ name: one.name, rows: one.rows }));
  return { format, raw: { ...raw, tables, table: name } };
}
