import { isJsonObject } from '@tussock/domain';
import { useState } from 'react';
import { keep, readKeptJson } from '../../plan-session/browser-store.ts';
import { readRegisterSearch, type RegisterSearch } from './register-search.ts';
import type { RegisterView } from './views.ts';

const keyOf = (userId: string, planId: string): string => `register-views:${userId}:${planId}`;

function readViews(key: string): readonly RegisterView[] {
  const kept = readKeptJson(key);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((view: unknown): readonly RegisterView[] =>
    isJsonObject(view) && typeof view['title'] === 'string' && isJsonObject(view['search'])
      ? [{ id: `own ${view['title']}`, title: view['title'], search: readRegisterSearch(view['search']) }]
      : [],
  );
}

/** A person's saved views of a plan, stored on this device. */
export function useSavedViews(userId: string, planId: string) {
  const key = keyOf(userId, planId);
  const [saved, setSaved] = useState(() => readViews(key));
  const write = (views: readonly RegisterView[]): void => {
    keep(key, JSON.stringify(views));
    setSaved(views);
  };
  return {
    saved,
    /** Saves a view; replaces one of the same name. */
    save: (title: string, search: RegisterSearch) => {
      const { group: _group, sort: _sort, order: _order, ...filters } = search;
      const id = `own ${title}`;
      write([...saved.filter((view) => view.id !== id), { id, title, search: filters }]);
    },
    forget: (id: string) => write(saved.filter((view) => view.id !== id)),
  };
}
