import { gapWords as words, kinds, type GapTarget, type PlanGap } from '@tussock/domain';
import type { Address } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { featurePage, placeToFillIn } from '../kind/route.ts';
import { sectionRoute } from '../plan-edit-actions/route.ts';
import { boundaryRoute, drawRoute } from '../plan-edit-map/route.ts';
import { farmInfoRoute } from '../plan-farm-info/route.ts';
import { listsRoute } from '../plan-view-other/route.ts';
import { riskRoute } from '../plan-view-risk/route.ts';
import styles from './next-steps.module.css';
import { ShortList } from './short-list.tsx';

function addressOf(planId: string, target: GapTarget, mayEdit: boolean): Address {
  switch (target.to) {
    case 'boundary':
      return boundaryRoute.at({ planId });
    case 'draw':
      return drawRoute.at({ planId });
    case 'list':
      return listsRoute.at({ planId }, { kind: target.kindId, lacking: 'yes' });
    case 'details':
      return farmInfoRoute.at({ planId }, {}, target.field);
    case 'unit':
      return placeToFillIn(featurePage(planId, kinds.lmu, target.unitId), mayEdit);
    case 'risk':
      return riskRoute.at({ planId }, { unit: target.unitId, risk: target.riskType });
    case 'section':
      return sectionRoute.at({ planId, section: target.route });
  }
}

/** What stays as it is while a plan waits for its approval: answers, and what is done about a risk. */
const held: ReadonlySet<GapTarget['to']> = new Set(['risk', 'section']);

/** What the plan still lacks, each with the way to where it is mended. */
export function MissingList({
  planId,
  mayEdit,
  isLocked,
  gaps,
}: {
  readonly planId: string;
  /** Who may not is led to where it is read. */
  readonly mayEdit: boolean;
  readonly isLocked: boolean;
  /** Undefined until it is known. */
  readonly gaps: readonly PlanGap[] | undefined;
}) {
  return (
    <ShortList id="missing" title={words.title} items={gaps} none={words.none} more={words.more}>
      {({ key, title, detail, act, target }) => {
        const mayMend = mayEdit && !(isLocked && held.has(target.to));
        return (
          <li key={key}>
            <span className={styles.gap} aria-hidden="true" />
            <span className={styles.what}>
              <span className={styles.strong}>{title}</span>
              <span className={styles.soft}>{detail}</span>
            </span>
            <RouteLink
              to={addressOf(planId, target, mayMend)}
              aria-label={`${mayMend ? act : words.look}: ${title}, ${detail}`}
            >
              {mayMend ? act : words.look}
            </RouteLink>
          </li>
        );
      }}
    </ShortList>
  );
}
