import {
  compareEditions,
  editionsForInfo,
  editionWords as words,
  levelName,
  riskWords,
  type CatalogueChange,
  type LevelChange,
  type PlanEditions,
} from '@tussock/domain';
import { Button, Dialog } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { useLand, usePlanAnswers, usePlanRow, useRecordSave } from '../../sync/index.ts';
import styles from './move-editions.module.css';

interface MoveDialogProps {
  readonly planId: string;
  readonly has: PlanEditions;
  readonly newest: PlanEditions;
  readonly mayMove: boolean;
  readonly onClose: () => void;
}

const MOST_LISTED = 40;

/** What changes when the plan is moved to the newest versions, and the one step that moves it. */
export function MoveDialog({ planId, has, newest, mayMove, onClose }: MoveDialogProps) {
  const land = useLand(planId);
  const answers = usePlanAnswers();
  const changes = useMemo(() => compareEditions({ land, answers }, newest), [land, answers, newest]);
  const { move, isMoving, question } = useMove(planId, newest, onClose);
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.notYet}</Button>
          {mayMove && (
            <Button variant="primary" isPending={isMoving} onClick={() => void move()}>
              {words.move}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.changes}>
        <p>
          {words.versions.rules(has.rules.version, newest.rules.version)}
          <br />
          {words.versions.catalogue(has.catalogue.version, newest.catalogue.version)}
        </p>
        <Changes title={words.levels} none={words.noLevels} lines={changes.levels.map(lineOfLevel)} />
        <Changes
          title={words.asked}
          none={words.nothingAsked}
          lines={changes.catalogue.map(lineOfCatalogue)}
        />
        <p>{words.kept}</p>
      </div>
      {question}
    </Dialog>
  );
}

function useMove(planId: string, newest: PlanEditions, onMoved: () => void) {
  const { save, question } = useRecordSave();
  const [isMoving, setIsMoving] = useState(false);
  const standing = usePlanRow()?.values ?? {};
  const move = async (): Promise<void> => {
    setIsMoving(true);
    const set = editionsForInfo(newest);
    const base = {
      rulesVersion: standing['rulesVersion'] ?? null,
      catalogueVersion: standing['catalogueVersion'] ?? null,
    };
    const part = { entity: 'plan', entityId: planId, op: 'update', set, base } as const;
    await save({ label: words.label, parts: [part], toast: words.moved }).finally(() => setIsMoving(false));
    onMoved();
  };
  return { move, isMoving, question };
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly change: string;
}

const said = (level: LevelChange['from']): string => (level === null ? words.notRated : levelName(level));

const lineOfLevel = ({ unitId, unitName, riskType, from, to }: LevelChange): Line => ({
  key: `${unitId} ${riskType}`,
  name: `${unitName}, ${riskWords.short[riskType].toLowerCase()}`,
  change: `${said(from)} → ${said(to)}`,
});

const lineOfCatalogue = ({ key, what, title, change, isInPlan }: CatalogueChange): Line => ({
  key: `${what} ${key}`,
  name: `${words.what[what]}: ${title}`,
  change: isInPlan ? `${words.change[change]}, ${words.inPlan}` : words.change[change],
});

function Changes({
  title,
  none,
  lines,
}: {
  readonly title: string;
  readonly none: string;
  readonly lines: readonly Line[];
}) {
  const hidden = lines.length - MOST_LISTED;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {lines.length === 0 && <p>{none}</p>}
      <ul className={styles.lines}>
        {lines.slice(0, MOST_LISTED).map(({ key, name, change }) => (
          <li key={key}>
            <span>{name}</span>
            <strong>{change}</strong>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{words.more(hidden)}</p>}
    </section>
  );
}
