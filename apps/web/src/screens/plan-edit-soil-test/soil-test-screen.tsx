import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import {
  createSoilTest,
  deleteSoilTest,
  listFeatures,
  listSoilTests,
  updateSoilTest,
  type FeatureReply,
  type SoilTestReply,
} from '@tussock/contract';
import {
  checkSoilTest,
  checkSoilTestForm,
  goneWords,
  kinds,
  soilTestFields,
  soilTestSections,
  soilTestValues,
  type Attributes,
} from '@tussock/domain';
import { Button, buttonClasses, ConfirmDialog, ErrorPage, Panel, Select } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { NEW_SOIL_TEST, type soilTestPlace } from './place.ts';
import { soilPlace } from '../plan-view-soil/place.ts';
import { drawPlace } from '../plan-edit-map/place.ts';
import { featurePage, kindViewPlace } from '../kind/place.ts';
import { GoneError } from '../../places/gone-error.ts';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { PlanPage } from '../../places/plan-page.tsx';
import { PlaceLink } from '../../places/place-link.tsx';
import { useGo } from '../../places/use-go.ts';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import { useConflictResolution } from '../../activities/resolve-conflict/index.ts';
import { client, reading } from '../../session/client.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { analyteInputs } from './analyte-input.tsx';
import styles from './soil-test-screen.module.css';

const extras = { inputs: analyteInputs };

const isTransect = ({ featureType }: FeatureReply): boolean =>
  featureType === kinds.transect.wording.featureType;
const nameOf = ({ properties }: FeatureReply): string => kinds.transect.label(properties);

/** One test of a transect: its results with sliders and exact boxes, who measured them, and the laboratory's report. */
export function SoilTestScreen({ planId, params, search }: PlanScreenPropsOf<typeof soilTestPlace>) {
  const { soilTestId } = params;
  const { data: listed } = useSuspenseQuery(reading(listSoilTests, { params: { planId } }));
  const { data: features } = useSuspenseQuery(reading(listFeatures, { params: { planId } }));
  const test = listed.results.find(({ _id }) => _id === soilTestId.toLowerCase());
  // A test that was just deleted is gone before its page is.
  const [hadTest] = useState(test !== undefined);
  if (!test && soilTestId !== NEW_SOIL_TEST && !hadTest)
    throw new GoneError(goneWords.soilTest.title, goneWords.soilTest.text, {
      to: soilPlace.at({ planId }),
      label: goneWords.toSoil,
    });
  return (
    <SoilTestForm
      key={soilTestId}
      planId={planId}
      test={test}
      transects={features.results.filter(isTransect)}
      asked={search.transect}
      today={listed.today}
    />
  );
}

interface SoilTestFormProps {
  readonly planId: string;
  readonly test: SoilTestReply | undefined;
  readonly transects: readonly FeatureReply[];
  /** The transect that the address asks for. */
  readonly asked: string | undefined;
  readonly today: string;
}

/** What a new test starts with: the depth at which its transect is sampled. */
const startOf = (transect: FeatureReply | undefined): Attributes => {
  const depth = transect?.properties['depth'];
  return typeof depth === 'number' ? { sampleDepth: depth } : {};
};

function SoilTestForm({ planId, test, transects, asked, today }: SoilTestFormProps) {
  const go = useGo();
  const [id] = useState(() => test?._id ?? uuidv7());
  const [transectId, setTransectId] = useState(test?.transectId ?? asked ?? transects[0]?._id ?? null);
  const [isDeleting, setIsDeleting] = useState(false);
  const saveFromForm = useSaveFromForm();
  const leave = (): void =>
    void go(
      transectId
        ? kindViewPlace.at(featurePage(planId, kinds.transect, transectId))
        : soilPlace.at({ planId }),
    );
  const remove = useMutation({
    mutationFn: () =>
      client.call(
        deleteSoilTest,
        { params: { planId, soilTestId: id } },
        test ? { version: test.version } : {},
      ),
    onSuccess: leave,
  });
  const transect = transects.find(({ _id }) => _id === transectId);

  const { save, question } = useConflictResolution({
    fields: soilTestFields,
    standing: test
      ? { values: soilTestValues(test), version: test.version }
      : { values: startOf(transect), version: 0 },
    readStanding: (current) => {
      const now = current as SoilTestReply; // what the call answers with a stale version
      return { values: soilTestValues(now), version: now.version };
    },
    save: async (values, version) => {
      const checked = checkSoilTest(values, today);
      if (!checked.ok || transectId === null) return;
      const body = { transectId, details: { ...checked.content.details }, results: checked.content.results };
      if (test) await saveFromForm(updateSoilTest, { params: { planId, soilTestId: id }, body }, { version });
      else await saveFromForm(createSoilTest, { params: { planId }, body: { _id: id, ...body } });
      leave();
    },
  });

  if (transects.length === 0)
    return (
      <ErrorPage
        title="No transect is drawn yet"
        icon="map"
        actions={
          <PlaceLink to={drawPlace.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
            Draw a transect
          </PlaceLink>
        }
      >
        A soil test belongs to the line its cores were taken along. Draw a soil test transect on the map
        first.
      </ErrorPage>
    );
  return (
    <PlanPage
      title={test ? 'Soil test' : 'New soil test'}
      eyebrow={transect ? nameOf(transect) : 'Soil'}
      onClose={leave}
      closeLabel="Back without saving"
      actions={
        test && (
          <Button icon="trash" isQuiet onClick={() => setIsDeleting(true)}>
            Delete
          </Button>
        )
      }
    >
      <Panel>
        <div className={styles.transect}>
          <Select
            label="Transect"
            options={transects.map((one) => ({
              id: one._id,
              label: nameOf(one) || kinds.transect.names.singular,
            }))}
            value={transectId}
            onChange={setTransectId}
          />
        </div>
        <FieldsForm
          formKey={test ? `soil-test:${id}` : `new-soil-test:${planId}:${asked ?? ''}`}
          fields={soilTestFields}
          sections={soilTestSections}
          values={test ? soilTestValues(test) : startOf(transect)}
          check={(values) => checkSoilTestForm(values, today)}
          refusalsOf={refusalsOf}
          onCancel={leave}
          saveLabel="Save soil test"
          onSave={save}
          extras={extras}
        />
      </Panel>
      {question}
      <ConfirmDialog
        title="Delete this soil test?"
        isOpen={isDeleting}
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => remove.mutate()}
        confirmLabel="Delete soil test"
        isPending={remove.isPending}
      >
        Its results are removed from the lists, trends and map. The plan’s history keeps them.
      </ConfirmDialog>
    </PlanPage>
  );
}
