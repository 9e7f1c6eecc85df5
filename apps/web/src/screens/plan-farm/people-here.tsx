import { useQuery } from '@tanstack/react-query';
import { readPlanAccount, readPlanOwner } from '@tussock/contract';
import { accessWords, nextStepWords, recordWords } from '@tussock/domain';
import { Avatar } from '@tussock/ui';
import { WhoDecides } from '../../activities/who-decides/index.ts';
import { useSync } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';
import styles from './farm-screen.module.css';

const { people: words } = nextStepWords;

interface PeopleHereProps {
  readonly planId: string;
  /** Whether this person decides about access; anybody else is told whom to ask. */
  readonly mayManageAccess: boolean;
}

/** The farm's owner, its adviser, who is on the plan at this moment, and whom to ask for access or a copy. */
export function PeopleHere({ planId, mayManageAccess }: PeopleHereProps) {
  const params = { planId };
  const asked = [
    useQuery(reading(readPlanOwner, { params })),
    useQuery(reading(readPlanAccount, { params })),
  ] as const;
  const isPending = asked.some((query) => query.isPending);
  const isNotRead = asked.some((query) => query.isError);
  const [owner, account] = [asked[0].data, asked[1].data];
  const here = useSync().others.map(({ name }) => name);
  const people = [
    ...(owner ? [{ name: owner.name, is: 'Owner' }] : []),
    ...(account ? [{ name: account.name, is: 'Adviser' }] : []),
  ];
  return (
    <section aria-labelledby="people">
      <h2 id="people" className={styles.subtitle}>
        People
      </h2>
      {people.length === 0 && !isPending && (
        <p className={styles.soft}>{isNotRead ? words.notRead : words.none}</p>
      )}
      <ul className={styles.people}>
        {people.map(({ name, is }) => (
          <li key={is}>
            <Avatar name={name} />
            <span>
              {name} <span className={styles.soft}>{is}</span>
            </span>
          </li>
        ))}
      </ul>
      {!mayManageAccess && (
        <WhoDecides planId={planId} ask={accessWords.whoDecides} className={styles.soft} />
      )}
      <p role="status" className={styles.soft}>
        {here.length > 0 && recordWords.alsoHere([...new Set(here)])}
      </p>
    </section>
  );
}
