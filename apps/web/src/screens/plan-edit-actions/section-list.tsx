import { isApplicable, qualityOfSectionIn, type PlanAnswers, type Section } from '@tussock/domain';
import { Icon, Select } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';
import { sectionRoute } from './route.ts';
import { QualityTag } from './quality-tag.tsx';
import styles from './section-list.module.css';

/** How many sub-outcomes of a section are answered. */
const answeredIn = ({ subOutcomes }: Section, { subOutcomes: told }: PlanAnswers): number =>
  subOutcomes.filter(({ key }) => told.get(key)?.existing !== undefined).length;

/** The sections of the plan, with how far each is: a list beside the page, a choice above it on a phone. */
export function SectionList({
  planId,
  current,
  answers,
}: {
  readonly planId: string;
  readonly current: Section;
  readonly answers: PlanAnswers;
}) {
  const go = useGo();
  return (
    <nav className={styles.list} aria-label="Sections of the plan">
      <RouteLink to={actionsRoute.at({ planId })} className={styles.back}>
        <Icon name="arrow-left" size="small" />
        All actions
      </RouteLink>
      <div className={styles.onPhone}>
        <Select
          label="Section"
          value={current.route}
          options={answers.catalogue.sections.map(({ route, title }) => ({ id: route, label: title }))}
          onChange={(section) => section && void go(sectionRoute.at({ planId, section }))}
        />
      </div>
      <ul className={styles.onDesk}>
        {answers.catalogue.sections.map((section) => (
          <li key={section.key}>
            <SectionLine planId={planId} section={section} current={current} answers={answers} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLine({
  planId,
  section,
  current,
  answers,
}: {
  readonly planId: string;
  readonly section: Section;
  readonly current: Section;
  readonly answers: PlanAnswers;
}) {
  const applies = isApplicable(section, answers.sections.get(section.key));
  const quality = qualityOfSectionIn(section, answers);
  return (
    <RouteLink
      to={sectionRoute.at({ planId, section: section.route })}
      className={styles.line}
      preload={false}
      data-left-out={!applies || undefined}
      {...(section === current ? { 'aria-current': 'page' as const } : {})}
    >
      <span className={styles.title}>{section.title}</span>
      <span className={styles.facts}>
        {applies
          ? `${answeredIn(section, answers)} of ${section.subOutcomes.length} answered`
          : 'Does not apply'}
        {applies && quality !== 'none' && <QualityTag quality={quality} />}
      </span>
    </RouteLink>
  );
}
