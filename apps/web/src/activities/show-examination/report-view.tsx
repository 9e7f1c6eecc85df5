import type { ExaminationReport, ReportContentOfExamination } from '@tussock/contract';
import { dayInNewZealand, examinationWords, labelOfOption, replyStances } from '@tussock/domain';
import { formatVerdict } from './format-verdict.ts';
import styles from './show-examination.module.css';

const words = examinationWords.room;
type Content = ReportContentOfExamination;

/** Outcome of a report: certified or graded, and when the next one is due, by which rule. */
function Outcome({ content }: { readonly content: Content }) {
  const { outcome, grade, proposedGrade, gradeReason, nextOn, nextRule } = content;
  return (
    <>
      {outcome && (
        <p className={styles.outcome}>
          {[words.outcomes[outcome], grade && words.grade(grade)].filter(Boolean).join(' · ')}
        </p>
      )}
      {proposedGrade && proposedGrade !== grade && (
        <p className={styles.note}>
          {[words.gradeProposed(proposedGrade), gradeReason].filter(Boolean).join('. ')}
        </p>
      )}
      {nextOn && <p>{[words.nextDue(nextOn), nextRule].filter(Boolean).join('. ')}</p>}
    </>
  );
}

type Finding = Content['findings'][number];

/** Whether a finding says more than that all is well. */
const isNotable = ({ verdict, confidence, note, work }: Finding): boolean =>
  verdict === 'notMet' ||
  verdict === 'moreNeeded' ||
  confidence === 'low' ||
  note !== undefined ||
  work !== undefined;

function FindingLine({ finding }: { readonly finding: Finding }) {
  const { title, verdict, note, work, workDueOn, shownBy } = finding;
  return (
    <li data-verdict={verdict}>
      <p className={styles.finding}>
        <span>{title}</span>
        <span className={styles.verdict}>{formatVerdict(finding)}</span>
      </p>
      {note && <p className={styles.text}>{note}</p>}
      {work && workDueOn && <p className={styles.text}>{words.work(work, workDueOn)}</p>}
      {shownBy.length > 0 && (
        <p className={styles.note}>
          {shownBy.map(({ sort, name }) => [sort, name].filter(Boolean).join(' ')).join(', ')}
        </p>
      )}
    </li>
  );
}

function ByArea({ findings }: Pick<Content, 'findings'>) {
  const areas = [...new Set(findings.map(({ area }) => area))];
  return areas.map((area) => (
    <section key={area} className={styles.area}>
      <h4>{area}</h4>
      <ul className={styles.findings}>
        {findings
          .filter((finding) => finding.area === area)
          .map((finding) => (
            <FindingLine key={finding.item} finding={finding} />
          ))}
      </ul>
    </section>
  ));
}

/** Findings area by area: those that say something first, the others folded. */
function Findings({ findings }: Pick<Content, 'findings'>) {
  const others = findings.filter((finding) => !isNotable(finding));
  return (
    <>
      <ByArea findings={findings.filter(isNotable)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{words.others(others.length)}</summary>
          <ByArea findings={others} />
        </details>
      )}
    </>
  );
}

/** Answers of a reply to single findings; the titles are those of the draft. */
function Answers({
  answers,
  titleOf,
}: Pick<Content, 'answers'> & { readonly titleOf: (item: string) => string | undefined }) {
  return (
    <ul className={styles.findings}>
      {answers.map(({ item, stance, text, doneOn }) => (
        <li key={item}>
          <p className={styles.finding}>
            <span>{titleOf(item) ?? item}</span>
            <span className={styles.verdict}>{labelOfOption(replyStances, stance)}</span>
          </p>
          {text && <p className={styles.text}>{text}</p>}
          {doneOn && <p className={styles.note}>{words.doneBy(doneOn)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** A report or reply as it was frozen: outcome, summary, findings, and the hash by which it can be checked. */
export function ReportView({
  report,
  titleOf,
}: {
  readonly report: ExaminationReport;
  readonly titleOf: (item: string) => string | undefined;
}) {
  const { stage, content, contentHash, madeByName, madeAt } = report;
  return (
    <article className={styles.report} aria-label={words.reports[stage]}>
      <header>
        <h3>{words.reports[stage]}</h3>
        <p className={styles.note}>{words.madeBy(madeByName, dayInNewZealand(new Date(madeAt)))}</p>
      </header>
      <Outcome content={content} />
      {content.note && <p className={styles.text}>{content.note}</p>}
      <Findings findings={content.findings} />
      {content.answers.length > 0 && <Answers answers={content.answers} titleOf={titleOf} />}
      <p className={styles.hash}>{`${words.fingerprint} ${contentHash}`}</p>
    </article>
  );
}
