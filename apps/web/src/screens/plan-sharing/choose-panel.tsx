import { prepareRelease } from '@tussock/contract';
import {
  dayInNewZealand,
  dayWithMonth,
  isReportLeft,
  redactions,
  releaseWords,
  reportIds,
  reports,
  type BookPart,
  type Redaction,
} from '@tussock/domain';
import { Button, Panel, Select } from '@tussock/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { TaskList, useStartTask } from '../../activities/show-task/index.ts';
import { reportChoicesStore } from '../../plan-session/report-choices.ts';
import type { PlanVersion } from '../../record/index.ts';
import { client } from '../../session/client.ts';
import { useTasksOf } from '../../session/my-tasks.ts';
import { ChooseParts } from './choose-parts.tsx';
import { ChooseRedactions } from './choose-redactions.tsx';
import styles from './sharing-screen.module.css';

const CURRENT = 'current';

const optionsOf = (versions: readonly PlanVersion[]) => [
  { id: CURRENT, label: releaseWords.sources.current },
  ...versions.map(({ number, madeAt }) => ({
    id: String(number),
    label: releaseWords.version(number, dayWithMonth(dayInNewZealand(new Date(madeAt)))),
  })),
  ...reportIds.map((id) => ({ id, label: reports[id].name })),
];

/** What was chosen of a copy, and having it made. */
function useChosenCopy(planId: string) {
  const [source, setSource] = useState<string>(CURRENT);
  const [parts, setParts] = useState({ leftOut: [] as readonly BookPart[], hasPictures: true });
  const [redacts, setRedacts] = useState<readonly Redaction[]>(redactions);
  const choices = useStore(reportChoicesStore);
  const report = reportIds.find((id) => id === source);
  const sourceSaid = report
    ? { source: 'report' as const, report: { id: report, settings: choices[report] } }
    : source === CURRENT
      ? { source: 'current' as const }
      : { source: 'version' as const, versionNumber: Number(source) };
  const prepare = useStartTask(() =>
    client.call(prepareRelease, {
      params: { planId },
      body: { ...parts, leftOut: [...parts.leftOut], redacts: [...redacts], ...sourceSaid },
    }),
  );
  return { source, setSource, parts, setParts, redacts, setRedacts, report, prepare };
}

/** Chooses what stands in a copy for others, and has it made. Nothing has left the farm by then. */
export function ChoosePanel({
  planId,
  versions,
}: {
  readonly planId: string;
  readonly versions: readonly PlanVersion[];
}) {
  const { source, setSource, parts, setParts, redacts, setRedacts, report, prepare } = useChosenCopy(planId);
  const newest = useTasksOf(planId).find(({ kind }) => kind === 'release');
  const isLeft = !report || isReportLeft(report, redacts);
  return (
    <Panel
      title={releaseWords.title}
      footer={
        isLeft && (
          <Button
            variant="primary"
            icon="document"
            isPending={prepare.isPending}
            onClick={() => prepare.mutate()}
          >
            {releaseWords.prepare}
          </Button>
        )
      }
    >
      <div className={styles.choices}>
        <p className={styles.note}>{releaseWords.about}</p>
        <Select
          id="release-source"
          label={releaseWords.what}
          options={optionsOf(versions)}
          value={source}
          onChange={(chosen) => setSource(chosen ?? CURRENT)}
        />
        {report && <p className={styles.note}>{releaseWords.reportAbout}</p>}
        <ChooseRedactions chosen={redacts} onChoose={setRedacts} />
        {report && !isLeft && <p role="alert">{releaseWords.nothingLeft(reports[report].name)}</p>}
        {!report && <ChooseParts chosen={parts} onChoose={setParts} />}
        {/* What is ready stands in the list beside it. */}
        {newest && newest.state !== 'done' && <TaskList planId={planId} kind="release" most={1} />}
      </div>
    </Panel>
  );
}
