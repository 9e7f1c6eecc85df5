import { checkDrawn, fieldsWhenDrawn, kindByFeatureType, quickFieldsOf, type AnyKind } from '@tussock/domain';
import { FormGroundContext } from '../../../session/form-ground.ts';
import { FieldsForm } from '../../../activities/edit-fields/index.ts';
import { extrasOf } from '../../../activities/kind-extras/index.ts';
import type { PlanMapContent } from '../../../activities/load-plan-map/index.ts';
import type { FeatureWrites } from '../../../activities/save-feature/index.ts';
import { measuresOf } from '../../../sync/index.ts';
import { tellMap } from '../../../plan-session/map-store.ts';
import { formKeys } from '../../../sync/drafts/index.ts';
import { refusalsOf } from '../../../session/save-from-form.ts';
import type { MenuGroup } from '@tussock/ui';
import { FeatureSheet } from '../phone/feature-sheet.tsx';
import { ChosenFeature } from './chosen-feature.tsx';
import { namesOf } from '../measuring/names-of.ts';
import styles from '../draw-screen.module.css';

/** The feature whose form is open in the panel. */
export interface EditedHere {
  readonly id: string | null;
  readonly set: (id: string | null) => void;
}

/** What is asked on the map of a kind with a page of its own. */
const quickSections = (kind: AnyKind) => [{ title: kind.names.singular, fields: quickFieldsOf(kind) }];

/** The selected feature, or its form. */
export function ActiveFeature({
  planId,
  content,
  activeId,
  writes,
  editing,
  sheetVerbs,
}: {
  readonly planId: string;
  readonly content: PlanMapContent;
  readonly activeId: string;
  readonly writes: FeatureWrites;
  readonly editing: EditedHere;
  /** Given on a phone: what can be done to its shape, behind its sheet. */
  readonly sheetVerbs: readonly MenuGroup[] | undefined;
}) {
  const feature = content.features.find(({ _id }) => _id === activeId);
  const kind = feature && kindByFeatureType(feature.featureType);
  if (!feature || !kind) return null;
  if (editing.id === activeId)
    return (
      <section className={styles.drawing} aria-label={kind.names.singular}>
        <FormGroundContext value={{ featureId: feature._id, geometry: feature.geometry }}>
          <FieldsForm
            key={feature._id}
            formKey={formKeys.feature(feature._id)}
            fields={fieldsWhenDrawn(kind)}
            // All of it has a page; a kind without one is asked everything here.
            sections={kind.wording.route === null ? kind.sections : quickSections(kind)}
            values={feature.properties}
            check={(values) => checkDrawn(kind, values, measuresOf(feature))}
            refusalsOf={refusalsOf}
            featureChoices={(collection) => namesOf(content, collection)}
            onCancel={() => editing.set(null)}
            saveLabel={`Save ${kind.names.inSentence}`}
            onSave={async (attributes, startedFrom) => {
              await writes.update(feature, kind, { attributes }, { startedFrom });
              editing.set(null);
            }}
            extras={extrasOf(kind.id).form}
          />
        </FormGroundContext>
      </section>
    );
  const chosen = {
    onEditHere: () => editing.set(activeId),
    planId,
    feature,
    kind,
    canEdit: content.may('editFeatures'),
    writes,
    onClose: () => tellMap({ type: 'activeFeatureSet', id: null }),
  };
  return sheetVerbs ? <FeatureSheet {...chosen} verbs={sheetVerbs} /> : <ChosenFeature {...chosen} />;
}
