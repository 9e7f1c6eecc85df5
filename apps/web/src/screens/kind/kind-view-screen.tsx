import type { FeatureReply } from '@tussock/contract';
import { viewSections } from '@tussock/domain';
import { Button, buttonClasses, Panel, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { kindEditRoute, type kindViewRoute } from './route.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { AlsoHere } from '../../activities/also-here/index.ts';
import { extrasOf } from '../../activities/kind-extras/index.ts';
import { DeleteFeatureDialog, useFeatureWrites } from '../../activities/save-feature/index.ts';
import { HistoryList } from '../../activities/show-history/index.ts';
import { FieldsView, LinkedFeatures } from '../../activities/view-fields/index.ts';
import { FeatureFigures } from './feature-figures.tsx';
import { FeatureMap } from './feature-map.tsx';
import styles from './kind-screen.module.css';
import { useFeaturePage, type FeaturePage } from './use-feature-page.ts';

type Props = PlanScreenPropsOf<typeof kindViewRoute>;

/** Default target of the way back, for kinds that name no page of their own: the map. */
const map = { at: (planId: string) => drawRoute.at({ planId }), backLabel: 'Back to the map' };

/** A feature's own page: its values, its location, and its history. */
export function KindViewScreen(props: Props) {
  const [leaving, setLeaving] = useState<FeatureReply | null>(null);
  const page = useFeaturePage(props.params, leaving);
  if (!page) return <PlanPage title="">{<Skeleton lines={8} />}</PlanPage>;
  return <FeaturePageView {...props} {...page} onLeaving={setLeaving} />;
}

function FeaturePageView({
  planId,
  params,
  feature,
  kind,
  content,
  onLeaving,
}: Props & FeaturePage & { readonly onLeaving: (feature: FeatureReply) => void }) {
  const go = useGo();
  const [isDeleting, setIsDeleting] = useState(false);
  const canEdit = content.may('editFeatures');
  const { PageHead, shownAbove = [], home = map } = extrasOf(kind.id);
  const leave = (): void => void go(home.at(planId));
  const writes = useFeatureWrites(leave);
  const sections = viewSections(kind, feature.properties).flatMap(({ title, rows }) => {
    const left = rows.filter(({ key }) => !shownAbove.includes(key));
    return left.length === 0 ? [] : [{ title, rows: left }];
  });
  const name = kind.label(feature.properties);
  return (
    <PlanPage
      title={name || kind.names.singular}
      eyebrow={kind.names.singular}
      actions={
        canEdit && (
          <>
            <Button icon="trash" isQuiet onClick={() => setIsDeleting(true)}>
              Delete
            </Button>
            <RouteLink to={kindEditRoute.at(params)} {...buttonClasses({ variant: 'primary' })}>
              Edit
            </RouteLink>
          </>
        )
      }
      onClose={leave}
      closeLabel={home.backLabel}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <AlsoHere entityId={feature._id} />
          <FeatureFigures feature={feature} kind={kind} />
          {PageHead && <PageHead feature={feature} />}
          <FieldsView sections={sections} features={content.features} />
          {content.may('seeHistory') && (
            <Panel title="History" look="plain">
              <HistoryList planId={planId} entityId={feature._id} canEdit={canEdit} />
            </Panel>
          )}
        </div>
        <div className={styles.side}>
          <FeatureMap feature={feature} content={content} />
        </div>
        <div className={styles.links}>
          <LinkedFeatures key={feature._id} feature={feature} features={content.features} />
        </div>
      </div>
      <DeleteFeatureDialog
        feature={feature}
        kind={kind}
        writes={{
          ...writes,
          remove: async (removed, of) => {
            onLeaving(removed);
            await writes.remove(removed, of);
          },
        }}
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
      />
      {writes.question}
    </PlanPage>
  );
}
