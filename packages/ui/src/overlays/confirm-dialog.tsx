import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import type { Variant } from '../tokens/variant.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
  /** Label that names the action: 'Delete paddock', never 'OK'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Milder alternative that the person may want instead. */
  readonly alternative?: { readonly label: string; readonly onPress: () => void };
  readonly variant?: Variant;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Dialog that asks for confirmation of an action that is hard to undo. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      title={props.title}
      isOpen={props.isOpen}
      onClose={props.onCancel}
      size={props.alternative ? 'regular' : 'small'}
      role="alertdialog"
      footer={
        <>
          {/* In an alert dialog focus must land somewhere, and the harmless answer is the safe place (ARIA authoring practices). */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus onClick={props.onCancel}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          {props.alternative && (
            <Button onClick={props.alternative.onPress}>{props.alternative.label}</Button>
          )}
          <Button
            variant={props.variant ?? 'danger'}
            isPending={props.isPending ?? false}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
