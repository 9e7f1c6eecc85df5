import { hectaresInFigures, formatHectares, type LandBalance } from '@tussock/domain';
import { Skeleton } from '@tussock/ui';
import { RouteLink } from '../../routes/route-link.tsx';
import { boundaryRoute } from '../plan-edit-map/route.ts';
import styles from './balance-bar.module.css';

/** Bar of how the boundary's hectares are used; the parts add up. */
export function BalanceBar({
  planId,
  balance,
  note,
}: {
  readonly planId: string;
  readonly balance: LandBalance | null | undefined;
  /** Source of the boundary, where it is not made from titles. */
  readonly note: string | null;
}) {
  return (
    <section aria-labelledby="balance" className={styles.balance}>
      <header className={styles.heading}>
        <h2 id="balance" className={styles.title}>
          Balance of hectares
        </h2>
        {balance && (
          <p>
            <strong>{formatHectares(balance.hectares)}</strong> within the boundary
          </p>
        )}
      </header>
      {balance && note && (
        <p className={styles.note} role="status">
          {note} <RouteLink to={boundaryRoute.at({ planId })}>Boundary</RouteLink>
        </p>
      )}
      {balance === undefined && <Skeleton lines={2} />}
      {balance === null && (
        <p className={styles.soft}>
          There is no boundary yet. <RouteLink to={boundaryRoute.at({ planId })}>Find the farm</RouteLink>
        </p>
      )}
      {balance && (
        <>
          <div className={styles.bar} aria-hidden="true">
            {balance.shares.map(({ cover, hectares }) => (
              <span key={cover} className={styles.share} data-cover={cover} style={{ flexGrow: hectares }} />
            ))}
          </div>
          <ul className={styles.legend}>
            {balance.shares.map(({ cover, label, hectares }) => (
              <li key={cover}>
                <span className={styles.chip} data-cover={cover} aria-hidden="true" />
                {label} <strong>{hectaresInFigures(hectares)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
