import {
  categoriesOf,
  highRisksLowered,
  isApplicable,
  qualityOfSectionIn,
  recordFacts,
  sayCategory,
  sectionByRoute,
  type Section,
} from '@tussock/domain';
import { Button, Panel } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { NewerEditions } from '../../activities/move-editions/index.ts';
import { useActionWrites, type ActionWrites } from '../../activities/write-actions/index.ts';
import { GoneError } from '../../routes/gone-error.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { type LiveAnswers, useLandRisk, usePlanAnswers, useRowsToShow } from '../../sync/index.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';
import { AnswerDialog, type AskedAnswer } from './answer-dialog.tsx';
import { PlannedActions } from './outcome-actions.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import type { sectionRoute } from './route.ts';
import { QualityTag } from './quality-tag.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SectionList } from './section-list.tsx';
import styles from './section-screen.module.css';

/** One section of the plan: whether it applies, what is reached already, and what will be done about the rest. */
export function SectionScreen({ planId, params, may, isLocked }: PlanScreenPropsOf<typeof sectionRoute>) {
  const answers = usePlanAnswers();
  const section = sectionByRoute(params.section, answers.catalogue);
  if (!section)
    throw new GoneError('There is no such section', 'The plan has other sections.', {
      to: actionsRoute.at({ planId }),
      label: 'All actions',
    });
  return (
    <SectionFrame
      title={section.title}
      list={<SectionList planId={planId} current={section} answers={answers} />}
    >
      <NewerEditions />
      <SectionBody
        key={section.key}
        planId={planId}
        section={section}
        answers={answers}
        mayEdit={may('editActions') && !isLocked}
      />
    </SectionFrame>
  );
}

interface BodyProps {
  readonly planId: string;
  readonly section: Section;
  readonly answers: LiveAnswers;
  readonly mayEdit: boolean;
}

function SectionBody({ planId, section, answers, mayEdit }: BodyProps) {
  const writes = useActionWrites(planId);
  const [asked, setAsked] = useState<AskedAnswer | null>(null);
  const risks = useLandRisk(planId);
  const lowered = useMemo(() => highRisksLowered(risks ?? []), [risks]);
  const rows = useRowsToShow();
  const factsFor = useMemo(() => recordFacts(rows ?? []), [rows]);
  const applies = isApplicable(section, answers.sections.get(section.key));
  const outcomes = new Set<string | undefined>(section.subOutcomes.map(({ key }) => key));
  const ofWhole = answers.actions.filter(
    ({ values: { sectionKey, outcomeKey } }) => sectionKey === section.key && !outcomes.has(outcomeKey),
  );
  return (
    <div className={styles.body}>
      <SectionHead section={section} answers={answers} writes={writes} onAsk={setAsked} mayEdit={mayEdit} />
      {applies &&
        categoriesOf(section).map((category) => (
          <section key={category} className={styles.category} aria-label={sayCategory(category)}>
            <CategoryHead
              section={section}
              category={category}
              answers={answers}
              onAsk={setAsked}
              mayEdit={mayEdit}
            />
            {section.subOutcomes
              .filter((outcome) => outcome.category === category)
              .map((outcome) => (
                <OutcomeCard
                  key={outcome.key}
                  planId={planId}
                  section={section}
                  outcome={outcome}
                  answers={answers}
                  writes={writes}
                  lowered={lowered}
                  facts={factsFor(outcome.key)}
                  onAsk={setAsked}
                  mayEdit={mayEdit}
                />
              ))}
          </section>
        ))}
      {ofWhole.length > 0 && (
        <section className={styles.category} aria-labelledby="of-the-whole">
          <h2 id="of-the-whole">For the whole section</h2>
          <PlannedActions planId={planId} actions={ofWhole} label="For the whole section" />
        </section>
      )}
      {asked && (
        <AnswerDialog
          key={asked.title}
          planId={planId}
          asked={asked}
          answers={answers}
          writes={writes}
          onClose={() => setAsked(null)}
        />
      )}
      {writes.question}
    </div>
  );
}

interface HeadProps extends Pick<BodyProps, 'section' | 'answers' | 'mayEdit'> {
  readonly onAsk: (asked: AskedAnswer) => void;
}

function SectionHead({
  section,
  answers,
  mayEdit,
  writes,
  onAsk,
}: HeadProps & { readonly writes: ActionWrites }) {
  const told = answers.sections.get(section.key);
  const applies = isApplicable(section, told);
  const reason = told?.['reason'];
  const leave = (): void =>
    section.type === 'core'
      ? onAsk({
          about: { section },
          title: `${section.title} does not apply`,
          fields: ['reason'],
          set: { applicable: false },
        })
      : void writes.answerSection(section, answers, { applicable: false });
  return (
    <Panel look="sunken">
      <div className={styles.head}>
        <div>
          <p>{section.outcome}</p>
          <p className={styles.note}>
            {applies ? `Applies: ${section.appliesWhen}.` : 'Left out of this plan.'}
            {!applies && typeof reason === 'string' && ` ${reason}`}
          </p>
        </div>
        <div className={styles.acts}>
          {applies && <QualityTag quality={qualityOfSectionIn(section, answers)} />}
          {mayEdit &&
            (applies ? (
              <Button size="small" isQuiet onClick={leave}>
                Does not apply here
              </Button>
            ) : (
              <Button
                size="small"
                variant="primary"
                onClick={() =>
                  void writes.answerSection(section, answers, { applicable: true, reason: null })
                }
              >
                Applies here
              </Button>
            ))}
        </div>
      </div>
    </Panel>
  );
}

function CategoryHead({
  section,
  category,
  answers,
  onAsk,
  mayEdit,
}: HeadProps & { readonly category: string }) {
  const key = `notes_${category}`;
  const note = answers.sections.get(section.key)?.[key];
  const name = sayCategory(category);
  return (
    <header className={styles.categoryHead}>
      <h2>{name}</h2>
      {typeof note === 'string' && <p className={styles.noteText}>{note}</p>}
      {mayEdit && (
        <Button
          size="small"
          isQuiet
          icon="pencil"
          onClick={() =>
            onAsk({ about: { section }, title: `Notes on ${name.toLowerCase()}`, fields: [key], set: {} })
          }
        >
          {typeof note === 'string' ? 'Change the note' : 'Add a note'}
        </Button>
      )}
    </header>
  );
}
