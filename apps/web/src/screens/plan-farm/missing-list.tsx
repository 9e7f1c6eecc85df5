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

/** Targets that are locked while a plan awaits approval: answers, and actions against a risk. */
const held: ReadonlySet<GapTarget['to']> = new Set(['risk', 'section']);

/** List of what the plan lacks, each with a link to where it is completed. */
export function MissingList({
  planId,
  mayEdit,
  isLocked,
  gaps,
}: {
  readonly planId: string;
  /** People without this right get links to the read-only pages. */
  readonly mayEdit: boolean;
  readonly isLocked: boolean;
  /** Undefined while loading. */
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
