import type { ExaminationRoom } from '@tussock/contract';
import {
  canTalk,
  canWriteFindings,
  examinationWords,
  findItemEvidence,
  type ChecklistItem,
  type StateRow,
} from '@tussock/domain';
import { buttonClasses, Icon, Panel, usePageKeys } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { QuestionList, formatVerdict } from '../../activities/show-examination/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { QuestionForm } from './question-form.tsx';
import { FindingForm } from './finding-form.tsx';
import { ItemEvidenceList } from './item-evidence-list.tsx';
import styles from './room-screen.module.css';
import { examinationRoute } from './route.ts';

const words = examinationWords.room;

interface ItemViewProps {
  readonly room: ExaminationRoom;
  readonly items: readonly ChecklistItem[];
  readonly place: number;
  readonly item: ChecklistItem;
  readonly rows: readonly StateRow[];
}

/** Whether somebody types: keys of the page are letters then. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio], [type=checkbox]), textarea, select');

/** One item: what is asked, what the version says and shows, the finding, and what was asked about it. */
export function ItemView({ room, items, place, item, rows }: ItemViewProps) {
  const { planId, _id: id } = room;
  const finding = room.findings.find((one) => one.item === item.key);
  const says = useMemo(() => findItemEvidence(item, rows), [item, rows]);
  const [shownBy, setShownBy] = useState<readonly string[]>(finding?.shownBy ?? []);
  const canWrite = canWriteFindings(room.state);
  const go = useGo();
  const addressOf = (at: number) => {
    const other = items[at];
    return other && examinationRoute.at({ planId, id }, { item: other.key });
  };
  const found = new Set(room.findings.map((one) => one.item));
  const isOpen = (other: ChecklistItem): boolean => other !== item && !found.has(other.key);
  // On to what is still to be seen, behind this one first.
  const open = items.slice(place).find(isOpen) ?? items.find(isOpen);
  const nextOpen = open && examinationRoute.at({ planId, id }, { item: open.key });
  const [before, after] = [addressOf(place - 1), addressOf(place + 1)];
  usePageKeys((event) => {
    const to = { j: after, k: before }[event.key];
    if (to && !isTyping(event) && !event.ctrlKey && !event.metaKey) void go(to);
  });
  const questions = room.questions.filter((question) => question.item === item.key);
  return (
    <>
      <section className={styles.middle} aria-label={words.item}>
        <p className={styles.note}>{`${words.place(place + 1, items.length)} · ${item.areaTitle}`}</p>
        <h2 className={styles.title}>{item.title}</h2>
        <ItemEvidenceList
          room={room}
          item={item}
          says={says}
          rows={rows}
          shownBy={shownBy}
          {...(canWrite ? { onShow: setShownBy } : {})}
        />
        <nav className={styles.around} aria-label="Items">
          {before && (
            <RouteLink to={before} {...buttonClasses({ size: 'small' })}>
              <Icon name="chevron-left" /> {words.previous} <kbd>K</kbd>
            </RouteLink>
          )}
          {after && (
            <RouteLink to={after} {...buttonClasses({ size: 'small' })}>
              {words.next} <kbd>J</kbd> <Icon name="chevron-right" />
            </RouteLink>
          )}
        </nav>
      </section>
      <aside className={styles.right} aria-label={words.finding}>
        <Panel title={words.finding}>
          {canWrite ? (
            <FindingForm
              room={room}
              item={item}
              finding={finding}
              shownBy={shownBy}
              onNext={() => void go(nextOpen ?? examinationRoute.at({ planId, id }))}
            />
          ) : (
            <>
              <p>{finding ? formatVerdict(finding) : words.toSee}</p>
              {finding?.note && <p className={styles.text}>{finding.note}</p>}
            </>
          )}
        </Panel>
        <Panel title={words.questions}>
          <QuestionList questions={questions} titleOf={() => undefined} isOpen={canTalk(room.state)} />
          {canTalk(room.state) && <QuestionForm room={room} item={item.key} />}
        </Panel>
      </aside>
    </>
  );
}
