import type { FeatureReply } from '@tussock/contract';
import type { AnyKind } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import type { FeatureWrites } from './use-feature-writes.ts';

interface DeleteFeatureDialogProps {
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
  readonly writes: FeatureWrites;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a feature is deleted. A refusal is shown as a toast; the feature stays. */
export function DeleteFeatureDialog({ feature, kind, writes, isOpen, onClose }: DeleteFeatureDialogProps) {
  const { inSentence } = kind.names;
  return (
    <ConfirmDialog
      title={`Delete ${inSentence} ${kind.label(feature.properties)}?`}
      isOpen={isOpen}
      confirmLabel={`Delete ${inSentence}`}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void writes.remove(feature, kind).catch(() => undefined);
      }}
    >
      It goes from the map and the lists. Its history stays with the plan.
    </ConfirmDialog>
  );
}
