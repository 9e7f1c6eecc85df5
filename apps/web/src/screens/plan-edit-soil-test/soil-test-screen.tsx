import type { FeatureReply, SoilTestReply } from '@tussock/contract';
import {
  type Attributes,
  checkSoilTest,
  checkSoilTestForm,
  findEntity,
  goneWords,
  isRemoved,
  kinds,
  labelOfWrite,
  type SoilTestContent,
  soilTestFields,
  soilTestSections,
  soilTestValues,
  toasts,
} from '@tussock/domain';
import { Button, buttonClasses, ConfirmDialog, ErrorPage, Panel, Select, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { NEW_SOIL_TEST, type soilTestRoute } from './route.ts';
import { recordsRoute } from '../plan-records/route.ts';
import { soilRoute } from '../plan-view-soil/route.ts';
import { drawRoute } from '../plan-edit-map/route.ts';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import { GoneError } from '../../routes/gone-error.ts';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { Address } from '../../routes/route.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { useGo } from '../../routes/use-go.ts';
import { AlsoHere } from '../../activities/also-here/index.ts';
import { FieldsForm } from '../../activities/edit-fields/index.ts';
import {
  partOfForm,
  useIsGone,
  usePlanFeatures,
  useRecordSave,
  useSoilRecord,
  useSync,
} from '../../sync/index.ts';
import { formKeys, goneText } from '../../sync/drafts/index.ts';
import { refusalsOf } from '../../session/save-from-form.ts';
import { analyteInputs } from './analyte-input.tsx';
import styles from './soil-test-screen.module.css';

const extras = { inputs: analyteInputs };

const isTransect = ({ featureType }: FeatureReply): boolean =>
  featureType === kinds.transect.wording.featureType;
const nameOf = ({ properties }: FeatureReply): string => kinds.transect.label(properties);

/** One test of a transect: its results with sliders and exact boxes, who measured them, and the laboratory's report. */
export function SoilTestScreen({ planId, params, search }: PlanScreenPropsOf<typeof soilTestRoute>) {
  const { soilTestId } = params;
  const { phase } = useSync();
  const { tests, today } = useSoilRecord();
  const features = usePlanFeatures(planId);
  const test = tests.find(({ _id }) => _id === soilTestId.toLowerCase());
  if (phase === 'opening') return <PlanPage title="Soil test">{<Skeleton lines={8} />}</PlanPage>;
  return (
    <FoundSoilTest
      planId={planId}
      soilTestId={soilTestId}
      test={test}
      transects={features.filter(
        (one) =>
          isTransect(one) &&
          (!isRemoved(one.properties) || one._id === (test?.transectId ?? search.transect)),
      )}
      asked={search.transect}
      toRecords={search.to === 'records'}
      today={today}
    />
  );
}

/** The test that an address names, or a new one. */
function FoundSoilTest({ soilTestId, ...form }: SoilTestFormProps & { readonly soilTestId: string }) {
  const { planId, test } = form;
  // A test that was just deleted is gone before its page is.
  const [hadTest] = useState(test !== undefined);
  const isMissing = !test && soilTestId !== NEW_SOIL_TEST && !hadTest;
  const isGone = useIsGone(isMissing);
  if (isGone)
    throw new GoneError(
      goneWords.soilTest.title,
      goneText(goneWords.soilTest.text, formKeys.soilTest(soilTestId.toLowerCase())),
      {
        to: soilRoute.at({ planId }),
        label: goneWords.toSoil,
      },
    );
  if (isMissing) return <PlanPage title="Soil test">{<Skeleton lines={8} />}</PlanPage>;
  return <SoilTestForm key={soilTestId} {...form} />;
}

interface SoilTestFormProps {
  readonly planId: string;
  readonly test: SoilTestReply | undefined;
  readonly transects: readonly FeatureReply[];
  /** The transect that the address asks for. */
  readonly asked: string | undefined;
  /** Whether it was opened from the records, and leads back there. */
  readonly toRecords: boolean;
  readonly today: string;
}

const SAVED = toasts.featureSaved('soil test');

/** A test as the record holds it: where it belongs, its details and its results, one beside the other. */
const recordValues = (
  transectId: string,
  { details, results }: SoilTestContent,
): Readonly<Record<string, unknown>> => ({ transectId, ...details, ...results });

const wordsFor = (act: 'created' | 'updated' | 'deleted'): string => {
  const entity = findEntity('soilTest');
  return entity ? labelOfWrite[act](entity, '', []) : '';
};

/** What a new test starts with: the depth at which its transect is sampled. */
const startOf = (transect: FeatureReply | undefined): Attributes => {
  const depth = transect?.properties['depth'];
  return typeof depth === 'number' ? { sampleDepth: depth } : {};
};

/** Where the form leads: to its transect, or to the records, which show what was added. */
function leadsTo({
  planId,
  transectId,
  toRecords,
  added,
}: Pick<SoilTestFormProps, 'planId' | 'toRecords'> & {
  readonly transectId: string | null;
  readonly added: string | undefined;
}): Address {
  if (toRecords) return recordsRoute.at({ planId }, added === undefined ? {} : { added });
  return transectId
    ? kindViewRoute.at(featurePage(planId, kinds.transect, transectId))
    : soilRoute.at({ planId });
}

function SoilTestForm({ planId, test, transects, asked, toRecords, today }: SoilTestFormProps) {
  const go = useGo();
  const [id] = useState(() => test?._id ?? uuidv7());
  // Chosen by the person, and what stood there then: a test that somebody else moves meanwhile stays where it was moved to.
  const [chosen, setChosen] = useState<{ readonly id: string; readonly over: string | null } | null>(null);
  const standingId = test?.transectId ?? asked ?? transects[0]?._id ?? null;
  const transectId = chosen?.id ?? standingId;
  const [isDeleting, setIsDeleting] = useState(false);
  const { save: write, question } = useRecordSave();
  const leave = (added?: string): void => void go(leadsTo({ planId, transectId, toRecords, added }));
  const transect = transects.find(({ _id }) => _id === transectId);
  const target = { entity: 'soilTest', entityId: id } as const;

  const save = async (
    values: Readonly<Record<string, unknown>>,
    startedFrom: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    const checked = checkSoilTest(values, today);
    if (!checked.ok || transectId === null) return;
    const set = recordValues(transectId, checked.content);
    const before = test && checkSoilTest(startedFrom, today);
    const part = test
      ? partOfForm(
          target,
          before?.ok ? recordValues(chosen?.over ?? test.transectId, before.content) : {},
          set,
        )
      : ({ ...target, op: 'create', set } as const);
    if (part) await write({ label: wordsFor(test ? 'updated' : 'created'), parts: [part], toast: SAVED });
    leave(id);
  };
  const remove = async (): Promise<void> => {
    setIsDeleting(false);
    await write({
      label: wordsFor('deleted'),
      parts: [{ ...target, op: 'delete', set: {} }],
      toast: toasts.featureDeleted('soil test'),
    });
    leave();
  };

  if (transects.length === 0)
    return (
      <ErrorPage
        title="No transect is drawn yet"
        icon="map"
        actions={
          <RouteLink to={drawRoute.at({ planId })} {...buttonClasses({ variant: 'primary' })}>
            Draw a transect
          </RouteLink>
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
      onClose={() => leave()}
      closeLabel="Back without saving"
      actions={
        test && (
          <Button icon="trash" isQuiet onClick={() => setIsDeleting(true)}>
            Delete
          </Button>
        )
      }
    >
      {test && <AlsoHere entityId={id} />}
      <Panel>
        <div className={styles.transect}>
          <Select
            label="Transect"
            options={transects.map((one) => ({
              id: one._id,
              label: nameOf(one) || kinds.transect.names.singular,
            }))}
            value={transectId}
            onChange={(next) => setChosen(next === null ? null : { id: next, over: standingId })}
          />
        </div>
        <FieldsForm
          formKey={test ? formKeys.soilTest(id) : `new-soil-test:${planId}:${asked ?? ''}`}
          fields={soilTestFields}
          sections={soilTestSections}
          values={test ? soilTestValues(test) : startOf(transect)}
          check={(values) => checkSoilTestForm(values, today)}
          refusalsOf={refusalsOf}
          onCancel={() => leave()}
          isChangedBeside={chosen !== null && chosen.id !== standingId}
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
        // A refusal is shown as a toast; the test stays.
        onConfirm={() => void remove().catch(() => undefined)}
        confirmLabel="Delete soil test"
      >
        Its results are removed from the lists, trends and map. The plan’s history keeps them.
      </ConfirmDialog>
    </PlanPage>
  );
}
