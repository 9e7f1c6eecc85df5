import { useQuery } from '@tanstack/react-query';
import {
  listBoardViews,
  LONGEST_VIEW_TITLE,
  removeBoardView,
  saveBoardView,
  type BoardView,
} from '@tussock/contract';
import { boardWords } from '@tussock/domain';
import { Button, Checkbox, IconButton, Popover, TextField, ViewButton, ViewButtons } from '@tussock/ui';
import { useState } from 'react';
import { client, reading } from '../../session/client.ts';
import { isView, readBoardSearch, viewOf, type BoardSearch } from './board-search.ts';
import styles from './portfolio-screen.module.css';

interface ViewsProps {
  readonly search: BoardSearch;
  readonly goTo: (search: BoardSearch) => void;
}

/** Saved views of the board: one's own and those of the team, and what is needed to save one. */
export function BoardViews({ search, goTo }: ViewsProps) {
  const { data } = useQuery(reading(listBoardViews, {}));
  const views = data?.results ?? [];
  return (
    <div className={styles.views}>
      <ViewButtons label={boardWords.views}>
        <ViewButton title="All" isChosen={isView({}, search)} onChoose={() => goTo({})} />
        {views.map((view) => (
          <ViewButton
            key={view._id}
            title={view.title}
            isChosen={isView(view.search, search)}
            hint={view.isOwn ? undefined : boardWords.sharedBy(view.savedByName)}
            onChoose={() => goTo(readBoardSearch(view.search))}
          />
        ))}
        <Popover label={boardWords.saveView} icon="plus" isQuiet size="small">
          {(close) => <SaveView search={search} own={views.filter(({ isOwn }) => isOwn)} onDone={close} />}
        </Popover>
      </ViewButtons>
    </div>
  );
}

interface SaveViewProps {
  readonly search: BoardSearch;
  /** Views that the person saved. */
  readonly own: readonly BoardView[];
  readonly onDone: () => void;
}

/** Form to save the board as it stands under a name, or over a view of that name, and the list of one's own views. */
function SaveView({ search, own, onDone }: SaveViewProps) {
  const [title, setTitle] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const name = title.trim();
  const former = own.find((view) => view.title === name);
  const handleSave = async (): Promise<void> => {
    setIsPending(true);
    try {
      await client.call(saveBoardView, {
        params: { viewId: former?._id ?? crypto.randomUUID() },
        body: { title: name, search: viewOf(search), isShared },
      });
      onDone();
    } finally {
      setIsPending(false);
    }
  };
  return (
    <form
      className={styles.saveView}
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') void handleSave().catch(() => undefined); // the client has told why
      }}
    >
      <TextField
        label={boardWords.viewName}
        placeholder={boardWords.viewExample}
        value={title}
        onChange={(text) => setTitle(text.slice(0, LONGEST_VIEW_TITLE))}
      />
      <Checkbox isSelected={isShared} onChange={setIsShared}>
        {boardWords.shareView}
      </Checkbox>
      {former && <p>{boardWords.replacesView(former.title)}</p>}
      <Button type="submit" variant="primary" isPending={isPending} disabled={name === ''}>
        {boardWords.saveView}
      </Button>
      {own.length > 0 && (
        <ul className={styles.ownViews} aria-label={boardWords.views}>
          {own.map((view) => (
            <li key={view._id}>
              <span>{view.title}</span>
              <IconButton
                icon="trash"
                size="small"
                label={boardWords.removeView(view.title)}
                onClick={({ currentTarget }) => {
                  // The button goes with its line: the keyboard stays in the form.
                  currentTarget.closest('form')?.focus();
                  void client.call(removeBoardView, { params: { viewId: view._id } }).catch(() => undefined); // the client has told why
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
