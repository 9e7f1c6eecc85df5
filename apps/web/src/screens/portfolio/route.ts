import { signedInRoute, type SignedInRoute } from '../../routes/route.ts';
import { readBoardSearch, type BoardSearch } from './board-search.ts';
import { readWorkSearch, type WorkSearch } from './work-search.ts';

/** The board: the table of all plans, with what they need. */
export const portfolioRoute: SignedInRoute<never, BoardSearch> = signedInRoute({
  path: '/portfolio',
  title: 'Board',
  readSearch: readBoardSearch,
  screen: async () => (await import('./portfolio-screen.tsx')).PortfolioScreen,
});

/** The actions of all farms. */
export const workRoute: SignedInRoute<never, WorkSearch> = signedInRoute({
  path: '/portfolio/actions',
  title: 'Actions of all farms',
  readSearch: readWorkSearch,
  screen: async () => (await import('./work-screen.tsx')).WorkScreen,
});
