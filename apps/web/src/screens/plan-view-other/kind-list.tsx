import type { FeatureReply } from '@tussock/contract';
import {
  kindByFeatureType,
  kindsByCollection,
  type AnyKind,
  type FeatureColumn,
  pluralOf,
} from '@tussock/domain';
import { buttonClasses, EmptyState, Icon } from '@tussock/ui';
import { listsRoute } from './route.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { useMemo, useState } from 'react';
import { AlsoInList } from '../../activities/also-here/index.ts';
import type { FeatureChoice } from '../../activities/edit-fields/index.ts';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { SaveBar } from './save-bar.tsx';
import { FeatureGrid } from './grid/feature-grid.tsx';
import { ListFieldDialog } from './grid/list-field-dialog.tsx';
import { useAnchoredRange } from './grid/use-anchored-range.ts';
import { useDrafts } from './grid/use-drafts.ts';
import { useGridEdits } from './grid/use-grid-edits.ts';
import { ImportDialog } from './exchange/import-dialog.tsx';
import { ListMap } from './list-map.tsx';
import { featureNamesFrom, featuresOfKind } from '../../sync/index.ts';
import { columnsInSearch, fieldsInUse } from './list-columns.ts';
import { DEFAULT_SORT, readListSearch, type ListSearch } from './list-search.ts';
import { useListed } from './use-listed.ts';
import styles from './lists.module.css';

interface KindListProps {
  readonly planId: string;
  readonly kind: AnyKind;
  readonly search: ListSearch;
  readonly content: PlanMapContent;
}

/** Beside the list where there is room for both. */
const hasRoomForMap = (): boolean => window.matchMedia('(min-width: 960px)').matches;

const choicesIn = (features: readonly FeatureReply[], collection: string): readonly FeatureChoice[] => {
  const kinds = kindsByCollection(collection);
  return features.flatMap(({ _id, featureType, properties }) => {
    const kind = kindByFeatureType(featureType);
    return kind && kinds.includes(kind)
      ? [{ id: _id, name: kind.label(properties) || kind.names.singular }]
      : [];
  });
};

/** The list of one kind: a table to search, order and type in, with a map beside it. */
export function KindList({ planId, kind, search, content }: KindListProps) {
  const go = useGo();
  const all = content.features;
  const own = useMemo(() => featuresOfKind(all, kind), [all, kind]);
  const byId = useMemo(() => new Map(own.map((feature) => [feature._id, feature])), [own]);
  const names = useMemo(() => featureNamesFrom(all), [all]);
  const sort = useMemo(
    () => ({ key: search.sort ?? DEFAULT_SORT, descending: search.order === 'desc' }),
    [search.sort, search.order],
  );
  const listed = useListed(kind, own, {
    names,
    search: search.search ?? '',
    sort,
    isLackingOnly: search.lacking === 'yes',
  });
  const drafts = useDrafts(planId, kind, byId);
  const { rows, faults } = drafts;
  const columns = useMemo(
    () => columnsInSearch(kind, search, fieldsInUse({ rows, faults })),
    [kind, search, rows, faults],
  );
  const [range, setRange] = useAnchoredRange(listed, columns);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [isMapShown, setIsMapShown] = useState(hasRoomForMap);
  const [isImporting, setIsImporting] = useState(false);
  const [openList, setOpenList] = useState<{ feature: FeatureReply; column: FeatureColumn } | null>(null);
  const [message, setMessage] = useState('');
  const canEdit = content.may('editFeatures');

  const goTo = (change: Partial<Record<keyof ListSearch, string | undefined>>): void =>
    void go(listsRoute.at({ planId }, readListSearch({ ...search, ...change })), { replace: true });

  const edits = useGridEdits({ drafts, listed, columns, range, canEdit, tell: setMessage });
  const showCell = (id: string, key: string): void => {
    const row = listed.findIndex((feature) => feature._id === id);
    const column = Math.max(
      0,
      columns.findIndex((of) => of.key === key),
    );
    if (row < 0) return;
    setSelectedId(id);
    setRange({ anchor: { row, column }, active: { row, column } });
  };

  return (
    <div className={styles.list}>
      <ListHead planId={planId} title={kind.names.plural} />
      <AlsoInList isListed={(id) => byId.has(id)} />
      <ListToolbar
        kind={kind}
        own={own}
        listed={listed}
        names={names}
        columns={columns}
        search={search}
        goTo={goTo}
        drafts={drafts}
        canEdit={canEdit}
        isMapShown={isMapShown}
        onMap={() => setIsMapShown(!isMapShown)}
        onFillDown={edits.fillDown}
        onImport={() => setIsImporting(true)}
      />
      <div className={styles.beside} data-map={isMapShown || undefined}>
        {listed.length > 0 ? (
          <FeatureGrid
            kind={kind}
            columns={columns}
            features={listed}
            names={names}
            drafts={drafts}
            canEdit={canEdit}
            sort={sort}
            onSort={({ key, descending }) => goTo({ sort: key, order: descending ? 'desc' : undefined })}
            selectedId={selectedId}
            onSelect={setSelectedId}
            featureChoices={(collection) => choicesIn(all, collection)}
            onEditList={(feature, column) => setOpenList({ feature, column })}
            range={range}
            onRange={setRange}
            onPlace={edits.place}
            onPlaceIn={edits.placeIn}
            onFillDown={edits.fillDown}
            tell={setMessage}
          />
        ) : (
          <div>
            <NothingListed kind={kind} planId={planId} isSearch={own.length > 0} canEdit={canEdit} />
          </div>
        )}
        {isMapShown && (
          <ListMap
            kind={kind}
            content={content}
            listed={listed}
            selectedId={selectedId}
            onSelect={setSelectedId}
          />
        )}
      </div>
      <output className={styles.message}>{message}</output>
      <SaveBar kind={kind} drafts={drafts} features={byId} names={names} onShow={showCell} />
      {openList && (
        <ListFieldDialog
          {...openList}
          typed={drafts.rows[openList.feature._id]?.values ?? {}}
          featureChoices={(collection) => choicesIn(all, collection)}
          onClose={() => setOpenList(null)}
          onSave={(value) => {
            edits.placeIn(openList.feature, openList.column, value);
            setOpenList(null);
          }}
        />
      )}
      {isImporting && (
        <ImportDialog kind={kind} content={content} names={names} onClose={() => setIsImporting(false)} />
      )}
    </div>
  );
}

function ListHead({ planId, title }: { readonly planId: string; readonly title: string }) {
  return (
    <header className={styles.listHead}>
      <RouteLink to={listsRoute.at({ planId })} className={styles.back}>
        <Icon name="arrow-left" size="small" />
        Lists
      </RouteLink>
      <h1>{title}</h1>
    </header>
  );
}

function NothingListed({
  kind,
  planId,
  isSearch,
  canEdit,
}: {
  readonly kind: AnyKind;
  readonly planId: string;
  readonly isSearch: boolean;
  readonly canEdit: boolean;
}) {
  const plural = pluralOf(kind);
  if (isSearch)
    return <EmptyState title="Nothing matches these words">{`No ${plural} hold all of them.`}</EmptyState>;
  return (
    <EmptyState
      title={`No ${plural} yet`}
      action={
        canEdit && (
          <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
            Draw on the map
          </RouteLink>
        )
      }
    >
      {canEdit && 'Draw the first one, or import a file with their shapes.'}
    </EmptyState>
  );
}
