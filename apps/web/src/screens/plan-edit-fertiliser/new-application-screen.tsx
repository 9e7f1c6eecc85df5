import { tryFertiliserApplication } from '@tussock/contract';
import {
  checkAttributes,
  chosenAreas,
  kindByFeatureType,
  kindById,
  kinds,
  kindsByCollection,
  lastApplication,
  recordSections,
  startApplication,
} from '@tussock/domain';
import { uniteAreas, type PolygonalGeometry } from '@tussock/geometry';
import { Panel } from '@tussock/ui';
import { useMemo, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { newApplicationRoute } from './route.ts';
import type { ApplicationSearch } from './application-search.ts';
import { recordsRoute } from '../plan-records/route.ts';
import { fertiliserRoute } from '../plan-view-fertiliser/route.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import { useGo } from '../../routes/use-go.ts';
import { ApiError } from '../../api/errors.ts';
import { AsLastTime } from '../../activities/as-last-time/index.ts';
import { FieldsForm, type FeatureChoice } from '../../activities/edit-fields/index.ts';
import { extrasOf } from '../../activities/kind-extras/index.ts';
import { usePlanMap } from '../../activities/load-plan-map/index.ts';
import { useFeatureWrites } from '../../activities/save-feature/index.ts';
import { client } from '../../session/client.ts';
import { useAllRows, useToday } from '../../sync/index.ts';
import { formKeys } from '../../sync/drafts/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';

const kind = kindById(kinds.fertiliser.id);
const NO_GROUND = 'Choose the paddocks or new areas it was spread on, or draw the shape on the map instead';

async function groundFromServer(
  planId: string,
  attributes: Readonly<Record<string, unknown>>,
): Promise<PolygonalGeometry | null> {
  const { area } = await client.call(
    tryFertiliserApplication,
    { params: { planId }, body: { geometry: null, properties: { ...attributes } } },
    { isQuiet: false },
  );
  return area.geometry;
}

/** What the form starts with, and the last application, where it could be repeated and is not. */
function useStart({ paddock, like }: ApplicationSearch) {
  const rows = useAllRows();
  const today = useToday();
  return useMemo(() => {
    const repeated = rows.find(({ id }) => id === like);
    return {
      started: startApplication({ today, paddockId: paddock, like: repeated?.values }),
      last: repeated ? undefined : lastApplication(rows, paddock),
    };
  }, [rows, today, paddock, like]);
}

/** An application on chosen paddocks and areas, without drawing: its shape is their ground. */
export function NewApplicationScreen({ planId, search }: PlanScreenPropsOf<typeof newApplicationRoute>) {
  const content = usePlanMap(planId);
  const go = useGo();
  const [id] = useState(uuidv7);
  const leave = (added = {}): void =>
    void go(search.to === 'records' ? recordsRoute.at({ planId }, added) : fertiliserRoute.at({ planId }));
  const writes = useFeatureWrites(() => leave({ added: id }));
  const { started, last } = useStart(search);
  const { form, FormFoot } = extrasOf(kind.id);
  const choices = (collection: string): readonly FeatureChoice[] => {
    const offered = kindsByCollection(collection);
    return content.features.flatMap((feature) => {
      const of = kindByFeatureType(feature.featureType);
      return of && offered.includes(of)
        ? [{ id: feature._id, name: of.label(feature.properties) || of.names.singular }]
        : [];
    });
  };
  const save = async (attributes: Readonly<Record<string, unknown>>): Promise<void> => {
    const areas = chosenAreas(attributes, new Map(content.features.map((feature) => [feature._id, feature])));
    // What lies around lines and points is found by the server; zones are cut out by it when it has the application.
    const geometry = areas ? uniteAreas(areas) : await groundFromServer(planId, attributes);
    if (!geometry)
      throw new ApiError(NO_GROUND, 400, { fields: [{ field: 'paddocks', message: NO_GROUND }] });
    await writes.create({ id, kind, geometry, attributes });
  };
  return (
    <PlanPage
      title={`New ${kind.names.inSentence}`}
      eyebrow="Fertiliser"
      onClose={() => leave()}
      closeLabel="Back without saving"
    >
      {last && (
        <AsLastTime
          last={last}
          isElsewhere={search.paddock !== undefined}
          to={newApplicationRoute.at({ planId }, { ...search, like: last.id })}
        />
      )}
      <Panel>
        <FieldsForm
          formKey={formKeys.newOnPaddocks(planId)}
          fields={kind.fields}
          sections={recordSections}
          values={started}
          check={(values) => checkAttributes(kind, values)}
          refusalsOf={refusalsOf}
          featureChoices={choices}
          onCancel={() => leave()}
          saveLabel={`Save ${kind.names.inSentence}`}
          onSave={save}
          extras={form}
        >
          {FormFoot && <FormFoot featureId={undefined} geometry={null} />}
        </FieldsForm>
      </Panel>
    </PlanPage>
  );
}
