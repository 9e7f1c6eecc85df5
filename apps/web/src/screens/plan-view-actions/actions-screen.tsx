import { Button, Dialog, EmptyState, buttonClasses } from '@tussock/ui';
import { useState } from 'react';
import { AlsoInList } from '../../activities/also-here/index.ts';
import { useActionWrites, usePeople } from '../../activities/write-actions/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useGo } from '../../routes/use-go.ts';
import { firstSection, sectionRoute } from '../plan-edit-actions/route.ts';
import styles from './actions-screen.module.css';
import { AddActionDialog } from './add-action-dialog.tsx';
import { BudgetStrip } from './budget-strip.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { actionsRoute } from './route.ts';
import { RegisterList } from './register-list.tsx';
import { readRegisterSearch, type RegisterSearch } from './register-search.ts';
import { RegisterToolbar } from './register-toolbar.tsx';
import { RegisterMap } from './register-map.tsx';
import { useRegister } from './use-register.ts';

const NONE_CHOSEN: ReadonlySet<string> = new Set();

/** The actions register: all actions of the plan, to search, sort, assign and complete. */
export function ActionsScreen({ planId, may, isLocked, search }: PlanScreenPropsOf<typeof actionsRoute>) {
  const go = useGo();
  const register = useRegister(planId, search);
  const mayEdit = may('editActions') && !isLocked;
  const writes = useActionWrites(planId);
  const people = usePeople(planId, mayEdit);
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [isCalendarShown, setIsCalendarShown] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [isFiltering, setIsFiltering] = useState(false);
  const [isMapShown, setIsMapShown] = useState(false);
  const goTo = (next: RegisterSearch): void =>
    void go(actionsRoute.at({ planId }, readRegisterSearch({ ...next })), {
      replace: true,
      resetScroll: false,
    });
  const change = (part: { readonly [K in keyof RegisterSearch]?: RegisterSearch[K] | undefined }): void =>
    goTo({ ...search, ...part });
  const shared = { register, search, change };
  // What is not shown any more, done or filtered away as it may be, is not changed with the rest.
  const bulk = register.found.filter(({ id }) => chosen.has(id));
  return (
    <div className={styles.frame}>
      <aside className={styles.filters} aria-label="Filters">
        <h1 className={styles.title}>Actions</h1>
        <FilterPanel {...shared} />
        <SectionsLink planId={planId} mayEdit={mayEdit} />
      </aside>
      <div className={styles.main}>
        <RegisterToolbar
          {...shared}
          planId={planId}
          goTo={goTo}
          mayEdit={mayEdit}
          isMapShown={isMapShown}
          onMap={() => setIsMapShown(!isMapShown)}
          onFilter={() => setIsFiltering(true)}
          onAdd={() => setIsAdding(true)}
          onCalendar={() => setIsCalendarShown(true)}
        />
        <BudgetStrip rows={register.rows} />
        <ChosenFilters {...shared} />
        <AlsoInList isListed={(id) => register.rows.some((row) => row.id === id)} />
        {isMapShown && <RegisterMap planId={planId} rows={register.found} />}
        {register.found.length > 0 ? (
          <RegisterList
            {...shared}
            planId={planId}
            chosen={new Set(bulk.map(({ id }) => id))}
            onChoose={setChosen}
            writes={writes}
            people={people}
            mayEdit={mayEdit}
          />
        ) : (
          <NothingFound {...shared} planId={planId} mayEdit={mayEdit} />
        )}
        {bulk.length > 0 && mayEdit && (
          <BulkBar
            planId={planId}
            rows={bulk}
            people={people}
            writes={writes}
            onClear={() => setChosen(NONE_CHOSEN)}
          />
        )}
      </div>
      {isFiltering && (
        <Dialog title="Filters" isOpen onClose={() => setIsFiltering(false)}>
          <FilterPanel {...shared} />
          <SectionsLink planId={planId} mayEdit={mayEdit} />
        </Dialog>
      )}
      {isCalendarShown && <CalendarDialog planId={planId} onClose={() => setIsCalendarShown(false)} />}
      {isAdding && <AddActionDialog planId={planId} writes={writes} onClose={() => setIsAdding(false)} />}
      {writes.question}
    </div>
  );
}

function SectionsLink({ planId, mayEdit }: { readonly planId: string; readonly mayEdit: boolean }) {
  return (
    <p className={styles.sections}>
      <RouteLink to={sectionRoute.at({ planId, section: firstSection.route })}>
        {mayEdit ? 'Answer the sections of the plan' : 'See the sections of the plan'}
      </RouteLink>
    </p>
  );
}

function NothingFound({
  planId,
  mayEdit,
  register,
  change,
}: {
  readonly planId: string;
  readonly mayEdit: boolean;
  readonly register: ReturnType<typeof useRegister>;
  readonly change: (part: { readonly [K in keyof RegisterSearch]?: undefined }) => void;
}) {
  if (register.rows.length > 0)
    return (
      <EmptyState
        title="No action is like that"
        action={
          <Button
            onClick={() =>
              change({
                search: undefined,
                state: undefined,
                section: undefined,
                unit: undefined,
                person: undefined,
                year: undefined,
                overdue: undefined,
              })
            }
          >
            Show what is open
          </Button>
        }
      >
        The filters leave none of the {String(register.rows.length)} actions of this plan.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No actions yet"
      icon="check"
      action={
        <RouteLink
          to={sectionRoute.at({ planId, section: firstSection.route })}
          {...buttonClasses({ variant: 'primary' })}
        >
          {mayEdit ? 'Go through the sections' : 'See the sections'}
        </RouteLink>
      }
    >
      {mayEdit
        ? 'Go through the sections of the plan: each outcome proposes what would bring you there.'
        : 'What is agreed on this plan will be listed here. Its sections say what is to be reached.'}
    </EmptyState>
  );
}
