import type { FeatureReply } from '@tussock/contract';
import { checkDrawn, kindByFeatureType } from '@tussock/domain';
import { useState, type ReactNode } from 'react';
import { FormGroundContext } from '../../session/form-ground.ts';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { extrasOf } from '../../activities/kind-extras/index.ts';
import type { PlanMapContent } from '../../activities/load-plan-map/index.ts';
import { useFeatureWrites } from '../../activities/save-feature/index.ts';
import { tellMap } from '../../plan-session/map-store.ts';
import { formKeys } from '../../session/drafts.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { ChosenFeature } from './chosen-feature.tsx';
import { namesOf } from './names-of.ts';
import styles from './draw-screen.module.css';

const measuresOf = ({ areaHectares, lengthMetres }: FeatureReply) => ({
  ...(areaHectares === null ? {} : { areaHectares }),
  ...(lengthMetres === null ? {} : { lengthMetres }),
});

/** The feature that was clicked, or its form where its kind has no page. */
export function ActiveFeature({
  planId,
  content,
  activeId,
  verbs,
}: {
  readonly planId: string;
  readonly content: PlanMapContent;
  readonly activeId: string;
  readonly verbs: ReactNode;
}) {
  const feature = content.features.find(({ _id }) => _id === activeId);
  const kind = feature && kindByFeatureType(feature.featureType);
  const [isEditing, setIsEditing] = useState(false);
  const writes = useFeatureWrites((id) => {
    setIsEditing(false);
    if (id === null) tellMap({ type: 'activeFeatureSet', id: null });
  });
  if (!feature || !kind) return null;
  if (isEditing)
    return (
      <section className={styles.drawing} aria-label={kind.names.singular}>
        <FormGroundContext value={{ featureId: feature._id, geometry: feature.geometry }}>
          <FieldsForm
            key={feature._id}
            formKey={formKeys.feature(feature._id)}
            fields={kind.fields}
            sections={kind.sections}
            values={feature.properties}
            check={(values) => checkDrawn(kind, values, measuresOf(feature))}
            refusalsOf={refusalsOf}
            featureChoices={(collection) => namesOf(content, collection)}
            onCancel={() => setIsEditing(false)}
            saveLabel={`Save ${kind.names.inSentence}`}
            onSave={(attributes, startedFrom) => writes.update(feature, kind, { attributes }, startedFrom)}
            extras={extrasOf(kind.id).form}
          />
        </FormGroundContext>
        {writes.question}
      </section>
    );
  return (
    <ChosenFeature
      onEditHere={() => setIsEditing(true)}
      planId={planId}
      feature={feature}
      kind={kind}
      canEdit={content.may('editFeatures')}
      writes={writes}
      verbs={verbs}
      onClose={() => tellMap({ type: 'activeFeatureSet', id: null })}
    />
  );
}
