import { calendarWords, countInFigures } from '@tussock/domain';
import { Button, IconButton, Menu, type MenuGroup, ViewButton, ViewButtons } from '@tussock/ui';
import { useStore } from 'zustand';
import { currentUserStore } from '../../session/current-user.ts';
import { exportActions } from './export-actions.ts';
import { findRows } from './register-rows.ts';
import { groupings, type Grouping, type RegisterSearch } from './register-search.ts';
import styles from './register-toolbar.module.css';
import { SaveView } from './save-view.tsx';
import type { SharedProps } from './shared-props.ts';
import { useSavedViews } from './use-saved-views.ts';
import { inView, isView, standingViews, type RegisterView } from './views.ts';

const groupingWords: { readonly [G in Grouping]: string } = {
  due: 'By due date',
  year: 'By year',
  section: 'By part of the plan',
  unit: 'By land unit',
  person: 'By person',
  state: 'By state',
  none: 'All together',
};

export interface ToolbarProps extends SharedProps {
  readonly planId: string;
  readonly goTo: (search: RegisterSearch) => void;
  readonly mayEdit: boolean;
  readonly isMapShown: boolean;
  readonly onMap: () => void;
  readonly onFilter: () => void;
  readonly onAdd: () => void;
  readonly onCalendar: () => void;
}

/** Menu of groupings. */
const groupingsOf = ({ change }: ToolbarProps): MenuGroup => ({
  title: 'Show together',
  actions: groupings.map((group) => ({
    id: group,
    label: groupingWords[group],
    onAction: () => change({ group }),
  })),
});

/** Menu of exports: as a file, or as a calendar. */
const exportsOf = ({ register, onCalendar }: ToolbarProps): MenuGroup => ({
  title: 'Export',
  actions: [
    { id: 'xlsx', label: 'Excel workbook', onAction: () => void exportActions('xlsx', register) },
    { id: 'csv', label: 'CSV, for spreadsheets', onAction: () => void exportActions('csv', register) },
    { id: 'calendar', label: calendarWords.menu, onAction: onCalendar },
  ],
});

/** Toolbar of the register: views with their counts, grouping, and exports. */
export function RegisterToolbar(props: ToolbarProps) {
  const { search, planId } = props;
  const [together, takenAway] = [groupingsOf(props), exportsOf(props)];
  const userId = useStore(currentUserStore, ({ user }) => user?._id ?? '');
  const { saved, save, forget } = useSavedViews(userId, planId);
  const views = [...standingViews(userId), ...saved];
  return (
    <div className={styles.bar}>
      <ViewButtons label="Views">
        {views.map((view) => (
          <RegisterViewButton key={view.id} view={view} {...props} />
        ))}
        <SaveView
          standing={views.find((view) => isView(view, search))}
          saved={saved}
          onSave={(title) => save(title, search)}
          onForget={forget}
        />
      </ViewButtons>
      <div className={styles.acts}>
        <span className={styles.onPhone}>
          <Button icon="filter" onClick={props.onFilter}>
            Filters
          </Button>
        </span>
        <span className={styles.onDesk}>
          <Menu label={groupingWords[search.group ?? 'due']} groups={[together]} />
          <Button icon="map" aria-pressed={props.isMapShown} onClick={props.onMap}>
            Map
          </Button>
          <Menu label="Export" icon="download" groups={[takenAway]} />
        </span>
        <span className={styles.onPhone}>
          <IconButton
            icon="map"
            label="Map"
            isQuiet={false}
            aria-pressed={props.isMapShown}
            onClick={props.onMap}
          />
          <Menu
            label="Order and export"
            icon="more"
            isIconOnly
            groups={[together, takenAway]}
            placement="bottom end"
          />
        </span>
        {props.mayEdit && (
          // Where there is none yet, the sections that propose them come first.
          <Button
            variant={props.register.rows.length > 0 ? 'primary' : 'secondary'}
            icon="plus"
            onClick={props.onAdd}
          >
            Add action
          </Button>
        )}
      </div>
    </div>
  );
}

function RegisterViewButton({
  view,
  register,
  search,
  goTo,
}: ToolbarProps & { readonly view: RegisterView }) {
  const count = findRows(register.rows, view.search).length;
  return (
    <ViewButton
      title={view.title}
      isChosen={isView(view, search)}
      count={countInFigures(count)}
      isWarning={view.search.overdue === true && count > 0}
      onChoose={() => goTo(inView(view, search))}
    />
  );
}
