import { searchWords } from '@tussock/domain';
import { IconButton, usePageKeys } from '@tussock/ui';
import { lazy, Suspense, useState } from 'react';

// Loaded when somebody looks for something.
const FarmFinder = lazy(async () => ({ default: (await import('./farm-finder.tsx')).FarmFinder }));

/** The button that opens the search of the farm; Ctrl K does so too, wherever one is. */
export function FarmSearch(props: { readonly planId: string; readonly abilities: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  usePageKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    setIsOpen(true);
  });
  return (
    <>
      <IconButton icon="search" label={`${searchWords.title} (Ctrl K)`} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <FarmFinder {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
