import { Button, Icon, IconButton, Popover, TextField } from '@tussock/ui';
import { useState } from 'react';
import styles from './register-toolbar.module.css';
import type { RegisterView } from './views.ts';

interface SaveViewProps {
  /** The view in effect, where it has a name already. */
  readonly standing: RegisterView | undefined;
  readonly saved: readonly RegisterView[];
  readonly onSave: (title: string) => void;
  readonly onForget: (id: string) => void;
}

const LONGEST_TITLE = 40;

/** Saves the chosen filters as a named view, and deletes saved views. */
export function SaveView({ standing, saved, onSave, onForget }: SaveViewProps) {
  const [title, setTitle] = useState('');
  return (
    <Popover label="Save this view" icon="plus" isQuiet size="small">
      {(close) => (
        <form
          className={styles.saveView}
          tabIndex={-1}
          onSubmit={(event) => {
            event.preventDefault();
            if (title.trim() === '') return;
            onSave(title.trim());
            setTitle('');
            close();
          }}
        >
          {standing ? (
            <p>
              What you see is “{standing.title}”. Choose other filters first to save them as a view of your
              own.
            </p>
          ) : (
            <>
              <TextField
                label="Name of the view"
                placeholder="Before the audit"
                value={title}
                onChange={(text) => setTitle(text.slice(0, LONGEST_TITLE))}
              />
              <Button type="submit" variant="primary" disabled={title.trim() === ''}>
                Save view
              </Button>
            </>
          )}
          {saved.length > 0 && (
            <ul className={styles.savedViews} aria-label="Your views">
              {saved.map((view) => (
                <li key={view.id}>
                  <Icon name="filter" size="small" />
                  <span>{view.title}</span>
                  <IconButton
                    icon="trash"
                    size="small"
                    label={`Forget ${view.title}`}
                    onClick={({ currentTarget }) => {
                      // The button goes with its line: the keyboard stays in the list, and Escape closes it.
                      currentTarget.closest('form')?.focus();
                      onForget(view.id);
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </form>
      )}
    </Popover>
  );
}
