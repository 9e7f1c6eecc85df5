import type { FeatureReply } from '@tussock/contract';
import {
  featureColumns,
  isLacking,
  listWords,
  LONGEST_SEARCH,
  pluralOf,
  type AnyKind,
  type FeatureColumn,
  type FeatureNames,
} from '@tussock/domain';
import { Button, Checkbox, IconButton, DebouncedSearch, Menu, Popover } from '@tussock/ui';
import { saveFile } from './exchange/save-file.ts';
import { writeCsv } from './exchange/write-csv.ts';
import { writeGeoJson } from './exchange/write-geojson.ts';
import type { Drafts } from './grid/use-drafts.ts';
import { DEFAULT_SORT, type ListSearch } from './list-search.ts';
import styles from './lists.module.css';

interface ListToolbarProps {
  readonly kind: AnyKind;
  readonly own: readonly FeatureReply[];
  readonly listed: readonly FeatureReply[];
  readonly names: FeatureNames;
  readonly columns: readonly FeatureColumn[];
  readonly search: ListSearch;
  readonly goTo: (change: Partial<Record<keyof ListSearch, string | undefined>>) => void;
  readonly drafts: Drafts;
  readonly canEdit: boolean;
  readonly isMapShown: boolean;
  readonly onMap: () => void;
  readonly onFillDown: () => void;
  readonly onImport: () => void;
}

/** What can be done with a list. */
export function ListToolbar(props: ListToolbarProps) {
  const { kind, listed, names, drafts, canEdit } = props;
  const file = kind.names.plural.toLowerCase().replaceAll(' ', '-');
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`The list of ${kind.names.plural}`}>
      <div className={styles.words}>
        <DebouncedSearch
          label={`Search the ${pluralOf(kind)}`}
          placeholder="Search"
          maxLength={LONGEST_SEARCH}
          value={props.search.search ?? ''}
          onChange={(search) => props.goTo({ search })}
        />
      </div>
      <ColumnChooser kind={kind} columns={props.columns} goTo={props.goTo} />
      <Button icon="map" aria-pressed={props.isMapShown} isQuiet onClick={props.onMap}>
        Map
      </Button>
      <LackingFilter {...props} />
      {canEdit && (
        <>
          <IconButton icon="undo" label="Undo" disabled={!drafts.canUndo} onClick={drafts.undo} />
          <IconButton icon="redo" label="Redo" disabled={!drafts.canRedo} onClick={drafts.redo} />
          <IconButton icon="chevron-down" label="Fill down (Ctrl+D)" onClick={props.onFillDown} />
        </>
      )}
      <span className={styles.spring} />
      <Menu
        label="Export"
        icon="download"
        groups={[
          {
            actions: [
              {
                id: 'csv',
                label: 'CSV, for spreadsheets',
                onAction: () =>
                  saveFile(`${file}.csv`, 'text/csv;charset=utf-8', writeCsv(kind, listed, names)),
              },
              {
                id: 'geojson',
                label: 'GeoJSON, for maps',
                onAction: () =>
                  saveFile(`${file}.geojson`, 'application/geo+json', writeGeoJson(kind, listed)),
              },
            ],
          },
        ]}
      />
      {canEdit && (
        <Button icon="upload" onClick={props.onImport}>
          Import
        </Button>
      )}
    </div>
  );
}

/** Only what is still to be filled in; not there where nothing is. */
function LackingFilter({ kind, own, search, goTo }: ListToolbarProps) {
  const count = own.filter(({ properties }) => isLacking(kind, properties)).length;
  const isOn = search.lacking === 'yes';
  if (count === 0 && !isOn) return null;
  return (
    <Button
      icon="filter"
      isQuiet
      aria-pressed={isOn}
      onClick={() => goTo({ lacking: isOn ? undefined : 'yes' })}
    >
      {listWords.toFillIn(count)}
    </Button>
  );
}

function ColumnChooser({
  kind,
  columns,
  goTo,
}: {
  readonly kind: AnyKind;
  readonly columns: readonly FeatureColumn[];
  readonly goTo: ListToolbarProps['goTo'];
}) {
  const toggle = (toggled: FeatureColumn): void => {
    const next = featureColumns(kind).filter((column) =>
      column === toggled ? !columns.includes(column) : columns.includes(column),
    );
    goTo({ columns: next.map(({ key }) => key).join(',') });
  };
  return (
    <Popover label="Columns" icon="settings">
      <div className={styles.chooser}>
        {featureColumns(kind).map((column) => (
          <Checkbox
            key={column.key}
            isSelected={columns.includes(column)}
            isDisabled={column.key === DEFAULT_SORT}
            onChange={() => toggle(column)}
          >
            {column.header}
          </Checkbox>
        ))}
      </div>
      <div className={styles.chooserFoot}>
        <Button
          size="small"
          isQuiet
          onClick={() =>
            goTo({
              columns: featureColumns(kind)
                .map(({ key }) => key)
                .join(','),
            })
          }
        >
          All
        </Button>
        <Button size="small" isQuiet onClick={() => goTo({ columns: undefined })}>
          As at first
        </Button>
      </div>
    </Popover>
  );
}
