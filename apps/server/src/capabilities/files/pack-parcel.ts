import { dayInNewZealand, documentWords } from '@tussock/domain';
import { openHashedZip } from '../../platform/files/hashed-zip.ts';
import type { Maker } from '../../platform/tasks/task-kind.ts';

/** Content of a ZIP of documents, as plain data. */
export interface Parcel {
  readonly farm: string;
  readonly files: readonly {
    readonly path: string;
    readonly key: string;
    readonly at: Date;
  }[];
}

/**
 * Packs documents into one ZIP, file by file, with a list of their SHA-256 in the format of `sha256sum -c`. A file missing from the store gets
 * a line that says so.
 */
export const packParcel: Maker = async (content, { path, files, say }) => {
  const parcel = content as Parcel; // made by `documentsTask`
  const now = new Date();
  const zip = openHashedZip(path, now);
  const lines: string[] = [];
  for (const [index, file] of parcel.files.entries()) {
    say(documentWords.packing, index, parcel.files.length);
    const isThere = await zip.addStored(file, files);
    lines.push(
      isThere
        ? `${zip.listed.at(-1)?.sha256 ?? ''}  ${file.path}`
        : `# ${documentWords.notThere}: ${file.path}`,
    );
  }
  const title = `# ${parcel.farm}, ${dayInNewZealand(now)}`;
  zip.addUnlisted(documentWords.listName, Buffer.from([title, ...lines, ''].join('\n')));
  await zip.close();
};
