import type { FeatureReply } from '@tussock/contract';
import { asRemoved, isRemoved, type AnyKind } from '@tussock/domain';
import { ConfirmDialog } from '@tussock/ui';
import type { FeatureWrites } from './use-feature-writes.tsx';

interface DeleteFeatureDialogProps {
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
  readonly writes: FeatureWrites;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a feature is deleted, and offers to mark one that is gone from the farm as removed. A refusal is shown as a toast; the feature stays. */
export function DeleteFeatureDialog({ feature, kind, writes, isOpen, onClose }: DeleteFeatureDialogProps) {
  const { inSentence } = kind.names;
  return (
    <ConfirmDialog
      title={`Delete ${inSentence} ${kind.label(feature.properties)}?`}
      isOpen={isOpen}
      confirmLabel={`Delete ${inSentence}`}
      {...(isRemoved(feature.properties)
        ? {}
        : {
            alternative: {
              label: 'Mark as removed',
              onPress: () => {
                onClose();
                void writes
                  .update(feature, kind, { attributes: asRemoved(feature.properties) })
                  .catch(() => undefined);
              },
            },
          })}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void writes.remove(feature, kind).catch(() => undefined);
      }}
    >
      Was it drawn by mistake? Deleting takes it off the map and the lists. Its history stays with the plan.
      {!isRemoved(feature.properties) &&
        ' Has it gone from the farm? Marking it as removed takes it off the map, the totals and the reports, but keeps it on record.'}
    </ConfirmDialog>
  );
}
