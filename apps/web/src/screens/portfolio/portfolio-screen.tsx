import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listBoard, readBoardFigures } from '@tussock/contract';
import { boardWords, LONGEST_SEARCH } from '@tussock/domain';
import { BrowseList, Button, Dialog, EmptyState, joinClasses, NotReadLine, useMedia } from '@tussock/ui';
import { useState } from 'react';
import type { ScreenPropsOf } from '../../routes/route.ts';
import { useGo } from '../../routes/use-go.ts';
import { reading } from '../../session/client.ts';
import { farmRoute } from '../plan-farm/route.ts';
import { boardColumns } from './board-columns.tsx';
import { BoardFilters } from './board-filters.tsx';
import { BoardChosen, BoardHead, withoutFilters } from './board-head.tsx';
import { BoardKeysDialog } from './board-keys-dialog.tsx';
import {
  boardQuery,
  columnsOf,
  figuresQuery,
  orderOf,
  readBoardSearch,
  withPeek,
  type BoardSearch,
} from './board-search.ts';
import { ChosenFarms } from './chosen-farms.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { BoardTools } from './board-tools.tsx';
import { BoardViews } from './board-views.tsx';
import { GroupHeading } from './group-heading.tsx';
import { Peek } from './peek.tsx';
import styles from './portfolio-screen.module.css';
import { portfolioRoute } from './route.ts';
import { useBoardKeys } from './use-board-keys.ts';

const NONE_CHOSEN: ReadonlySet<string> = new Set();
/** Width from which a farm is shown beside the table. */
const HAS_ROOM_BESIDE = '(min-width: 1180px)';
/** Columns for which there is room while a farm is shown beside the table, and without it. */
const COLUMNS_BESIDE = 5;
const MOST_WITHOUT_SCROLLING = 9;

/** The board: all plans one may see, with what they need. All of what is chosen stands in the address, so that a board can be sent and returned to. */
export function PortfolioScreen({ search }: ScreenPropsOf<typeof portfolioRoute>) {
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [currentId, setCurrentId] = useState<string>();
  const [isFiltering, setIsFiltering] = useState(false);
  const [isHelpShown, setIsHelpShown] = useState(false);
  const hasRoomBeside = useMedia(HAS_ROOM_BESIDE);
  const go = useGo();
  const plans = useQuery({
    ...reading(listBoard, { query: boardQuery(search) }),
    placeholderData: keepPreviousData,
  });
  const { data: figures } = useQuery({
    ...reading(readBoardFigures, { query: figuresQuery(search) }),
    placeholderData: keepPreviousData,
  });
  // What was read before stands, with what was typed over it.
  if (plans.error && !plans.data) throw plans.error;
  const rows = plans.data?.results ?? [];
  const goTo = (next: BoardSearch): void => void go(portfolioRoute.at(next), { resetScroll: false });
  const peekAt = (id: string | undefined): void =>
    void go(portfolioRoute.at(withPeek(search, id)), { replace: true, resetScroll: false });
  const peeked = rows.find(({ _id }) => _id === search.peek);
  useBoardKeys({
    rows,
    currentId,
    chosen,
    onCurrent: (id) => {
      setCurrentId(id);
      if (search.peek !== undefined) peekAt(id);
    },
    onChoose: setChosen,
    onOpen: (planId) => void go(farmRoute.at({ planId })),
    onPeek: (id) => peekAt(search.peek === id ? undefined : id),
    onClosePeek: () => search.peek !== undefined && peekAt(undefined),
    onHelp: () => setIsHelpShown(true),
  });
  const part = figures && figures.allPlans > 0 ? { figures, search, goTo } : undefined;
  const columns = columnsOf(search);
  const bulk = rows.filter(({ _id }) => chosen.has(_id));
  const isBeside = hasRoomBeside && peeked !== undefined;
  return (
    <div className={joinClasses(styles.frame, part && styles.withFilters, isBeside && styles.withPeek)}>
      {part && (
        <aside className={styles.rail} aria-label={boardWords.filters}>
          <BoardFilters {...part} />
        </aside>
      )}
      <div
        className={joinClasses(
          styles.page,
          !part && styles.fromTop,
          columns.length > MOST_WITHOUT_SCROLLING && styles.wide,
        )}
      >
        {part && <BoardViews search={search} goTo={goTo} />}
        {plans.error && <NotReadLine onAgain={() => void plans.refetch()}>{plans.error.message}</NotReadLine>}
        <BrowseList
          heading={<BoardTabs current="plans" />}
          label={boardWords.title}
          wish={{ ...search, ...orderOf(search) }}
          onWish={({ page = 1, search: words = '', sort, order }) => {
            const { page: _page, search: before = '', ...kept } = search;
            const next = readBoardSearch({ ...kept, page, search: words, sort, order });
            void go(portfolioRoute.at(isUsual(next) ? withoutOrder(next) : next), {
              replace: words !== before,
              resetScroll: page !== (search.page ?? 1),
            });
          }}
          found={plans.data}
          columns={boardColumns(isBeside ? columns.slice(0, COLUMNS_BESIDE) : columns)}
          rowKey={({ _id }) => _id}
          currentKey={currentId}
          selection={{
            chosen: new Set(bulk.map(({ _id }) => _id)),
            onChange: setChosen,
            nameOf: ({ propertyName }) => propertyName,
          }}
          grouping={
            search.group && {
              groupOf: ({ group }) => group ?? '',
              renderHeading: (group) => <GroupHeading group={group} groups={figures?.groups ?? []} />,
            }
          }
          search={{
            label: boardWords.search,
            placeholder: boardWords.searchIn,
            maxLength: LONGEST_SEARCH,
          }}
          tools={part && <BoardTools search={search} goTo={goTo} />}
          above={
            part && (
              <>
                <BoardHead {...part} />
                <BoardChosen {...part} onFilter={() => setIsFiltering(true)} />
              </>
            )
          }
          emptyState={
            <NothingThere hasPlans={part !== undefined} onAll={() => goTo(withoutFilters(search))} />
          }
          noMatchTitle={boardWords.noMatch}
        />
      </div>
      {isBeside && <Peek row={peeked} onClose={() => peekAt(undefined)} />}
      {bulk.length > 0 && <ChosenFarms rows={bulk} onClear={() => setChosen(NONE_CHOSEN)} />}
      {peeked && !hasRoomBeside && (
        <Dialog title={peeked.propertyName} isOpen isDismissable onClose={() => peekAt(undefined)}>
          <Peek row={peeked} />
        </Dialog>
      )}
      {isFiltering && part && (
        <Dialog title={boardWords.filters} isOpen onClose={() => setIsFiltering(false)}>
          <BoardFilters {...part} />
        </Dialog>
      )}
      <BoardKeysDialog isOpen={isHelpShown} onClose={() => setIsHelpShown(false)} />
    </div>
  );
}

const isUsual = (search: BoardSearch): boolean =>
  search.sort === orderOf({}).sort && search.order === orderOf({}).order;

function withoutOrder({ sort: _sort, order: _order, ...rest }: BoardSearch): BoardSearch {
  return rest;
}

const NothingThere = ({ hasPlans, onAll }: { readonly hasPlans: boolean; readonly onAll: () => void }) =>
  hasPlans ? (
    <EmptyState title={boardWords.noneLeft} action={<Button onClick={onAll}>{boardWords.showAll}</Button>}>
      {boardWords.noneLeftAbout}
    </EmptyState>
  ) : (
    <EmptyState title={boardWords.noPlans}>{boardWords.noPlansAbout}</EmptyState>
  );
