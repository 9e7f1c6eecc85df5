import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listWork, readWorkFigures } from '@tussock/contract';
import { boardWords, LONGEST_SEARCH } from '@tussock/domain';
import { BrowseList, Button, Dialog, EmptyState, joinClasses, NotReadLine } from '@tussock/ui';
import { useState } from 'react';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { reading } from '../../session/client.ts';
import { BoardTabs } from './board-tabs.tsx';
import styles from './portfolio-screen.module.css';
import { workRoute } from './route.ts';
import { workColumns } from './work-columns.tsx';
import { WorkBulk } from './work-bulk.tsx';
import { WorkFilters, WorkHead } from './work-filters.tsx';
import { readWorkSearch, workFiguresQuery, workOrderOf, workQuery, type WorkSearch } from './work-search.ts';

const NONE_CHOSEN: ReadonlySet<string> = new Set();

/** The actions of all farms one may see, in one register. */
export function WorkScreen({ search }: ScreenPropsOf<typeof workRoute>) {
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [isFiltering, setIsFiltering] = useState(false);
  const go = useGo();
  const actions = useQuery({
    ...reading(listWork, { query: workQuery(search) }),
    placeholderData: keepPreviousData,
  });
  const { data: figures } = useQuery({
    ...reading(readWorkFigures, { query: workFiguresQuery(search) }),
    placeholderData: keepPreviousData,
  });
  // What was read before stands, with what was typed over it.
  if (actions.error && !actions.data) throw actions.error;
  const goTo = (next: WorkSearch): void => void go(workRoute.at(next), { resetScroll: false });
  // What is not shown any more is not changed with the rest.
  const bulk = actions.data?.results.filter(({ _id }) => chosen.has(_id)) ?? [];
  const part = figures && figures.allActions > 0 ? { figures, search, goTo } : undefined;
  return (
    <div className={joinClasses(styles.frame, part && styles.withFilters)}>
      {part && (
        <aside className={styles.rail} aria-label={boardWords.filters}>
          <WorkFilters {...part} />
        </aside>
      )}
      <div className={joinClasses(styles.page, styles.fromTop)}>
        {actions.error && (
          <NotReadLine onAgain={() => void actions.refetch()}>{actions.error.message}</NotReadLine>
        )}
        <BrowseList
          heading={<BoardTabs current="actions" />}
          label={boardWords.workTitle}
          wish={{ ...search, ...workOrderOf(search) }}
          onWish={({ page = 1, search: words = '', sort, order }) =>
            void go(workRoute.at(readWorkSearch({ ...search, page, search: words, sort, order })), {
              replace: words !== (search.search ?? ''),
              resetScroll: page !== (search.page ?? 1),
            })
          }
          found={actions.data}
          columns={workColumns}
          rowKey={({ _id }) => _id}
          selection={{
            chosen,
            onChange: setChosen,
            nameOf: ({ title, propertyName }) => `${title}, ${propertyName}`,
          }}
          search={{
            label: boardWords.searchWork,
            placeholder: boardWords.searchWorkIn,
            maxLength: LONGEST_SEARCH,
          }}
          above={part && <WorkHead {...part} onFilter={() => setIsFiltering(true)} />}
          emptyState={
            part ? (
              <EmptyState
                title={boardWords.noWorkLeft}
                action={<Button onClick={() => goTo({})}>{boardWords.showOpen}</Button>}
              >
                {boardWords.noWorkLeftAbout}
              </EmptyState>
            ) : (
              <EmptyState title={boardWords.noWork} icon="check">
                {boardWords.noWorkAbout}
              </EmptyState>
            )
          }
          noMatchTitle={boardWords.noWorkMatch}
        />
      </div>
      <div className={styles.bar}>
        <WorkBulk rows={bulk} people={figures?.facets.person ?? []} onClear={() => setChosen(NONE_CHOSEN)} />
      </div>
      {isFiltering && part && (
        <Dialog title={boardWords.filters} isOpen onClose={() => setIsFiltering(false)}>
          <WorkFilters {...part} />
        </Dialog>
      )}
    </div>
  );
}
