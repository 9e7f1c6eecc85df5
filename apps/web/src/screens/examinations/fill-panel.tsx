import { saveFindings, type ExaminationRoom } from '@tussock/contract';
import {
  examinationWords,
  findingConfidences,
  type ChecklistItem,
  type FindingValues,
} from '@tussock/domain';
import { Button, Panel, RadioGroup } from '@tussock/ui';
import { useState } from 'react';
import { useSaveFromForm } from '../../session/save-from-form.ts';
import styles from './room-screen.module.css';

const words = examinationWords.room;
const confidences = findingConfidences.map(({ key: id, label }) => ({ id, label }));

/** Marks the open items that the version answers, or that the farm has nothing of, so that an examiner looks at each and types where it differs. */
export function FillPanel({
  room,
  items,
}: {
  readonly room: ExaminationRoom;
  readonly items: readonly ChecklistItem[];
}) {
  const saveFromForm = useSaveFromForm();
  const [confidence, setConfidence] = useState<FindingValues['confidence']>('medium');
  const [isPending, setIsPending] = useState(false);
  const found = new Set(room.findings.map(({ item }) => item));
  const open = items.filter(({ key }) => !found.has(key));
  const absent = open.filter(({ applies }) => !applies);
  const recorded = open.filter(({ applies, isRecorded }) => applies && isRecorded);
  if (absent.length + recorded.length === 0) return null;
  const isAudit = room.kind === 'audit';
  const fill = async () => {
    setIsPending(true);
    const findings = [
      ...absent.map(({ key: item }) => ({ item, verdict: 'doesNotApply' as const, shownBy: [] })),
      ...recorded.map(({ key: item }) => ({
        item,
        verdict: 'met' as const,
        ...(isAudit ? { confidence } : {}),
        shownBy: [],
      })),
    ];
    const { planId, _id: id } = room;
    // A refusal is shown as a toast, and nothing is marked.
    await saveFromForm(saveFindings, { params: { planId, id }, body: { findings } }).catch(() => undefined);
    setIsPending(false);
  };
  return (
    <Panel title={words.fill}>
      <div className={styles.form}>
        <p>{words.fillAbout(recorded.length, absent.length)}</p>
        {isAudit && (
          <RadioGroup
            label={words.fillConfidence}
            look="segments"
            options={confidences}
            value={confidence ?? null}
            onChange={setConfidence}
          />
        )}
        <Button isPending={isPending} onClick={() => void fill()}>
          {words.fillDo}
        </Button>
      </div>
    </Panel>
  );
}
