import { prepareRelease } from '@tussock/contract';
import {
  bookWords,
  dayInNewZealand,
  dayWithMonth,
  redactions,
  releaseWords,
  type BookPart,
  type Redaction,
} from '@tussock/domain';
import { Button, Checkbox, Panel, Select } from '@tussock/ui';
import { useState } from 'react';
import { TaskList, useStartTask } from '../../activities/show-task/index.ts';
import type { PlanVersion } from '../../record/index.ts';
import { client } from '../../session/client.ts';
import { useTasksOf } from '../../session/my-tasks.ts';
import styles from './sharing-screen.module.css';

const parts = Object.entries(bookWords.parts) as [BookPart, string][]; // keys of the very parts
const CURRENT = 'current';

const toggled = <Item,>(items: readonly Item[], item: Item, isIn: boolean): readonly Item[] =>
  isIn ? [...items, item] : items.filter((one) => one !== item);

/** Chooses what stands in a copy for others, and has it made. Nothing has left the farm by then. */
export function ChoosePanel({
  planId,
  versions,
}: {
  readonly planId: string;
  readonly versions: readonly PlanVersion[];
}) {
  const [source, setSource] = useState<string>(CURRENT);
  const [leftOut, setLeftOut] = useState<readonly BookPart[]>([]);
  const [hasPictures, setHasPictures] = useState(true);
  const [redacts, setRedacts] = useState<readonly Redaction[]>(redactions);
  const newest = useTasksOf(planId).find(({ kind }) => kind === 'release');
  const prepare = useStartTask(() =>
    client.call(prepareRelease, {
      params: { planId },
      body: {
        leftOut: [...leftOut],
        hasPictures,
        redacts: [...redacts],
        ...(source === CURRENT
          ? { source: 'current' as const }
          : { source: 'version' as const, versionNumber: Number(source) }),
      },
    }),
  );
  return (
    <Panel
      title={releaseWords.title}
      footer={
        <Button
          variant="primary"
          icon="document"
          isPending={prepare.isPending}
          onClick={() => prepare.mutate()}
        >
          {releaseWords.prepare}
        </Button>
      }
    >
      <div className={styles.choices}>
        <p className={styles.note}>{releaseWords.about}</p>
        <Select
          id="release-source"
          label={releaseWords.what}
          options={[
            { id: CURRENT, label: releaseWords.sources.current },
            ...versions.map(({ number, madeAt }) => ({
              id: String(number),
              label: releaseWords.version(number, dayWithMonth(dayInNewZealand(new Date(madeAt)))),
            })),
          ]}
          value={source}
          onChange={(chosen) => setSource(chosen ?? CURRENT)}
        />
        <fieldset className={styles.parts}>
          <legend>{releaseWords.redactions}</legend>
          {redactions.map((one) => (
            <Checkbox
              key={one}
              isSelected={redacts.includes(one)}
              help={releaseWords.redactionHelp[one]}
              onChange={(isIn) => setRedacts(toggled(redacts, one, isIn))}
            >
              {releaseWords.redactionLabels[one]}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className={styles.parts}>
          <legend>{releaseWords.parts}</legend>
          {parts.map(([part, label]) => (
            <Checkbox
              key={part}
              isSelected={!leftOut.includes(part)}
              onChange={(isIn) => setLeftOut(toggled(leftOut, part, !isIn))}
            >
              {label}
            </Checkbox>
          ))}
          <Checkbox isSelected={hasPictures} onChange={setHasPictures}>
            {releaseWords.photos}
          </Checkbox>
        </fieldset>
        {/* What is ready stands in the list beside it. */}
        {newest && newest.state !== 'done' && <TaskList planId={planId} kind="release" most={1} />}
      </div>
    </Panel>
  );
}
