import { gapWords as words, kinds, type GapTarget, type PlanGap } from '@tussock/domain';
import type { Address } from '../../places/place.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { featurePage, placeToFillIn } from '../kind/place.ts';
import { sectionPlace } from '../plan-edit-actions/place.ts';
import { boundaryPlace, drawPlace } from '../plan-edit-map/place.ts';
import { farmInfoPlace } from '../plan-farm-info/place.ts';
import { listsPlace } from '../plan-view-other/place.ts';
import { riskPlace } from '../plan-view-risk/place.ts';
import styles from './next-steps.module.css';
import { ShortList } from './short-list.tsx';

function addressOf(planId: string, target: GapTarget, mayEdit: boolean): Address {
  switch (target.to) {
    case 'boundary':
      return boundaryPlace.at({ planId });
    case 'draw':
      return drawPlace.at({ planId });
    case 'list':
      return listsPlace.at({ planId }, { kind: target.kindId, lacking: 'yes' });
    case 'details':
      return farmInfoPlace.at({ planId }, {}, target.field);
    case 'unit':
      return placeToFillIn(featurePage(planId, kinds.lmu, target.unitId), mayEdit);
    case 'risk':
      return riskPlace.at({ planId }, { unit: target.unitId, risk: target.riskType });
    case 'section':
      return sectionPlace.at({ planId, section: target.route });
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
            <PlaceLink
              to={addressOf(planId, target, mayMend)}
              aria-label={`${mayMend ? act : words.look}: ${title}, ${detail}`}
            >
              {mayMend ? act : words.look}
            </PlaceLink>
          </li>
        );
      }}
    </ShortList>
  );
}
