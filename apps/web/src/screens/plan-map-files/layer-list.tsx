import type { FeatureReply } from '@tussock/contract';
import {
  importedLayerFields,
  LAYER_NAME_CHARACTERS,
  layerColourHex,
  mapFileWords,
  sayMapRows,
  type LayerColour,
} from '@tussock/domain';
import type { PolygonalGeometry } from '@tussock/geometry';
import { Button, Checkbox, ConfirmDialog, IconButton, Select, TextField } from '@tussock/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { layerQuery, LayerSwatch } from '../../activities/imported-layers/index.ts';
import { tellMap, useMapState } from '../../plan-session/map-store.ts';
import {
  type PlanLayer,
  saveToRecord,
  showingRefusal,
  useImportedLayers,
  usePlanFiles,
} from '../../sync/index.ts';
import { AsFeatures } from './as-features.tsx';
import styles from './map-files.module.css';

const colours = importedLayerFields.colour.options.map(({ key, label }) => ({ id: key, label }));

const change = (
  { id, name, colour }: PlanLayer,
  set: { readonly name?: string; readonly colour?: LayerColour },
) =>
  showingRefusal(
    saveToRecord({
      label: mapFileWords.layerChanged(set.name ?? name),
      parts: [{ entity: 'importedLayer', entityId: id, op: 'update', set, base: { name, colour } }],
      toast: mapFileWords.layerSaved(set.name ?? name),
    }),
  );

/** Moves a layer and its document to the bin, in one step that can be undone. */
const remove = ({ id, name, fileId }: PlanLayer, hasFile: boolean) =>
  showingRefusal(
    saveToRecord({
      label: mapFileWords.layerRemoved(name),
      parts: [
        { entity: 'importedLayer', entityId: id, op: 'delete', set: {} },
        ...(hasFile ? [{ entity: 'file' as const, entityId: fileId, op: 'delete' as const, set: {} }] : []),
      ],
      toast: mapFileWords.layerDeleted(name),
    }),
  );

/** Form for the name and colour of a layer. */
function EditLayer({ layer, onClose }: { readonly layer: PlanLayer; readonly onClose: () => void }) {
  const [name, setName] = useState(layer.name);
  const [colour, setColour] = useState<LayerColour>(layer.colour);
  const save = (): void => {
    void change(layer, { name: name.trim(), colour }).then(onClose, () => undefined);
  };
  return (
    <div className={styles.form}>
      <TextField label="Name" value={name} onChange={setName} maxLength={LAYER_NAME_CHARACTERS} />
      <Select label="Colour" options={colours} value={colour} onChange={(key) => setColour(key ?? colour)} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={name.trim() === ''} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  );
}

/** Turns the rows of a layer into features. */
function LayerAsFeatures({
  planId,
  layer,
  features,
  boundary,
  onClose,
}: {
  readonly planId: string;
  readonly layer: PlanLayer;
  readonly features: readonly FeatureReply[];
  readonly boundary: readonly PolygonalGeometry[];
  readonly onClose: () => void;
}) {
  const { data, error } = useQuery(layerQuery(layer, planId));
  if (error) return <p role="alert">{mapFileWords.layerAway}</p>;
  if (!data) return <p role="status">{mapFileWords.reading}</p>;
  return (
    <AsFeatures
      table={{ name: layer.name, ...data }}
      features={features}
      boundary={boundary}
      onSaved={onClose}
    />
  );
}

function LayerRow({
  planId,
  layer,
  features,
  boundary,
  mayEdit,
}: {
  readonly planId: string;
  readonly layer: PlanLayer;
  readonly features: readonly FeatureReply[];
  readonly boundary: readonly PolygonalGeometry[];
  readonly mayEdit: boolean;
}) {
  const isShown = useMapState((state) => state.selectedImportedLayers.includes(layer.id));
  const { byId } = usePlanFiles();
  const [open, setOpen] = useState<'edit' | 'features' | 'delete' | null>(null);
  const close = (): void => setOpen(null);
  const { id, name, colour } = layer;
  return (
    <li className={styles.layer}>
      <div className={styles.layerHead}>
        <Checkbox
          isSelected={isShown}
          onChange={() => tellMap({ type: 'importedLayerToggled', id })}
          help={sayMapRows(layer)}
        >
          <span className={styles.layerName}>
            <LayerSwatch colour={layerColourHex[colour]} />
            {name}
          </span>
        </Checkbox>
        {mayEdit && (
          <span className={styles.buttons}>
            <IconButton icon="pencil" label={mapFileWords.edit(name)} onClick={() => setOpen('edit')} />
            <IconButton icon="trash" label={mapFileWords.delete(name)} onClick={() => setOpen('delete')} />
          </span>
        )}
      </div>
      {mayEdit && open !== 'features' && (
        <Button size="small" onClick={() => setOpen('features')}>
          {mapFileWords.turnInto}
        </Button>
      )}
      {open === 'edit' && <EditLayer layer={layer} onClose={close} />}
      {open === 'features' && (
        <LayerAsFeatures
          planId={planId}
          layer={layer}
          features={features}
          boundary={boundary}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={mapFileWords.deleteTitle(name)}
          isOpen
          confirmLabel={mapFileWords.deleteLayer}
          onConfirm={() => void remove(layer, byId.has(layer.fileId)).then(close, close)}
          onCancel={close}
        >
          {mapFileWords.deleteText}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** List of saved layers: show, hide, rename, colour, turn into features, delete. */
export function LayerList(props: {
  readonly planId: string;
  readonly features: readonly FeatureReply[];
  readonly boundary: readonly PolygonalGeometry[];
  readonly mayEdit: boolean;
}) {
  const layers = useImportedLayers();
  if (layers.length === 0) return <p className={styles.note}>{mapFileWords.noLayers}</p>;
  return (
    <ul className={styles.layers}>
      {layers.map((layer) => (
        <LayerRow key={layer.id} layer={layer} {...props} />
      ))}
    </ul>
  );
}
