import {
  bookWords,
  existingAnswers,
  labelOfOption,
  qualityOfOutcomeIn,
  recordFactsWords,
  type OptionKey,
  type SubOutcomeValues,
} from '@tussock/domain';
import { Button, Panel, RadioGroup } from '@tussock/ui';
import type { OutcomeCardProps } from './outcome-card-props.ts';
import { OutcomeActions } from './outcome-actions.tsx';
import { OutcomeDocuments } from './outcome-documents.tsx';
import { QualityTag } from './quality-tag.tsx';
import styles from './outcome-card.module.css';

/** One outcome: whether it is reached already, and what will be done. */
export function OutcomeCard(props: OutcomeCardProps) {
  const { outcome, answers } = props;
  const told = answers.subOutcomes.get(outcome.key);
  return (
    <Panel title={outcome.title} actions={<QualityTag quality={qualityOfOutcomeIn(outcome, answers)} />}>
      <div className={styles.card}>
        <div>
          <p>{outcome.outcome}</p>
          <p className={styles.source}>
            {outcome.type === 'regulation' ? 'Regulation' : 'Good practice'} · {outcome.source}
          </p>
        </div>
        <Existing {...props} told={told} />
        <OnRecord {...props} told={told} />
        {told?.existing !== 'na' && <OutcomeActions {...props} />}
        <Notes {...props} told={told} />
      </div>
    </Panel>
  );
}

type ExistingAnswer = OptionKey<typeof existingAnswers>;
type Told = OutcomeCardProps & { readonly told: SubOutcomeValues | undefined };

const QUESTION = 'Already in place?';

const offered = (key: ExistingAnswer) => ({ id: key, label: labelOfOption(existingAnswers, key) });
/** In the order in which one thinks of them. */
const answersOffered = [offered('yes'), offered('no'), offered('na')];

/** The answer to whoever only reads. */
const SaidAnswer = ({ told }: Pick<Told, 'told'>) =>
  told?.existing === undefined ? (
    <span className={styles.reason}>{bookWords.outcomes.notAnswered}</span>
  ) : (
    <strong>{labelOfOption(existingAnswers, told.existing)}</strong>
  );

function Existing({ outcome, answers, writes, onAsk, mayEdit, told }: Told) {
  const answer = (existing: ExistingAnswer): void =>
    existing === 'na'
      ? onAsk({
          about: { outcome },
          title: `“${outcome.title}” does not apply`,
          fields: ['reason'],
          set: { existing },
        })
      : void writes.answerOutcome(outcome, answers, { existing, reason: null });
  return (
    <div className={styles.existing}>
      {mayEdit ? (
        <RadioGroup
          label={QUESTION}
          look="segments"
          value={told?.existing ?? null}
          onChange={answer}
          options={answersOffered}
        />
      ) : (
        <p>
          <span className={styles.question}>{QUESTION}</span> <SaidAnswer told={told} />
        </p>
      )}
      {told?.existing === 'na' && <p className={styles.reason}>{told.reason}</p>}
      {mayEdit && told?.existing === 'yes' && (told.documents ?? []).length === 0 && (
        <p className={styles.reason}>Add a document that shows it, where you have one.</p>
      )}
    </div>
  );
}

/** What the record shows for the outcome, and a button that takes it as the answer. Nothing is answered by itself. */
function OnRecord({ outcome, answers, writes, facts, mayEdit, told }: Told) {
  if (facts.length === 0 || told?.existing === 'na') return null;
  const accept = (): void =>
    void writes.answerOutcome(outcome, answers, {
      existing: 'yes',
      reason: null,
      ...(told?.notes === undefined ? { notes: recordFactsWords.note(facts) } : {}),
    });
  return (
    <div className={styles.recorded}>
      <h4>{recordFactsWords.title}</h4>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {mayEdit && told?.existing === undefined && (
        <Button
          size="small"
          icon="check"
          aria-label={recordFactsWords.acceptLabel(outcome.title)}
          onClick={accept}
        >
          {recordFactsWords.accept}
        </Button>
      )}
    </div>
  );
}

function Notes({ outcome, onAsk, mayEdit, told }: Told) {
  const documents = told?.documents ?? [];
  const hasAny = told?.notes !== undefined || documents.length > 0;
  if (!hasAny && !mayEdit) return null;
  return (
    <div className={styles.notes}>
      {told?.notes !== undefined && <p className={styles.noteText}>{told.notes}</p>}
      <OutcomeDocuments ids={documents} />
      {mayEdit && (
        <Button
          size="small"
          isQuiet
          icon="pencil"
          onClick={() =>
            onAsk({ about: { outcome }, title: outcome.title, fields: ['notes', 'documents'], set: {} })
          }
        >
          {hasAny ? 'Change notes and documents' : 'Notes and documents'}
        </Button>
      )}
    </div>
  );
}
