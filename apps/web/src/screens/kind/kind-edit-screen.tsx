import { checkDrawn, fieldsWhenDrawn, kindByFeatureType, kindsByCollection } from '@tussock/domain';
import { Panel, Skeleton } from '@tussock/ui';
import { useMemo } from 'react';
import { kindViewRoute, type kindEditRoute } from './route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { useGo } from '../../routes/use-go.ts';
import type { FeatureChoice } from '../../activities/edit-fields/index.ts';
import { AlsoHere } from '../../activities/also-here/index.ts';
import { FieldsForm, SectionLinks } from '../../activities/edit-fields/index.ts';
import { extrasOf } from '../../activities/kind-extras/index.ts';
import { useFeatureWrites } from '../../activities/save-feature/index.ts';
import { formKeys } from '../../sync/drafts/index.ts';
import { FormGroundContext } from '../../session/form-ground.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { FeatureMap } from './feature-map.tsx';
import styles from './kind-screen.module.css';
import { useFeaturePage, type FeaturePage } from './use-feature-page.ts';

type Props = PlanScreenPropsOf<typeof kindEditRoute>;

/** Screen to edit a feature's values, in a form made from its declaration. */
export function KindEditScreen(props: Props) {
  const page = useFeaturePage(props.params);
  if (!page) return <PlanPage title="">{<Skeleton lines={8} />}</PlanPage>;
  return <FeaturePageForm {...props} {...page} />;
}

function FeaturePageForm({ params, feature, kind, content }: Props & FeaturePage) {
  const go = useGo();
  const leave = (): void => void go(kindViewRoute.at(params));
  const writes = useFeatureWrites(leave);
  const { areaHectares, lengthMetres } = feature;
  const measures = {
    ...(areaHectares === null ? {} : { areaHectares }),
    ...(lengthMetres === null ? {} : { lengthMetres }),
  };
  const { form, FormFoot, isWide = false } = extrasOf(kind.id);
  const ground = useMemo(
    () => ({ featureId: feature._id, geometry: feature.geometry }),
    [feature._id, feature.geometry],
  );
  const choices = (collection: string): readonly FeatureChoice[] => {
    const kinds = kindsByCollection(collection);
    return content.features.flatMap((other) => {
      const of = kindByFeatureType(other.featureType);
      return of && kinds.includes(of)
        ? [{ id: other._id, name: of.label(other.properties) || of.names.singular }]
        : [];
    });
  };
  return (
    <PlanPage
      title={kind.label(feature.properties) || kind.names.singular}
      eyebrow={`Edit ${kind.names.inSentence}`}
      onClose={leave}
      closeLabel="Back without saving"
      width={isWide ? 'wide' : 'regular'}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <AlsoHere entityId={feature._id} />
          <Panel>
            <FormGroundContext value={ground}>
              <FieldsForm
                key={feature._id}
                formKey={formKeys.feature(feature._id)}
                fields={fieldsWhenDrawn(kind)}
                sections={kind.sections}
                values={feature.properties}
                check={(values) => checkDrawn(kind, values, measures)}
                refusalsOf={refusalsOf}
                featureChoices={choices}
                onCancel={leave}
                saveLabel={`Save ${kind.names.inSentence}`}
                onSave={(attributes, startedFrom) =>
                  writes.update(feature, kind, { attributes }, { startedFrom })
                }
                extras={form}
              >
                {FormFoot && <FormFoot featureId={feature._id} geometry={feature.geometry} />}
              </FieldsForm>
            </FormGroundContext>
          </Panel>
        </div>
        <div className={styles.side}>
          <FeatureMap feature={feature} content={content} />
          <SectionLinks sections={kind.sections} />
        </div>
      </div>
      {writes.question}
    </PlanPage>
  );
}
