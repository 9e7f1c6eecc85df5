import {
  drawingOperations,
  drawingWords,
  exactWords,
  type DrawingGround,
  type DrawingOperation,
} from '@tussock/domain';
import { Button, NumberField } from '@tussock/ui';
import { useState } from 'react';
import { useHintWords } from './drawing-hints.ts';
import { typedNumber } from '../measuring/typed-number.ts';
import type { Operations } from './use-operations.ts';
import styles from '../draw-screen.module.css';

interface VerbButtonProps {
  readonly verb: DrawingOperation;
  readonly label: string;
  readonly ground: DrawingGround;
  readonly operations: Operations;
}

function VerbButton({ verb, label, ground, operations }: VerbButtonProps) {
  const why = verb.whyNot(ground);
  return (
    <Button
      size="small"
      icon={verb.icon}
      disabled={why !== null}
      title={why ?? `${verb.howTo} (${verb.shortcut})`}
      aria-pressed={operations.asking?.id === verb.id}
      onClick={() => operations.start(verb)}
    >
      {label}
    </Button>
  );
}

/** Verbs that apply to the whole farm, while nothing is selected. */
export function FarmVerbs({ ground, operations }: Pick<VerbButtonProps, 'ground' | 'operations'>) {
  const verbs = drawingOperations.flatMap((verb) =>
    verb.ofFarm !== undefined && verb.whyNot(ground) === null ? [{ verb, label: verb.ofFarm }] : [],
  );
  if (ground.chosen || verbs.length === 0) return null;
  return (
    <div className={styles.verbs} role="toolbar" aria-label={drawingWords.ofFarm}>
      {verbs.map(({ verb, label }) => (
        <VerbButton key={verb.id} verb={verb} label={label} ground={ground} operations={operations} />
      ))}
    </div>
  );
}

/** What a verb needs next on the map, and why it was refused. */
export function OperationPrompt({ operations }: { readonly operations: Operations }) {
  const { asking, awaited, refusal, stop, measured } = operations;
  const words = useHintWords();
  const verb = asking ?? awaited;
  if (!verb) return null;
  return (
    <section className={styles.prompt} aria-label={verb.label}>
      <p>
        <strong>{verb.label}.</strong> {words(asking ? asking.howTo : drawingWords.chooseFor(verb.label))}
      </p>
      {asking?.asks === 'metres' && <Distance key={asking.id} usually={asking.usually} onGive={measured} />}
      {refusal && <p role="alert">{refusal}</p>}
      <Button size="small" onClick={stop}>
        Cancel
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
