import { FindList, type FindListProps } from './find-list.tsx';
import { Dialog } from './dialog.tsx';

export interface FinderProps extends Omit<FindListProps, 'takesFocus' | 'inputRef'> {
  readonly onClose: () => void;
}

/** Dialog for finding things by typing: arrow keys move through the results while the focus stays in the field, Enter opens one. */
export function Finder({ onClose, ...list }: FinderProps) {
  return (
    <Dialog title={list.title} isOpen isDismissable onClose={onClose}>
      <FindList {...list} takesFocus />
    </Dialog>
  );
}
