import { gapWords as words, kinds, type GapTarget, type PlanGap } from '@tussock/domain';
import { Button, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import type { Address } from '../../places/place.ts';
import { PlaceLink } from '../../places/place-link.tsx';
import { featurePage, kindEditPlace } from '../kind/place.ts';
import { sectionPlace } from '../plan-edit-actions/place.ts';
import { boundaryPlace, drawPlace } from '../plan-edit-map/place.ts';
import { farmInfoPlace } from '../plan-farm-info/place.ts';
import { listsPlace } from '../plan-view-other/place.ts';
import styles from './next-steps.module.css';

const MOST_SHOWN = 4;

function addressOf(planId: string, target: GapTarget): Address {
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
      return kindEditPlace.at(featurePage(planId, kinds.lmu, target.unitId));
    case 'section':
      return sectionPlace.at({ planId, section: target.route });
  }
}

/** What the plan still lacks, each with the way to where it is mended. */
export function MissingList({
  planId,
  gaps,
}: {
  readonly planId: string;
  /** Undefined until it is known. */
  readonly gaps: readonly PlanGap[] | undefined;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? gaps : gaps?.slice(0, MOST_SHOWN);
  return (
    <section aria-labelledby="missing">
      <header className={styles.heading}>
        <h2 id="missing" className={styles.subtitle}>
          {words.title}
        </h2>
      </header>
      {gaps === undefined && <Skeleton lines={3} />}
      {gaps?.length === 0 && <p className={styles.none}>{words.none}</p>}
      {shown && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ key, title, detail, act, target }) => (
            <li key={key}>
              <span className={styles.gap} aria-hidden="true" />
              <span className={styles.what}>
                <span className={styles.strong}>{title}</span>
                <span className={styles.soft}>{detail}</span>
              </span>
              <PlaceLink to={addressOf(planId, target)} aria-label={`${act}: ${title}, ${detail}`}>
                {act}
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
      {gaps && shown && shown.length < gaps.length && (
        <Button size="small" isQuiet onClick={() => setIsWhole(true)}>
          {words.more(gaps.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
