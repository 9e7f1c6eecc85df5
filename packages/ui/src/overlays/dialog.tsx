import type { ReactNode } from 'react';
import { useLater } from '../loading/later.tsx';
import { partsOverPage } from './parts-over-page.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** The cross, Escape, or a press on the veil where that is allowed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the leading one last. */
  readonly footer?: ReactNode;
  /** `full` takes the window, for what is looked at. */
  readonly size?: 'small' | 'regular' | 'wide' | 'full';
  readonly role?: 'dialog' | 'alertdialog';
  /** May a press outside close it? Not where something written would be lost. */
  readonly isDismissable?: boolean;
  /** Closed by its own buttons alone, where what it shows is shown once: no cross, and not by Escape. */
  readonly mustBeAnswered?: boolean;
}

/** A window over the page that must be answered first. Keeps focus within and gives it back. What draws it comes with the first that opens. */
export function Dialog(props: DialogProps) {
  const parts = useLater(partsOverPage, props.isOpen);
  return parts ? <parts.DialogWindow {...props} /> : null;
}
