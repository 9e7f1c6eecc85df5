import { auditPackWords as words } from '@tussock/domain';
import { items, say, wide } from '../document/blocks.ts';
import type { PlanDocument } from '../document/plan-document.ts';
import { calendarDate, showLongDate } from '../text/figures.ts';

/** File of an audit pack: its path in the ZIP, what it is, and its fingerprint. */
export interface AuditFile {
  readonly path: string;
  readonly about: string;
  readonly sha256: string;
}

/** Files of an audit pack, with those that could not be packed. */
export interface AuditPack {
  readonly farm: string;
  readonly at: Date;
  readonly files: readonly AuditFile[];
  /** Paths of files that the store no longer has. */
  readonly missing: readonly string[];
}

const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));

/** Builds the index of an audit pack: each file with what it is and its SHA-256, folder by folder. */
export function auditIndex({ farm, at, files, missing }: AuditPack): PlanDocument {
  const folders = [...new Set(files.map(({ path }) => folderOf(path)))];
  return {
    name: words.indexTitle,
    subject: farm,
    day: calendarDate(at),
    date: showLongDate(at),
    cover: { picture: null, subtitle: '', facts: [], foot: '' },
    contentsTitle: '',
    hasFront: false,
    sections: [
      {
        id: 'index',
        title: `${words.indexTitle}: ${farm}`,
        level: 1,
        blocks: say(words.intro(files.length)),
      },
      ...folders.map(
        (folder, index) =>
          ({
            id: `folder-${index + 1}`,
            title: folder,
            level: 2,
            blocks: [
              {
                type: 'table',
                label: folder,
                columns: [wide(words.file, 1), wide(words.about, 1), wide(words.fingerprint, 1)],
                rows: files
                  .filter(({ path }) => folderOf(path) === folder)
                  .map(({ path, about, sha256 }) => [path.slice(folder.length + 1), about, sha256]),
              },
            ],
          }) as const,
      ),
      ...(missing.length > 0
        ? [{ id: 'missing', title: words.missing, level: 2, blocks: items(missing) } as const]
        : []),
    ],
  };
}
