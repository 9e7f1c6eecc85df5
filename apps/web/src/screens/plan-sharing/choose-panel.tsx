import { prepareRelease } from '@tussock/contract';
import {
  dayInNewZealand,
  dayWithMonth,
  isReportLeft,
  redactions,
  releaseWords,
  reportIds,
  reports,
} from '@tussock/domain';
import { Button, Panel, Select } from '@tussock/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { TaskList, useStartTask } from '../../activities/show-task/index.ts';
import { reportChoicesStore } from '../../plan-session/report-choices.ts';
import type { PlanVersion } from '../../sync/index.ts';
import { client } from '../../session/client.ts';
import { useTasksOf } from '../../session/my-tasks.ts';
import { useCulturalPlaces } from '../../activities/choose-cultural-places/index.ts';
import { ChooseContents } from './choose-contents.tsx';
import { contentGroups, type ContentsChosen } from './content-rows.ts';
import { SeenPanel } from './seen-panel.tsx';
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
  const [contents, setContents] = useState<ContentsChosen>({
    leftOut: [],
    hasPictures: true,
    redacts: redactions,
    culturalPlaces: [],
  });
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
      body: {
        ...contents,
        leftOut: [...contents.leftOut],
        redacts: [...contents.redacts],
        culturalPlaces: [...contents.culturalPlaces],
        ...sourceSaid,
      },
    }),
  );
  return { source, setSource, contents, setContents, report, prepare };
}

/** Chooses what stands in a copy for others, and has it made. Nothing has left the farm by then. */
export function ChoosePanel({
  planId,
  versions,
}: {
  readonly planId: string;
  readonly versions: readonly PlanVersion[];
}) {
  const { source, setSource, contents, setContents, report, prepare } = useChosenCopy(planId);
  const newest = useTasksOf(planId).find(({ kind }) => kind === 'release');
  const groups = contentGroups(contents, { hasParts: !report, places: useCulturalPlaces() });
  const isLeft = !report || isReportLeft(report, contents.redacts);
  return (
    <>
      <div className={styles.choose}>
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
            <ChooseContents groups={groups} chosen={contents} onChoose={setContents} />
            {report && !isLeft && <p role="alert">{releaseWords.nothingLeft(reports[report].name)}</p>}
            {/* What is ready stands in the list beside it. */}
            {newest && newest.state !== 'done' && <TaskList planId={planId} kind="release" most={1} />}
          </div>
        </Panel>
      </div>
      <SeenPanel planId={planId} groups={groups} />
    </>
  );
}
