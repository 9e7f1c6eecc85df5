import { useQuery } from '@tanstack/react-query';
import { readPlanAccount, readPlanOwner } from '@tussock/contract';
import { recordWords } from '@tussock/domain';
import { Avatar } from '@tussock/ui';
import { useSync } from '../../record/index.ts';
import { reading } from '../../session/client.ts';
import styles from './farm-screen.module.css';

/** Whose farm it is, who advises, and who is on the plan at this moment. */
export function PeopleHere({ planId }: { readonly planId: string }) {
  const params = { planId };
  const owner = useQuery(reading(readPlanOwner, { params })).data;
  const account = useQuery(reading(readPlanAccount, { params })).data;
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
      <p role="status" className={styles.soft}>
        {here.length > 0 && recordWords.alsoHere([...new Set(here)])}
      </p>
    </section>
  );
}
