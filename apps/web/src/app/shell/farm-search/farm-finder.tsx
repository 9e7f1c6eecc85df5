import { searchWords } from '@tussock/domain';
import { Finder } from '@tussock/ui';
import { useGo } from '../../../places/use-go.ts';
import { rankEntries } from './rank-entries.ts';
import { useFarmEntries } from './use-farm-entries.ts';

interface FarmFinderProps {
  readonly planId: string;
  readonly abilities: readonly string[];
  readonly onClose: () => void;
}

/** Everything on the open farm, found by typing. */
export function FarmFinder({ planId, abilities, onClose }: FarmFinderProps) {
  const entries = useFarmEntries(planId, abilities);
  const go = useGo();
  return (
    <Finder
      title={searchWords.title}
      label={searchWords.label}
      emptyText={searchWords.nothing}
      find={(typed) => rankEntries(entries, typed)}
      onClose={onClose}
      onChoose={(id) => {
        const entry = entries.find((one) => one.id === id);
        onClose();
        if (entry) void go(entry.to);
      }}
    />
  );
}
