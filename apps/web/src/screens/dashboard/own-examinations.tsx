import { useQuery } from '@tanstack/react-query';
import { listOwnExaminations } from '@tussock/contract';
import { examinationWords } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { examinationsRoute } from '../examinations/route.ts';
import styles from './dashboard-screen.module.css';

/** The way to what one is asked to certify or audit, for those who are: their farms are in no list of plans. */
export function OwnExaminations() {
  const { data } = useQuery(reading(listOwnExaminations, {}));
  const count = data?.results.length ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles.onDevice}>
      <RouteLink to={examinationsRoute.at()}>{examinationWords.desk.dashboard(count)}</RouteLink>
    </p>
  );
}
