import { useSuspenseQuery } from '@tanstack/react-query';
import { listOwnExaminations } from '@tussock/contract';
import { examinationWords, nameOfProgramme } from '@tussock/domain';
import { EmptyState, PageContainer, Panel } from '@tussock/ui';
import { nameOfExamination, StateTag } from '../../activities/show-examination/index.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { dashboardRoute } from '../dashboard/route.ts';
import styles from './room-screen.module.css';
import { examinationRoute } from './route.ts';

const words = examinationWords.desk;

/** What one is asked to certify or audit, each with where it stands and one click to go on. */
export function DeskScreen() {
  const {
    data: { results },
  } = useSuspenseQuery(reading(listOwnExaminations, {}));
  return (
    <PageContainer
      title={words.title}
      width="narrow"
      eyebrow={<RouteLink to={dashboardRoute.at()}>{dashboardRoute.title}</RouteLink>}
    >
      <Panel isFlush={results.length > 0}>
        {results.length === 0 ? (
          <EmptyState title={words.none} icon="document">
            {words.noneAbout}
          </EmptyState>
        ) : (
          <ul className={styles.desk}>
            {results.map((one) => (
              <li key={one._id}>
                <div>
                  <RouteLink to={examinationRoute.at({ planId: one.planId, id: one._id })}>
                    {nameOfExamination(one)}
                  </RouteLink>
                  <p className={styles.note}>
                    {[
                      nameOfProgramme(one.programme),
                      words.version(one.versionNumber),
                      words.until(one.endsOn),
                    ].join(' · ')}
                  </p>
                </div>
                <StateTag state={one.state} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </PageContainer>
  );
}
