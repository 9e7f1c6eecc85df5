import { drawingWords, fieldsToFillIn, figureUpTo, formatHectares, sayQuickFields } from '@tussock/domain';
import type { FeatureReply } from '@tussock/contract';
import type { AnyKind } from '@tussock/domain';
import { Button, buttonClasses, IconButton } from '@tussock/ui';
import { useState } from 'react';
import { kindEditRoute, kindViewRoute } from '../../kind/route.ts';
import { RouteLink } from '../../../routes/route-link.tsx';
import { AlsoHere } from '../../../activities/also-here/index.ts';
import { DeleteFeatureDialog, type FeatureWrites } from '../../../activities/save-feature/index.ts';
import { LastDone } from './last-done.tsx';
import styles from '../draw-screen.module.css';

export interface ChosenFeatureProps {
  readonly planId: string;
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
  readonly canEdit: boolean;
  readonly writes: FeatureWrites;
  /** Opens its form in the panel: its name and its first question, or all of it for a kind without a page of its own. */
  readonly onEditHere: () => void;
  readonly onClose: () => void;
}

/** Its size, as it is said beside its name. */
export const figureOf = ({ areaHectares, lengthMetres }: FeatureReply): string => {
  if (areaHectares !== null) return formatHectares(areaHectares);
  return lengthMetres === null ? '' : `${figureUpTo(lengthMetres, 1)} m`;
};

/** The selected feature: its data, and its actions. */
export function ChosenFeature({
  planId,
  feature,
  kind,
  canEdit,
  writes,
  onEditHere,
  onClose,
}: ChosenFeatureProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const name = kind.label(feature.properties);
  const lacking = fieldsToFillIn(kind, feature.properties);
  const { route } = kind.wording;
  const page = route === null ? null : { planId, kind: route, featureId: feature._id };
  return (
    <section className={styles.chosen} aria-labelledby="chosen-feature">
      <div className={styles.chosenHead}>
        <p className={styles.eyebrow}>{kind.names.singular}</p>
        <IconButton icon="close" label="Close" size="small" onClick={onClose} />
      </div>
      <div className={styles.nameLine}>
        <h2 id="chosen-feature" className={styles.chosenName}>
          {name}
        </h2>
        <p className={styles.figure}>{figureOf(feature)}</p>
      </div>
      {lacking.length > 0 && (
        <p className={styles.warning} role="status">
          {drawingWords.toFillIn(lacking)}
        </p>
      )}
      <LastDone planId={planId} featureId={feature._id} />
      <AlsoHere entityId={feature._id} />
      <div className={styles.acts}>
        {page && (
          <RouteLink to={kindViewRoute.at(page)} {...buttonClasses({ size: 'small' })}>
            Open its page
          </RouteLink>
        )}
        {canEdit && (
          <>
            <Button size="small" onClick={onEditHere}>
              {page === null ? 'Edit details' : sayQuickFields(kind)}
            </Button>
            {page && (
              <RouteLink to={kindEditRoute.at(page)} {...buttonClasses({ size: 'small' })}>
                Edit details
              </RouteLink>
            )}
            <Button size="small" icon="trash" variant="danger" isQuiet onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
          </>
        )}
      </div>
      <DeleteFeatureDialog
        feature={feature}
        kind={kind}
        writes={writes}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
      />
    </section>
  );
}
