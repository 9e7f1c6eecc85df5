import { drawingOperations, drawingWords, exactWords, type DrawingGround } from '@tussock/domain';
import { Button, NumberField } from '@tussock/ui';
import { useState } from 'react';
import { useHintWords } from './drawing-hints.ts';
import { typedNumber } from './typed-number.ts';
import type { Operations } from './use-operations.ts';
import styles from './draw-screen.module.css';

/** The verbs of drawing for what is chosen; one that cannot be done says why. */
export function OperationBar({
  ground,
  operations,
  onLock,
}: {
  readonly ground: DrawingGround;
  readonly operations: Operations;
  /** Holds the chosen shape as it is, or no longer. */
  readonly onLock: () => void;
}) {
  const isLocked = ground.chosen !== undefined && ground.locked?.has(ground.chosen.id) === true;
  return (
    <div className={styles.verbs} role="toolbar" aria-label="Change its shape">
      <Button
        size="small"
        icon="lock"
        aria-pressed={isLocked}
        disabled={!ground.mayEdit}
        title={`${drawingWords.keys.lock} (L)`}
        onClick={onLock}
      >
        {isLocked ? drawingWords.unlock : drawingWords.lock}
      </Button>
      {drawingOperations.map((verb) => {
        const why = verb.whyNot(ground);
        return (
          <Button
            key={verb.id}
            size="small"
            icon={verb.icon}
            disabled={why !== null}
            title={why ?? `${verb.howTo} (${verb.shortcut})`}
            aria-pressed={operations.asking?.id === verb.id}
            onClick={() => operations.start(verb)}
          >
            {verb.label}
          </Button>
        );
      })}
    </div>
  );
}

/** What a verb asks for on the map, and why it was refused. */
export function OperationPrompt({ operations }: { readonly operations: Operations }) {
  const { asking, refusal, stop, measured } = operations;
  const words = useHintWords();
  if (!asking) return null;
  return (
    <section className={styles.prompt} aria-label={asking.label}>
      <p>
        <strong>{asking.label}.</strong> {words(asking.howTo)}
      </p>
      {asking.asks === 'metres' && <Distance key={asking.id} usually={asking.usually} onGive={measured} />}
      {refusal && <p role="alert">{refusal}</p>}
      <Button size="small" onClick={stop}>
        Leave it
      </Button>
    </section>
  );
}

function Distance({
  usually,
  onGive,
}: {
  readonly usually: number;
  readonly onGive: (metres: number) => void;
}) {
  const [text, setText] = useState(String(usually));
  return (
    <form
      className={styles.distance}
      data-verb-asks
      onSubmit={(event) => {
        event.preventDefault();
        onGive(typedNumber(text));
      }}
    >
      <NumberField label={exactWords.distance} unit="m" value={text} onChange={setText} />
      <Button size="small" type="submit">
        {exactWords.drawIt}
      </Button>
    </form>
  );
}
