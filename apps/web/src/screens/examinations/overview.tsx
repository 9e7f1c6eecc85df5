import type { ExaminationRoom } from '@tussock/contract';
import {
  canTalk,
  canWriteFindings,
  examinationWords,
  type ChecklistItem,
  type StateRow,
} from '@tussock/domain';
import { Panel } from '@tussock/ui';
import { QuestionList, ReportView } from '../../activities/show-examination/index.ts';
import { AboutExamination } from './about-examination.tsx';
import { QuestionForm } from './question-form.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FillPanel } from './fill-panel.tsx';
import styles from './room-screen.module.css';
import { TurnDown } from './turn-down.tsx';

const words = examinationWords.room;

interface OverviewProps {
  readonly room: ExaminationRoom;
  readonly items: readonly ChecklistItem[];
  readonly rows: readonly StateRow[];
}

/** The examination as a whole: what is asked, the decision or report that comes next, what was reported and asked. */
export function Overview({ room, items, rows }: OverviewProps) {
  const titleOf = (key: string) => items.find((item) => item.key === key)?.title;
  return (
    <>
      <section className={styles.middle} aria-label={words.overview}>
        <Panel title={words.scope} actions={room.state === 'underway' && <TurnDown room={room} />}>
          <AboutExamination room={room} />
        </Panel>
        {canWriteFindings(room.state) && <FillPanel room={room} items={items} />}
        {room.reports.toReversed().map((report) => (
          <Panel key={report.stage}>
            <ReportView report={report} titleOf={titleOf} />
          </Panel>
        ))}
      </section>
      <aside className={styles.right} aria-label={words.decision}>
        <DecisionPanel room={room} items={items} rows={rows} />
        <Panel title={words.questions}>
          <QuestionList questions={room.questions} titleOf={titleOf} isOpen={canTalk(room.state)} />
          {canTalk(room.state) && <QuestionForm room={room} />}
        </Panel>
      </aside>
    </>
  );
}
