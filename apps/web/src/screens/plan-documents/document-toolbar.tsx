import { documentWords, LONGEST_SEARCH } from '@tussock/domain';
import { buttonClasses, DebouncedSearch, Select } from '@tussock/ui';
import { useState } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { DownloadAll } from './download-all.tsx';
import styles from './document-toolbar.module.css';
import { fileSorts } from './documents-search.ts';
import { documentsRoute, editDocumentsRoute } from './route.ts';
import type { SharedProps } from './shared-props.ts';

/** What is looked for among the documents, and what can be done with all of them. */
export function DocumentToolbar({ mayEdit, ...props }: SharedProps & { readonly mayEdit: boolean }) {
  const { planId, list, search, change, isEditing } = props;
  const filters = [search.folder, search.type, search.tag, search.expiring].filter(Boolean).length;
  const [isUnfolded, setIsUnfolded] = useState(filters > 0);
  return (
    <div className={styles.bar} data-unfolded={isUnfolded || undefined}>
      <div className={styles.search}>
        <DebouncedSearch
          label="Search in names and tags"
          placeholder="Search in names and tags"
          maxLength={LONGEST_SEARCH}
          value={search.search ?? ''}
          onChange={(text) => change({ search: text || undefined })}
        />
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {documentWords.filters(filters)}
      </button>
      <div className={styles.onPhone}>
        <FolderSelect {...props} />
      </div>
      <div className={styles.filter}>
        <Select
          label="Type"
          isLabelHidden
          options={fileSorts.map((id) => ({ id, label: documentWords.types[id] }))}
          value={search.type ?? null}
          placeholder="Any type"
          clearLabel="Any type"
          onChange={(type) => change({ type: type ?? undefined })}
        />
      </div>
      {list.tags.length > 0 && (
        <div className={styles.filter}>
          <Select
            label="Tag"
            isLabelHidden
            options={list.tags.map((tag) => ({ id: tag, label: tag }))}
            value={search.tag ?? null}
            placeholder="Any tag"
            clearLabel="Any tag"
            onChange={(tag) => change({ tag: tag ?? undefined })}
          />
        </div>
      )}
      {(list.expiring > 0 || search.expiring) && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={search.expiring === true}
          onClick={() => change({ expiring: search.expiring ? undefined : true })}
        >
          {documentWords.expiring(list.expiring)}
        </button>
      )}
      <span className={styles.spring} />
      <DownloadAll {...props} />
      {isEditing ? (
        <RouteLink to={documentsRoute.at({ planId }, search)} {...buttonClasses({})}>
          Done
        </RouteLink>
      ) : (
        mayEdit && (
          <RouteLink to={editDocumentsRoute.at({ planId }, search)} {...buttonClasses({})}>
            {documentWords.arrange}
          </RouteLink>
        )
      )}
    </div>
  );
}

const ALL = 'all';
const PHOTOS = 'photos';

/** The folders of a phone. */
function FolderSelect({ list, search, change }: SharedProps) {
  const options = [
    { id: ALL, label: documentWords.all },
    ...list.folders.map(({ path }) => ({ id: `in ${path}`, label: path })),
    { id: PHOTOS, label: documentWords.photos },
  ];
  const value = search.photos ? PHOTOS : search.folder === undefined ? ALL : `in ${search.folder}`;
  return (
    <Select
      label="Folder"
      isLabelHidden
      options={options}
      value={value}
      onChange={(id) =>
        change({
          folder: id?.startsWith('in ') ? id.slice(3) : undefined,
          photos: id === PHOTOS ? true : undefined,
        })
      }
    />
  );
}
