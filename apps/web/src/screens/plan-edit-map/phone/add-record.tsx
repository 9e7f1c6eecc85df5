import type { FeatureReply } from '@tussock/contract';
import {
  eventsOn,
  kinds,
  latestWords,
  loggedAt,
  logWords,
  startEntry,
  type AnyKind,
  type LogEvent,
} from '@tussock/domain';
import { buttonClasses, Icon, Menu } from '@tussock/ui';
import { useMemo } from 'react';
import type { Address } from '../../../routes/route.ts';
import { RouteLink } from '../../../routes/route-link.tsx';
import { useGo } from '../../../routes/use-go.ts';
import { useAllRows, useToday } from '../../../sync/index.ts';
import { featurePage, kindEditRoute } from '../../kind/route.ts';
import { newApplicationRoute } from '../../plan-edit-fertiliser/route.ts';
import { newEventRoute } from '../../plan-edit-log/route.ts';
import { NEW_SOIL_TEST, soilTestRoute } from '../../plan-edit-soil-test/route.ts';

interface AddRecordProps {
  readonly planId: string;
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
}

/** One sort of record that can be added at a feature. */
interface Choice {
  readonly label: string;
  readonly to: Address;
}

/** Events that can be recorded from a paddock: irrigation where something irrigates it, effluent where the farm has a system. */
function useEventsInPaddock({ feature, kind }: AddRecordProps): readonly LogEvent[] {
  const rows = useAllRows();
  const today = useToday();
  return useMemo(() => {
    if (kind.id !== kinds.paddock.id) return [];
    return eventsOn(rows).filter(
      (event) => startEntry(rows, { event, today, paddockId: feature._id }).isOnPaddock,
    );
  }, [rows, today, feature._id, kind.id]);
}

/** What can be recorded at a feature: fertiliser and events in a paddock, a test of a transect, an event in its log, else a photo. */
function useChoices(props: AddRecordProps): readonly Choice[] {
  const { planId, feature, kind } = props;
  const rows = useAllRows();
  const events = useEventsInPaddock(props);
  const id = feature._id;
  if (kind.id === kinds.paddock.id)
    return [
      {
        label: latestWords.fertiliser,
        to: newApplicationRoute.at({ planId }, { paddock: id, to: 'records' }),
      },
      ...events.map((event) => ({
        label: logWords[event].add,
        to: newEventRoute.at({ planId, event }, { paddock: id }),
      })),
    ];
  if (kind.id === kinds.transect.id)
    return [
      {
        label: latestWords.soilTest,
        to: soilTestRoute.at({ planId, soilTestId: NEW_SOIL_TEST }, { transect: id, to: 'records' }),
      },
    ];
  const logged = loggedAt(rows, { id, kind, values: feature.properties });
  if (logged)
    return [
      {
        label: logWords[logged.event].add,
        to: newEventRoute.at({ planId, event: logged.event }, { at: logged.id }),
      },
    ];
  if (kind.wording.route === null) return [];
  return [{ label: latestWords.add, to: kindEditRoute.at(featurePage(planId, kind, id), {}, 'photos') }];
}

/** Adds a record at the selected feature; where there are several sorts, it is chosen which. */
export function AddRecord(props: AddRecordProps) {
  const go = useGo();
  const choices = useChoices(props);
  const [only] = choices;
  if (!only) return null;
  if (choices.length === 1)
    return (
      <RouteLink to={only.to} {...buttonClasses({ variant: 'primary' })}>
        <Icon name="plus" />
        {latestWords.add}
      </RouteLink>
    );
  return (
    <Menu
      label={latestWords.add}
      icon="plus"
      variant="primary"
      groups={[
        {
          actions: choices.map(({ label, to }) => ({
            id: to.path,
            label,
            onAction: () => void go(to),
          })),
        },
      ]}
    />
  );
}
