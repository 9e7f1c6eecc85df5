import { useSuspenseQuery } from '@tanstack/react-query';
import { createPlan, readSettings, updateBoundary, type BodyOf } from '@tussock/contract';
import { checkPlanCreation, formatHectares, newPlanWords, planCreationFields } from '@tussock/domain';
import { Icon } from '@tussock/ui';
import { useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { FieldsForm, type FormExtras } from '../../activities/edit-fields/index.ts';
import { PlanMap } from '../../map/index.ts';
import { useGo } from '../../routes/use-go.ts';
import { client, reading } from '../../session/client.ts';
import { refusalsOf, useSaveFromForm } from '../../session/save-from-form.ts';
import { toasts } from '../../session/toasts.ts';
import { ownDraftKey, saveTitleChoice } from '../../sync/drafts/index.ts';
import { dashboardRoute } from '../dashboard/route.ts';
import { boundaryRoute } from '../plan-edit-map/route.ts';
import { firstDraftRoute } from '../plan-first-draft/route.ts';
import { CatchmentFacts, RegionFact } from './facts-block.tsx';
import styles from './new-plan-screen.module.css';
import { FarmAddress, TitlesBlock } from './titles-block.tsx';
import { LandProvider, useLandChoice, type LandChoice } from './use-land-choice.ts';

const NOTHING = {};
const NO_FEATURES: readonly never[] = [];
const BOUNDARY_ONLY = ['boundary'] as const;
/** A boundary that nobody has saved yet. */
const NO_BOUNDARY_YET = 0;

const sections = [
  { title: newPlanWords.where, fields: ['physicalAddress'] },
  { title: newPlanWords.found, fields: ['region', 'catchment'] },
  { title: newPlanWords.people, fields: ['propertyName', 'contactName', 'email', 'phone'] },
] as const;
const extras: FormExtras = {
  inputs: { physicalAddress: FarmAddress },
  belows: { physicalAddress: TitlesBlock },
  blocks: { region: RegionFact, catchment: CatchmentFacts },
};

/** Gives the new plan the chosen titles; where that fails they are still chosen on its own boundary screen. */
async function saveTitles(planId: string, { selected, selection }: LandChoice): Promise<boolean> {
  const isWhole = selected.length === selection.selectedIds.length;
  if (isWhole && selected.length > 0) {
    const body = {
      type: 'FeatureCollection' as const,
      features: [...selected],
      boundaryFeatures: [],
      fieldNames: [],
    };
    const saved = await client
      .call(updateBoundary, { params: { planId }, body }, { version: NO_BOUNDARY_YET, isQuiet: true })
      .catch(() => undefined);
    if (saved) return true;
  }
  if (selection.selectedIds.length > 0) {
    saveTitleChoice(ownDraftKey(planId), selection);
    toasts.show({ message: newPlanWords.notSavedTitles, type: 'warning' });
  }
  return false;
}

/** One screen from an address to a plan: its titles on the map, what is known of the ground, and its owner. */
export function NewPlanScreen() {
  // One id a form: a press that is repeated makes no second plan.
  const [_id] = useState(uuidv7);
  const land = useLandChoice();
  const go = useGo();
  const saveFromForm = useSaveFromForm();
  const handleSave = async (values: Readonly<Record<string, unknown>>) => {
    // Checked by the same declaration before it came here.
    const body = { ...values, _id } as BodyOf<typeof createPlan>;
    await saveFromForm(createPlan, { body });
    const isSaved = await saveTitles(_id, land);
    land.onCreated();
    await go((isSaved ? firstDraftRoute : boundaryRoute).at({ planId: _id }));
  };
  return (
    <LandProvider value={land}>
      <div className={styles.layout}>
        <section className={styles.panel} aria-labelledby="new-plan-title">
          <div className={styles.head}>
            <h1 id="new-plan-title" className={styles.title}>
              New plan
            </h1>
            <p className={styles.kept}>
              <Icon name="check" size="small" />
              {newPlanWords.kept}
            </p>
          </div>
          <FieldsForm
            formKey="new-plan"
            extras={extras}
            fields={planCreationFields}
            sections={sections}
            values={NOTHING}
            check={checkPlanCreation}
            onSave={handleSave}
            refusalsOf={refusalsOf}
            onCancel={() => void go(dashboardRoute.at())}
            saveLabel={newPlanWords.create}
            saveNote={newPlanWords.next(land.facts?.slope ?? null)}
            focusesFirst
          />
        </section>
        <LandMap land={land} />
      </div>
    </LandProvider>
  );
}

function LandMap({ land }: { readonly land: LandChoice }) {
  const { data: settings } = useSuspenseQuery({ ...reading(readSettings, {}), staleTime: Infinity });
  const { selected, merged, facts, areaHectares, selection } = land;
  const shapeOf = ({ properties, geometry }: (typeof selected)[number]) => ({ id: properties.id, geometry });
  const isChosen = (id: string): boolean => selection.selectedIds.includes(id);
  const offered = [...land.found, ...(facts?.beside ?? [])].filter(
    ({ properties }) => !isChosen(properties.id),
  );
  return (
    <div className={styles.map}>
      <PlanMap
        label="Map of property titles"
        tiles={settings}
        attribution={settings.titleTiles.attribution}
        goingTo={land.goingTo}
        onWent={land.onWent}
        features={NO_FEATURES}
        boundary={merged.map(({ properties, geometry }) => ({ id: properties.id, geometry }))}
        chosenTitles={selected.map(shapeOf)}
        foundTitles={offered.map(shapeOf)}
        visibleLayers={BOUNDARY_ONLY}
        hasLabels
        hasTitles
        onGroundClick={land.onClick}
      />
      {selected.length > 0 && (
        <output className={styles.total} aria-label="Area of the chosen titles">
          <b>{areaHectares === null ? '…' : formatHectares(areaHectares)}</b>{' '}
          {newPlanWords.pieces(selected.length, merged.length)}
        </output>
      )}
      <p className={styles.help}>{newPlanWords.mapHelp}</p>
    </div>
  );
}
