import { drawingWords, formatHectares, kindByFeatureType } from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import { Button, TextField } from '@tussock/ui';
import { useState } from 'react';
import { useRecordSave } from '../../../sync/index.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';
import styles from '../draw-screen.module.css';

const nameOf = ({ properties }: FeatureReply): string => {
  const { name } = properties;
  return typeof name === 'string' ? name : '';
};

/** Names of the parts that a cut left, asked for in place; they are named already, by the next free number. */
export function NameParts({ board }: { readonly board: DrawingBoard }) {
  const { operations, content } = board;
  const { cutParts, forgetCut } = operations;
  const parts = cutParts.flatMap((id) => content.features.find(({ _id }) => _id === id) ?? []);
  const { save, question } = useRecordSave();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  if (parts.length === 0) return question;
  const changed = parts.flatMap((part) => {
    const name = typed[part._id]?.trim();
    const kind = kindByFeatureType(part.featureType);
    return kind && name && name !== nameOf(part) ? [{ part, kind, name }] : [];
  });
  const keep = async (): Promise<void> => {
    if (changed.length > 0)
      await save({
        label: drawingWords.partsNamed,
        toast: drawingWords.done(drawingWords.partsNamed),
        parts: changed.map(({ part, kind, name }) => ({
          entity: kind.id,
          entityId: part._id,
          op: 'update',
          set: { name },
          base: { name: nameOf(part) },
        })),
      });
    setTyped({});
    forgetCut();
  };
  return (
    <form
      className={styles.prompt}
      aria-label={drawingWords.nameParts}
      onSubmit={(event) => {
        event.preventDefault();
        // A refusal is shown as a toast, a conflict as a window; what was typed stays.
        void keep().catch(() => undefined);
      }}
    >
      <strong>{drawingWords.nameParts}</strong>
      {parts.map((part, index) => (
        <TextField
          key={part._id}
          label={drawingWords.namePart(index + 1, formatHectares(part.areaHectares ?? 0))}
          value={typed[part._id] ?? nameOf(part)}
          onChange={(name) => setTyped({ ...typed, [part._id]: name })}
        />
      ))}
      <div className={styles.acts}>
        <Button type="submit">{drawingWords.saveNames}</Button>
        <Button isQuiet onClick={forgetCut}>
          {drawingWords.laterName}
        </Button>
      </div>
      {question}
    </form>
  );
}
