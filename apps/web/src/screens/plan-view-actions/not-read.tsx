import { Button, EmptyState } from '@tussock/ui';

/** What a dialog stands on could not be read: nothing is said of it, and nothing is offered, before it is. */
export function NotRead({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <EmptyState
      title="This could not be read"
      icon="cloud-off"
      action={<Button onClick={onAgain}>Try again</Button>}
    >
      It needs a line to the server.
    </EmptyState>
  );
}
