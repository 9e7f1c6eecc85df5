import { labelOfWrite, findEntity, isDoneState, toasts } from '@tussock/domain';
import { Panel } from '@tussock/ui';
import { uuidv7 } from 'uuidv7';
import {
  type ActionEvidence,
  addFileToForm,
  type PlanAction,
  showingRefusal,
  useBoundary,
  usePlanFeatures,
  useRecordSave,
  waitingFile,
} from '../../../sync/index.ts';
import { Capture } from './capture.tsx';
import { EvidenceItem } from './evidence-item.tsx';
import { EvidencePairs } from './evidence-pairs.tsx';
import styles from './evidence.module.css';
import type { UsedFile } from './preview.tsx';
import { sayWhere } from './where-taken.ts';

interface EvidencePanelProps {
  readonly planId: string;
  readonly action: PlanAction;
  readonly evidence: readonly ActionEvidence[];
  readonly mayAdd: boolean;
  /** Whether somebody may take away what others have shown. */
  readonly mayEdit: boolean;
  readonly userId: string;
}

const entity = 'evidence' as const;
const nameOf = (act: 'created' | 'deleted', title: string): string => {
  const declared = findEntity(entity);
  return declared ? labelOfWrite[act](declared, title) : title;
};

/** A file as the record keeps it: it waits on the device until it is sent, and what names it goes after it. */
function partOf(actionId: string, file: UsedFile) {
  const { fileId, found, place, moment, note, sha256, takenAt, keepsPlace } = file;
  void addFileToForm(waitingFile(fileId, file, keepsPlace));
  const at = found ?? (place && { place });
  return {
    entity,
    entityId: uuidv7(),
    op: 'create',
    set: {
      actionId,
      files: [fileId],
      ...(takenAt === undefined ? {} : { takenAt }),
      ...(sha256 === undefined ? {} : { sha256 }),
      ...at,
      ...(moment === null ? {} : { moment }),
      ...(note === '' ? {} : { note }),
    },
  } as const;
}

/** What shows that an action was done, and the way to add to it. */
export function EvidencePanel({ planId, action, evidence, mayAdd, mayEdit, userId }: EvidencePanelProps) {
  const features = usePlanFeatures(planId);
  const boundary = useBoundary();
  const { save, question } = useRecordSave();
  const { title } = action.values;
  const around = { features, boundary };
  const add = (file: UsedFile): Promise<void> =>
    showingRefusal(
      save({
        label: nameOf('created', title),
        parts: [partOf(action.id, file)],
        toast: toasts.changesSaved(),
      }),
    );
  const remove = (id: string): void =>
    void showingRefusal(
      save({
        label: nameOf('deleted', title),
        parts: [{ entity, entityId: id, op: 'delete', set: {} }],
        toast: toasts.changesSaved(),
      }),
    ).catch(() => undefined); // a refusal is shown as a toast; the evidence stays
  return (
    <Panel title={evidence.length === 0 ? 'Evidence' : `Evidence (${evidence.length})`}>
      <div className={styles.panel}>
        {mayAdd && (
          <Capture
            key={action.id}
            actionId={action.id}
            isLeading={evidence.length === 0 && !isDoneState(action.values.state)}
            sayPlace={({ place: [longitude, latitude], accuracyMetres }) =>
              sayWhere({ place: [longitude, latitude], accuracyMetres }, around)
            }
            onUse={add}
          />
        )}
        {evidence.length === 0 && !mayAdd && <p className={styles.soft}>Nothing is shown yet.</p>}
        <EvidencePairs evidence={evidence} />
        {evidence.length > 0 && (
          <ul className={styles.items}>
            {evidence.toReversed().map((one) => (
              <EvidenceItem
                key={one.id}
                evidence={one}
                around={around}
                onRemove={mayEdit || (mayAdd && one.byId === userId) ? () => remove(one.id) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      {question}
    </Panel>
  );
}
