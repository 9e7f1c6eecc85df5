import { createFeature, deleteFeature, updateFeature, type FeatureReply } from '@tussock/contract';
import { toasts as toastWords, type AnyKind, type Attributes } from '@tussock/domain';
import type { Geometry } from '@tussock/geometry';
import { useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { ApiError } from '../../api/errors.ts';
import { mapStore, tellMap } from '../../plan-session/map-store.ts';
import { client } from '../../session/client.ts';
import { isStale } from '../../session/save-from-form.ts';
import { toasts } from '../../session/toasts.ts';

/** Somebody else saved first: what stands now, and the way to save over it all the same. */
export interface Conflict {
  readonly current: FeatureReply;
  readonly saveOver: () => Promise<void>;
}

export interface FeatureWrites {
  readonly conflict: Conflict | null;
  readonly leaveConflict: () => void;
  /** A mended shape that the server offers in place of the one it refused. */
  readonly repaired: Geometry | null;
  readonly create: (feature: {
    id: string;
    kind: AnyKind;
    geometry: Geometry;
    attributes: Attributes;
  }) => Promise<FeatureReply>;
  readonly update: (
    feature: FeatureReply,
    kind: AnyKind,
    change: { geometry?: Geometry; attributes?: Attributes },
  ) => Promise<void>;
  readonly remove: (feature: FeatureReply, kind: AnyKind) => Promise<void>;
}

/** What was just saved is seen: a layer that was hidden comes back, and it is said that it did. */
function show(kind: AnyKind): void {
  if (mapStore.getState().filters.includes(kind.id)) return;
  tellMap({ type: 'layerShown', id: kind.id });
  toasts.show({ message: toastWords.layerShown(kind.names.plural), type: 'info' });
}

/** Writes features of the open plan. A write that is tried again keeps its op id, so that it is done once. */
export function useFeatureWrites(onSaved: (feature: FeatureReply | null) => void): FeatureWrites {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [repaired, setRepaired] = useState<Geometry | null>(null);
  const opIds = useRef(new Map<string, string>());

  const opIdOf = (write: string): string => {
    const known = opIds.current.get(write) ?? uuidv7();
    opIds.current.set(write, known);
    return known;
  };
  const guard = async <T>(write: () => Promise<T>): Promise<T> => {
    setRepaired(null);
    try {
      return await write();
    } catch (error) {
      // Checked by the same code on the server before it was offered.
      if (error instanceof ApiError && error.repaired) setRepaired(error.repaired as Geometry);
      throw error;
    }
  };

  const update: FeatureWrites['update'] = async (feature, kind, { geometry, attributes }) => {
    const send = async (version: number): Promise<void> => {
      const saved = await guard(() =>
        client.call(
          updateFeature,
          {
            params: { featureId: feature._id },
            query: { featureType: kind.wording.featureType },
            body: {
              ...(geometry ? { geometry } : {}),
              ...(attributes ? { properties: { ...attributes } } : {}),
            },
          },
          { version, opId: opIdOf(JSON.stringify([feature._id, version, geometry, attributes])) },
        ),
      );
      setConflict(null);
      show(kind);
      onSaved(saved);
    };
    try {
      await send(feature.version);
    } catch (error) {
      if (isStale(error)) {
        const current = error.current as FeatureReply; // what the update call answers with a stale version
        setConflict({ current, saveOver: () => send(current.version) });
      }
      throw error;
    }
  };

  return {
    conflict,
    leaveConflict: () => setConflict(null),
    repaired,
    update,
    create: async ({ id, kind, geometry, attributes }) => {
      const created = await guard(() =>
        client.call(
          createFeature,
          {
            body: { _id: id, featureType: kind.wording.featureType, geometry, properties: { ...attributes } },
          },
          { opId: opIdOf(JSON.stringify([id, geometry, attributes])) },
        ),
      );
      show(kind);
      onSaved(created);
      return created;
    },
    remove: async (feature, kind) => {
      await client.call(
        deleteFeature,
        { params: { featureId: feature._id }, query: { featureType: kind.wording.featureType } },
        { version: feature.version, opId: opIdOf(`delete:${feature._id}`) },
      );
      onSaved(null);
    },
  };
}
