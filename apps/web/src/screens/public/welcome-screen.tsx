import { buttonClasses, Icon, type IconName } from '@tussock/ui';
import { useStore } from 'zustand';
import { dashboardRoute } from '../dashboard/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { currentUserStore } from '../../session/current-user.ts';
import { signInAddress } from '../../session/sign-in-address.ts';
import styles from './welcome-screen.module.css';

const STEPS: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  {
    icon: 'map',
    title: 'Find the farm',
    text: 'Pick its titles on the map. Their merge is the boundary, with its area.',
  },
  {
    icon: 'pencil',
    title: 'Draw what is there',
    text: 'Paddocks, land units, fences and water, measured as you draw.',
  },
  {
    icon: 'leaf',
    title: 'Agree what to do',
    text: 'Rate the risks to soil, water and stock, and settle the actions.',
  },
  {
    icon: 'document',
    title: 'Print the plan',
    text: 'Maps, tables and charts in one document anyone can read.',
  },
];

/** The page for whoever is not signed in: what Tussock is for, and the way in. */
export function WelcomeScreen() {
  const isSignedIn = useStore(currentUserStore, (state) => state.user !== null);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>From the farm&rsquo;s address to a printed plan, in one visit.</h1>
          <p>
            Tussock is where farmers and their advisers keep a farm environmental plan: a map of what is
            there, what the land can carry, and what was agreed. Afterwards the plan stays true from a phone
            in the paddock.
          </p>
          {isSignedIn ? (
            <RouteLink to={dashboardRoute.at()} {...buttonClasses({ variant: 'primary' })}>
              Go to your farm plans
            </RouteLink>
          ) : (
            <a href={signInAddress('/')} {...buttonClasses({ variant: 'primary' })}>
              Sign in
            </a>
          )}
        </div>
      </section>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step.title}>
            <span className={styles.icon}>
              <Icon name={step.icon} />
            </span>
            <h2>{step.title}</h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
