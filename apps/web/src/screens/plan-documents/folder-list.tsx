import { countInFigures, documentWords } from '@tussock/domain';
import { Icon, type IconName } from '@tussock/ui';
import styles from './folder-list.module.css';
import type { SharedProps } from './shared-props.ts';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly icon: IconName;
  readonly depth: number;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** The folders of the plan, one below the other; a folder is there for as long as something lies in it. */
export function FolderList({ list, search, change }: SharedProps) {
  const isAll = search.photos !== true && search.folder === undefined;
  const lines: readonly Line[] = [
    {
      key: 'all',
      name: documentWords.all,
      icon: 'document',
      depth: 0,
      count: list.documents,
      isCurrent: isAll,
      onChoose: () => change({ folder: undefined, photos: undefined }),
    },
    ...list.folders.map(({ path, name, depth, count }) => ({
      key: `folder ${path}`,
      name,
      depth,
      count,
      icon: 'folder' as const,
      isCurrent: search.photos !== true && search.folder === path,
      onChoose: () => change({ folder: path, photos: undefined }),
    })),
    {
      key: 'photos',
      name: documentWords.photos,
      icon: 'camera',
      depth: 0,
      count: list.photos,
      isCurrent: search.photos === true,
      onChoose: () => change({ photos: true, folder: undefined }),
    },
  ];
  return (
    <ul className={styles.list}>
      {lines.map(({ key, name, icon, depth, count, isCurrent, onChoose }) => (
        <li key={key} data-depth={depth}>
          <button
            type="button"
            className={styles.folder}
            aria-current={isCurrent || undefined}
            onClick={onChoose}
          >
            <Icon name={icon} size="small" />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{countInFigures(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
