import type { ExaminationQuestion } from '@tussock/contract';
import { dayInNewZealand, examinationWords } from '@tussock/domain';
import type { ReactNode } from 'react';
import styles from './show-examination.module.css';

const words = examinationWords.room;

const Said = ({ said }: { readonly said: ExaminationQuestion['asked'] }) => (
  <div className={styles.said}>
    <p className={styles.note}>{words.madeBy(said.byName, dayInNewZealand(new Date(said.at)))}</p>
    <p className={styles.text}>{said.text}</p>
  </div>
);

/** Questions of a certifier or an auditor, with the answers; `renderAnswer` makes what is shown under each that waits. */
export function QuestionList({
  questions,
  titleOf,
  isOpen,
  renderAnswer,
}: {
  readonly questions: readonly ExaminationQuestion[];
  /** Title of the item that a question is about. */
  readonly titleOf: (item: string) => string | undefined;
  /** Whether questions can still be answered. */
  readonly isOpen: boolean;
  readonly renderAnswer?: (question: ExaminationQuestion) => ReactNode;
}) {
  if (questions.length === 0) return <p className={styles.note}>{words.noQuestions}</p>;
  return (
    <ol className={styles.questions}>
      {questions.map((question) => {
        const { _id: id, item, asked, answered } = question;
        const about = item === null ? undefined : titleOf(item);
        return (
          <li key={id}>
            {about && <p className={styles.about}>{about}</p>}
            <Said said={asked} />
            {answered ? (
              <Said said={answered} />
            ) : (
              (renderAnswer?.(question) ?? (
                <p className={styles.note}>{isOpen ? words.waiting : words.notAnswered}</p>
              ))
            )}
          </li>
        );
      })}
    </ol>
  );
}
