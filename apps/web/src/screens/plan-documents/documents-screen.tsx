import { documentWords } from '@tussock/domain';
import { Button, EmptyState } from '@tussock/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useGo } from '../../routes/use-go.ts';
import { useFileUses, usePlanFiles, useToday } from '../../sync/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DocumentList } from './document-list.tsx';
import { findDocuments, rowsOfFiles } from './document-rows.ts';
import { Downloads } from './download-all.tsx';
import { DocumentToolbar } from './document-toolbar.tsx';
import styles from './documents-screen.module.css';
import { readDocumentsSearch, type DocumentsSearch } from './documents-search.ts';
import { FolderList } from './folder-list.tsx';
import { documentsRoute, editDocumentsRoute } from './route.ts';
import { UploadPanel } from './upload-panel.tsx';
import { useDocumentWrites } from './use-document-writes.ts';

const DocumentDialog = lazy(() =>
  import('./document-dialog.tsx').then((module) => ({ default: module.DocumentDialog })),
);

const NONE_CHOSEN: ReadonlySet<string> = new Set();

type Change = { readonly [K in keyof DocumentsSearch]?: DocumentsSearch[K] | undefined };

/** The documents of the plan to read. */
export const ViewDocumentsScreen = (props: PlanScreenPropsOf<typeof documentsRoute>) => (
  <DocumentsScreen {...props} isEditing={false} />
);

/** The documents of the plan to put in order. */
export const EditDocumentsScreen = (props: PlanScreenPropsOf<typeof editDocumentsRoute>) => (
  <DocumentsScreen {...props} isEditing />
);

interface ScreenProps extends PlanScreenPropsOf<typeof documentsRoute> {
  readonly isEditing: boolean;
}

function DocumentsScreen({ planId, may, search, isEditing }: ScreenProps) {
  const go = useGo();
  const { byId } = usePlanFiles();
  const uses = useFileUses();
  const today = useToday();
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const writes = useDocumentWrites();
  const rows = useMemo(() => rowsOfFiles(byId.values(), uses, today), [byId, uses, today]);
  const list = useMemo(() => findDocuments(rows, search), [rows, search]);
  const place = isEditing ? editDocumentsRoute : documentsRoute;
  const change = (part: Change): void =>
    void go(place.at({ planId }, readDocumentsSearch({ ...search, ...part })), {
      replace: true,
      resetScroll: false,
    });
  // What is out of sight is not done anything with: nobody sees that it is ticked.
  const inHand = list.found.filter(({ id }) => chosen.has(id));
  const open = rows.find(({ id }) => id === search.open);
  const shared = { planId, list, search, change, isEditing };
  const isEmpty = list.documents === 0 && search.photos !== true;
  return (
    <div className={styles.frame}>
      <aside className={styles.folders} aria-label="Folders">
        <h1 className={styles.title}>Documents</h1>
        <FolderList {...shared} />
      </aside>
      <div className={styles.main}>
        <DocumentToolbar {...shared} mayEdit={may('editFeatures')} />
        {may('editFeatures') && <UploadPanel planId={planId} folder={search.folder ?? ''} />}
        <div className={styles.downloads}>
          <Downloads planId={planId} />
        </div>
        {list.found.length > 0 ? (
          <DocumentList {...shared} chosen={chosen} onChoose={setChosen} />
        ) : (
          <NothingFound change={change} isEmpty={isEmpty} mayEdit={may('editFeatures')} />
        )}
        {inHand.length > 0 && (
          <BulkBar {...shared} rows={inHand} writes={writes} onClear={() => setChosen(NONE_CHOSEN)} />
        )}
      </div>
      {open && (
        <Suspense fallback={null}>
          <DocumentDialog
            key={open.id}
            {...shared}
            row={open}
            writes={writes}
            onClose={() => change({ open: undefined })}
          />
        </Suspense>
      )}
      {writes.question}
    </div>
  );
}

interface NothingProps {
  readonly change: (part: Change) => void;
  readonly isEmpty: boolean;
  readonly mayEdit: boolean;
}

function NothingFound({ change, isEmpty, mayEdit }: NothingProps) {
  if (!isEmpty)
    return (
      <EmptyState
        title={documentWords.noneFound}
        icon="folder"
        action={
          <Button
            onClick={() =>
              change({
                search: undefined,
                folder: undefined,
                type: undefined,
                tag: undefined,
                expiring: undefined,
                photos: undefined,
              })
            }
          >
            Show all documents
          </Button>
        }
      />
    );
  return (
    <EmptyState title={documentWords.emptyTitle} icon="folder">
      {mayEdit ? documentWords.empty : documentWords.emptyToRead}
    </EmptyState>
  );
}
