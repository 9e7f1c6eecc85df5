import { searchWords } from '@tussock/domain';
import { IconButton, usePageKeys } from '@tussock/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

// Loaded when somebody looks for something.
const FarmFinder = lazy(async () => ({ default: (await import('./farm-finder.tsx')).FarmFinder }));

interface KeepTypedProps {
  readonly onType: (change: (typed: string) => string) => void;
  readonly onClose: () => void;
}

/** Collects what is typed while the search is loading, so that it is neither lost nor taken as a shortcut of the page. */
function KeepTyped({ onType, onClose }: KeepTypedProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The browser's own keys stay its own: where the search never comes, F5 is the way out.
    if (event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    if (event.key === 'Backspace') onType((typed) => typed.slice(0, -1));
    if (event.key.length === 1) onType((typed) => typed + event.key);
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
  return null;
}

/** Button that opens the farm search; Ctrl K does so too, anywhere. */
export function FarmSearch(props: { readonly planId: string; readonly abilities: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const close = (): void => {
    setIsOpen(false);
    setTyped('');
  };
  usePageKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    setIsOpen(true);
  });
  return (
    <>
      <IconButton icon="search" label={`${searchWords.title} (Ctrl K)`} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={<KeepTyped onType={setTyped} onClose={close} />}>
          <FarmFinder {...props} typedBefore={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
