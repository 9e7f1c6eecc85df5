import { boardWords } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import styles from './portfolio-screen.module.css';
import { portfolioRoute, workRoute } from './route.ts';

/** Heading of the board, with its two tables: the farms, and the actions of all farms. */
export const BoardTabs = ({ current }: { readonly current: keyof typeof boardWords.tabs }) => (
  <div className={styles.title}>
    <h1>{boardWords.title}</h1>
    <nav aria-label={boardWords.title}>
      {(['plans', 'actions'] as const).map((tab) => (
        <RouteLink
          key={tab}
          to={tab === 'plans' ? portfolioRoute.at() : workRoute.at()}
          isExact
          aria-current={tab === current ? 'page' : undefined}
        >
          {boardWords.tabs[tab]}
        </RouteLink>
      ))}
    </nav>
  </div>
);
