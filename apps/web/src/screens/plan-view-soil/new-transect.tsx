import type { FeatureReply } from '@tussock/contract';
import {
  checkFields,
  defineOptions,
  GEOMETRY,
  kinds,
  labelOfWrite,
  toasts,
  type CheckedFields,
} from '@tussock/domain';
import { isPolygonal, lineWithin } from '@tussock/geometry';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { saveToRecord } from '../../sync/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';

interface NewTransectProps {
  readonly planId: string;
  /** What the sample is called in the file. */
  readonly name: string;
  readonly features: readonly FeatureReply[];
  readonly onMade: (transect: { readonly id: string; readonly name: string }) => void;
  readonly onCancel: () => void;
}

const { transect, paddock, lmu } = kinds;
const PLACES: ReadonlySet<string> = new Set([paddock.wording.featureType, lmu.wording.featureType]);

/** The paddocks and land units that a transect may be laid through. */
const placesIn = (features: readonly FeatureReply[]) =>
  features.filter(
    ({ featureType, geometry, properties }) =>
      PLACES.has(featureType) && isPolygonal(geometry) && properties['status'] !== 'removed',
  );

const nameIn = ({ properties: { name } }: FeatureReply): string => (typeof name === 'string' ? name : '');

/** What is asked for: the fields of a transect that it needs, and where it lies. */
const fieldsOver = (places: readonly FeatureReply[]) => {
  const { name, landUse, purpose, parentMaterial, farmType, depth } = transect.fields;
  return {
    name,
    place: {
      type: 'enum',
      label: 'Location',
      required: true,
      help: 'A line is drawn through the middle. You can move it on the map later.',
      options: defineOptions(places.map((place) => ({ key: place._id, label: nameIn(place) }))),
    },
    landUse,
    purpose,
    parentMaterial,
    farmType,
    depth,
  } as const;
};

/** Makes a transect for a sample that has none, without leaving the import. */
export function NewTransect({ planId, name, features, onMade, onCancel }: NewTransectProps) {
  const [id] = useState(uuidv7);
  const places = placesIn(features);
  const fields = fieldsOver(places);
  const save = async ({ place, ...attributes }: Readonly<Record<string, unknown>>): Promise<void> => {
    const ground = places.find(({ _id }) => _id === place)?.geometry;
    if (!ground || !isPolygonal(ground)) return;
    const called = String(attributes['name']);
    const set = { ...attributes, status: 'existing', [GEOMETRY]: lineWithin(ground) };
    await saveToRecord({
      label: labelOfWrite.created(transect, called),
      parts: [{ entity: transect.id, entityId: id, op: 'create', set }],
      toast: toasts.featureSaved(transect.names.inSentence),
    });
    onMade({ id, name: called });
  };
  return (
    <FieldsForm
      formKey={`transect-for-sample:${planId}:${name}`}
      fields={fields}
      sections={[{ title: `New transect for ${name || 'the sample'}`, fields: Object.keys(fields) }]}
      values={{ name }}
      check={(values): CheckedFields => checkFields(fields, values)}
      refusalsOf={refusalsOf}
      onCancel={onCancel}
      saveLabel="Save transect"
      onSave={save}
    />
  );
}
