import { useQuery } from '@tanstack/react-query';
import { listAccessManagers } from '@tussock/contract';
import { Fragment } from 'react';
import { reading } from '../../session/client.ts';

interface WhoDecidesProps {
  readonly planId: string;
  /** Start of the sentence that the names end. */
  readonly ask: string;
  readonly className?: string | undefined;
}

/** Names the people who decide about access to a plan and its copies, each with their address; nothing until they are read. */
export function WhoDecides({ planId, ask, className }: WhoDecidesProps) {
  const { data } = useQuery(reading(listAccessManagers, { params: { planId } }));
  const people = data?.managers ?? [];
  if (people.length === 0) return null;
  return (
    <p className={className}>
      {ask}{' '}
      {people.map(({ _id: id, name, email }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === people.length - 1 ? ' or ' : ', ')}
          <a href={`mailto:${email}`}>{name}</a>
        </Fragment>
      ))}
      .
    </p>
  );
}
