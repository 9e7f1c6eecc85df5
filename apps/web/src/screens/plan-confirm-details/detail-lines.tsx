import { useQuery } from '@tanstack/react-query';
import { readPlanAccount, type ReplyOf, type readConfirmationDetails } from '@tussock/contract';
import { confirmWords as words, labelOfOption, planInfoFields, type PlanAbility } from '@tussock/domain';
import { Button, Icon } from '@tussock/ui';
import { useState, type ReactNode } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import { reading } from '../../session/client.ts';
import { useBoundary } from '../../sync/index.ts';
import { accountAccessRoute, userAccessRoute } from '../plan-access/route.ts';
import styles from './confirm-details-screen.module.css';
import { MendDialog, type MendedLine } from './mend-dialog.tsx';

type Details = ReplyOf<typeof readConfirmationDetails>;

interface DetailLinesProps {
  readonly details: Details;
  readonly isOwner: boolean;
  readonly may: (ability: PlanAbility) => boolean;
  readonly onMended: () => Promise<unknown>;
}

const ownersOf = ({ propertyOwnerships = [], contactName }: Details['info']): string =>
  propertyOwnerships.map(({ ownerName }) => ownerName).join(', ') || contactName || words.notSaid;

const farmedOf = ({ enterprises = [] }: Details['info']): string =>
  enterprises
    .map(({ kind }) => labelOfOption(planInfoFields.enterprises.row.kind.options, kind))
    .join(', ') || words.notSaid;

/** Five lines of what matters, each with the way to mend it, and whose the data is. */
export function DetailLines({ details, isOwner, may, onMended }: DetailLinesProps) {
  const { planId, info } = details;
  const boundary = useBoundary();
  const { data: account } = useQuery(reading(readPlanAccount, { params: { planId } }));
  const [mending, setMending] = useState<MendedLine>();
  const titles = new Set(boundary?.features.map(({ properties }) => properties.titleNumber)).size;
  const hectares = boundary?.areaHectares ?? null;
  const mendOf = (line: MendedLine): ReactNode => (
    <Button size="small" isQuiet aria-label={words.mendLine(words[line])} onClick={() => setMending(line)}>
      {words.mend}
    </Button>
  );
  return (
    <>
      <dl className={styles.lines}>
        <Line label={words.owners} value={ownersOf(info)} mend={mendOf('owners')} />
        <Line
          label={words.land}
          value={hectares === null ? words.noLand : words.landSize(hectares, titles)}
          mend={mendOf('land')}
        />
        <Line label={words.farmed} value={farmedOf(info)} mend={mendOf('farmed')} />
        <Line
          label={isOwner ? words.reach : words.reachOther}
          value={info.phone ?? info.email ?? words.notSaid}
          below={info.phone ? info.email : undefined}
          mend={mendOf('reach')}
        />
        <Line
          label={words.adviser}
          value={account?.name ?? details.createdByName ?? words.noAdviser}
          below={account || details.createdByName ? words.mayWork : undefined}
          mend={
            may('manageAccountAccess') && (
              <RouteLink
                to={accountAccessRoute.at({ planId })}
                aria-label={words.mendLine(words.adviser)}
                className={styles.mendLink}
              >
                {words.mend}
              </RouteLink>
            )
          }
        />
      </dl>
      <p className={styles.yours}>
        <Icon name="lock" size="small" />
        <span>
          {words.yours}{' '}
          {may('manageUserAccess') && (
            <RouteLink to={userAccessRoute.at({ planId })}>{words.whoSees}</RouteLink>
          )}
        </span>
      </p>
      {mending && (
        <MendDialog
          details={details}
          line={mending}
          onClose={() => setMending(undefined)}
          onMended={async () => {
            await onMended();
            setMending(undefined);
          }}
        />
      )}
    </>
  );
}

function Line({
  label,
  value,
  below,
  mend,
}: {
  readonly label: string;
  readonly value: string;
  readonly below?: string | undefined;
  readonly mend: ReactNode;
}) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.said}>
          <b>{value}</b>
          {below && <span className={styles.soft}>{below}</span>}
        </span>
        {mend}
      </dd>
    </div>
  );
}
