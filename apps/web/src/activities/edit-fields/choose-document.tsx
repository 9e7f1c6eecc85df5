import { isFoundIn, nameOrder } from '@tussock/domain';
import { ComboBox } from '@tussock/ui';
import { usePlanFiles } from '../../sync/index.ts';

interface ChooseDocumentProps {
  /** Label of the field. */
  readonly label: string;
  /** Ids already in the field, which are not offered. */
  readonly taken: readonly string[];
  readonly onChoose: (fileId: string) => void;
}

/** Picker for a document the plan already has, by name; renders nothing where there is none. */
export function ChooseDocument({ label, taken, onChoose }: ChooseDocumentProps) {
  const { byId } = usePlanFiles();
  const options = [...byId.values()]
    .filter(({ _id, purpose }) => purpose === 'document' && !taken.includes(_id))
    .toSorted((one, other) => nameOrder.compare(one.name, other.name))
    .map(({ _id, name, folder }) => ({ id: _id, label: name, help: folder }));
  if (options.length === 0) return null;
  return (
    <ComboBox
      // Begun anew once one is chosen, so that the next can be looked for.
      key={taken.join(' ')}
      label={`${label}, one of the plan’s documents`}
      isLabelHidden
      placeholder="Or one of the plan’s"
      emptyText="No document of that name"
      isFound={isFoundIn}
      options={options}
      value={null}
      onChange={(fileId) => fileId && onChoose(fileId)}
    />
  );
}
