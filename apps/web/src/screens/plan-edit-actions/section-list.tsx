import { isApplicable, qualityOfSectionIn, type PlanAnswers, type Section } from '@tussock/domain';
import { Icon, Select } from '@tussock/ui';
import { PlaceLink } from '../../places/place-link.tsx';
import { useGo } from '../../places/use-go.ts';
import { actionsPlace } from '../plan-view-actions/place.ts';
import { sectionPlace } from './place.ts';
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
      <PlaceLink to={actionsPlace.at({ planId })} className={styles.back}>
        <Icon name="arrow-left" size="small" />
        All actions
      </PlaceLink>
      <div className={styles.onPhone}>
        <Select
          label="Section"
          value={current.route}
          options={answers.catalogue.sections.map(({ route, title }) => ({ id: route, label: title }))}
          onChange={(section) => section && void go(sectionPlace.at({ planId, section }))}
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
    <PlaceLink
      to={sectionPlace.at({ planId, section: section.route })}
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
    </PlaceLink>
  );
}
