import {
  actionFields,
  findCatalogueAction,
  findSection,
  findSubOutcome,
  goneWords,
  isDoneState,
  placePickWords,
  sectionByRoute,
  viewSections,
} from '@tussock/domain';
import { ConfirmDialog, IconButton, Panel, Skeleton } from '@tussock/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { AlsoHere } from '../../activities/also-here/index.ts';
import { FieldsView } from '../../activities/view-fields/index.ts';
import { useActionWrites, usePeople } from '../../activities/write-actions/index.ts';
import { GoneError } from '../../routes/gone-error.ts';
import { RouteLink } from '../../routes/route-link.tsx';
import { PlanPage } from '../../routes/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../routes/plan-route.ts';
import { useGo } from '../../routes/use-go.ts';
import {
  listOf,
  type PlaceNames,
  type PlanAction,
  useEvidence,
  useIsGone,
  usePlaceNames,
  usePlanActions,
  useRemarks,
} from '../../sync/index.ts';
import { currentUserStore } from '../../session/current-user.ts';
import { formKeys, goneText } from '../../sync/drafts/index.ts';
import { sectionRoute } from '../plan-edit-actions/route.ts';
import { actionsRoute } from '../plan-view-actions/route.ts';
import { ActionForm } from './action-form.tsx';
import styles from './action-screen.module.css';
import { EvidencePanel } from './evidence/evidence-panel.tsx';
import type { actionRoute } from './route.ts';
import { nameWithSize } from './place-size.ts';
import { Remarks } from './remarks.tsx';
import { StateBar, StateTags } from './state-bar.tsx';

/** One action: how far it is, what shows it, what was said of it, and everything that is typed of it. */
export function ActionScreen({ planId, params, may, isLocked }: PlanScreenPropsOf<typeof actionRoute>) {
  const id = params.action.toLowerCase();
  const action = usePlanActions().find((one) => one.id === id);
  // An action that one deletes oneself is gone before its page is. One that somebody else deletes is gone here too.
  const [deleting, setDeleting] = useState<PlanAction>();
  const shown = action ?? deleting;
  const isThere = shown?.id === id;
  const isGone = useIsGone(!isThere);
  if (isGone)
    throw new GoneError(goneWords.action.title, goneText(goneWords.action.text, formKeys.action(id)), {
      to: actionsRoute.at({ planId }),
      label: 'All actions',
    });
  if (!shown || !isThere) return <PlanPage>{<Skeleton lines={8} />}</PlanPage>;
  return <ActionPage planId={planId} action={shown} may={may} isLocked={isLocked} onDeleting={setDeleting} />;
}

type PageProps = Pick<PlanScreenPropsOf<typeof actionRoute>, 'planId' | 'may' | 'isLocked'> & {
  readonly action: PlanAction;
  /** What is being deleted from here; undefined where it was not after all. */
  readonly onDeleting: (action: PlanAction | undefined) => void;
};

function ActionPage({ planId, action, may, isLocked, onDeleting }: PageProps) {
  const go = useGo();
  const mayEdit = may('editActions');
  const writes = useActionWrites(planId);
  const people = usePeople(planId, mayEdit);
  const places = usePlaceNames(planId);
  const evidence = listOf(useEvidence(), action.id);
  const remarks = listOf(useRemarks(), action.id);
  const userId = useStore(currentUserStore, ({ user }) => user?._id ?? '');
  const { title } = action.values;
  return (
    <PlanPage
      title={title}
      eyebrow={<WhereItStands planId={planId} action={action} />}
      onClose={() => void go(actionsRoute.at({ planId }))}
      closeLabel="Back to all actions"
      actions={
        mayEdit &&
        !isLocked && <DeleteAction planId={planId} action={action} writes={writes} onDeleting={onDeleting} />
      }
    >
      <div className={styles.page}>
        <div className={styles.doing}>
          <AlsoHere entityId={action.id} />
          <StateTags action={action} />
          <Places action={action} places={places} />
          <EvidencePanel
            planId={planId}
            action={action}
            evidence={evidence}
            mayAdd={may('addEvidence')}
            mayEdit={mayEdit}
            userId={userId}
          />
          <StateBar
            action={action}
            writes={writes}
            hasEvidence={evidence.length > 0}
            mayEdit={mayEdit}
            isLocked={isLocked}
            mayVerify={may('verifyActions')}
            userId={userId}
          />
          <Remarks
            key={action.id}
            action={action}
            remarks={remarks}
            mayAdd={may('addRemarks')}
            mayEdit={mayEdit}
          />
        </div>
        <div className={styles.details}>
          {mayEdit && !isLocked ? (
            <ActionForm
              key={`${action.id} ${isDoneState(action.values.state)}`}
              action={action}
              people={people}
              places={places}
              writes={writes}
            />
          ) : (
            <Panel title="Details">
              <FieldsView
                sections={viewSections({ fields: actionFields, sections: viewed }, action.values)}
              />
            </Panel>
          )}
        </div>
      </div>
      {writes.question}
    </PlanPage>
  );
}

const viewed = [{ title: '', fields: Object.keys(actionFields) }];

/** The part of the plan that an action belongs to: a way to it. */
function WhereItStands({ planId, action }: Pick<PageProps, 'planId' | 'action'>) {
  const { sectionKey, outcomeKey, actionKey } = action.values;
  const section = findSection(sectionKey);
  const outcome = findSubOutcome(outcomeKey ?? '')?.outcome;
  const listed = findCatalogueAction(actionKey ?? '')?.action;
  if (!section || !sectionByRoute(section.route)) return <>Action</>;
  return (
    <>
      <RouteLink to={sectionRoute.at({ planId, section: section.route })}>{section.title}</RouteLink>
      {outcome && ` · ${outcome.title}`}
      {listed && listed.label !== action.values.title && ` · ${listed.label}`}
    </>
  );
}

/** Where it will be done, with the length of lines and the area of ground. */
function Places({ action, places }: { readonly action: PlanAction; readonly places: PlaceNames }) {
  const ids = action.values.featureIds ?? [];
  if (ids.length === 0) return null;
  return (
    <p className={styles.soft}>
      {ids
        .map((id) => {
          const feature = places.byId.get(id);
          if (!feature) return placePickWords.gone.toLowerCase();
          return nameWithSize(places.nameOf(id) ?? '', feature);
        })
        .join(' · ')}
    </p>
  );
}

function DeleteAction({
  planId,
  action,
  writes,
  onDeleting,
}: Pick<PageProps, 'planId' | 'action' | 'onDeleting'> & {
  readonly writes: ReturnType<typeof useActionWrites>;
}) {
  const go = useGo();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async (): Promise<void> => {
    setIsAsking(false);
    onDeleting(action);
    try {
      await writes.remove(action);
    } catch (error) {
      onDeleting(undefined);
      throw error;
    }
    await go(actionsRoute.at({ planId }));
  };
  return (
    <>
      <IconButton icon="trash" label="Delete this action" onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        title="Delete this action?"
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        // A refusal is shown as a toast; the action stays.
        onConfirm={() => void remove().catch(() => undefined)}
        confirmLabel="Delete action"
      >
        It is taken off the register, with its remarks and evidence. The bin keeps it for 90 days.
      </ConfirmDialog>
    </>
  );
}
