import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  downloadDeviceReadings,
  listDevices,
  readDeviceReadings,
  readPlan,
  type DeviceReadingsReply,
  type DeviceState,
  type FeatureReply,
} from '@tussock/contract';
import { buttonClasses, EmptyState, Icon, LineChart, NotRead, Panel, Skeleton, Tabs } from '@tussock/ui';
import { kinds } from '@tussock/domain';
import { devicesRoute } from '../../../screens/plan-view-devices/route.ts';
import { featurePage, kindViewRoute } from '../../../screens/kind/route.ts';
import { useRouteSearch } from '../../../routes/use-route-search.ts';
import { useGo } from '../../../routes/use-go.ts';
import { RouteLink } from '../../../routes/route-link.tsx';
import { callAddress } from '../../../api/call-address.ts';
import { reading } from '../../../session/client.ts';
import { chartSpecsOf, sayThinning } from './chart-specs.ts';
import { FlagList } from './flags.tsx';
import { LatestReadings } from './latest-readings.tsx';
import { ReadingsTable } from './readings-table.tsx';
import { SpanPicker } from './span-picker.tsx';
import { askedSpan, readSpanSearch } from './span-search.ts';
import { useNow } from './use-now.ts';
import styles from './device.module.css';

/** Readings come every quarter of an hour or so; an open page looks again this often. */
const LOOK_AGAIN_MS = 5 * 60_000;

/** A device's latest readings, what to look at, and charts of what it measured. */
export function DeviceReadings({ feature }: { readonly feature: FeatureReply }) {
  const { planId } = feature;
  const args = { params: { planId } };
  const devices = useQuery({ ...reading(listDevices, args), refetchInterval: LOOK_AGAIN_MS });
  const { data: plan } = useQuery(reading(readPlan, args));
  const device = devices.data?.results.find(({ featureId }) => featureId === feature._id);
  const mayConnect = plan?.abilities.includes('manageIntegrations') ?? false;
  if (devices.error && !device)
    return (
      <Panel title="Readings">
        <NotRead title="The readings could not be read" onAgain={() => void devices.refetch()}>
          {devices.error.message}
        </NotRead>
      </Panel>
    );
  if (!device)
    return (
      <Panel title="Readings">
        <Skeleton lines={6} />
      </Panel>
    );
  if (device.at === null) return <NoReadingsYet device={device} planId={planId} mayConnect={mayConnect} />;
  return (
    <>
      <Panel title="Latest readings">
        <div className={styles.parts}>
          {device.flags.length > 0 && <FlagList flags={device.flags} />}
          <LatestReadings device={device} />
        </div>
      </Panel>
      <Charts
        device={device}
        planId={planId}
        mayDownload={plan?.abilities.includes('downloadReports') ?? false}
      />
    </>
  );
}

interface OfDevice {
  readonly device: DeviceState;
  readonly planId: string;
}

function NoReadingsYet({ device, planId, mayConnect }: OfDevice & { readonly mayConnect: boolean }) {
  return (
    <Panel title="Readings">
      <EmptyState
        title="No readings yet"
        icon="sensor"
        action={mayConnect && <RouteLink to={devicesRoute.at({ planId })}>Connect a network</RouteLink>}
      >
        {`Readings appear here when a network sends uplinks of a device called “${device.id}”. ${
          mayConnect
            ? 'Make an integration under Devices and give its address and secret to the network; a device it knows by another name can be adopted there.'
            : 'The lead or the owner of the plan connects the network under Devices.'
        }`}
      </EmptyState>
    </Panel>
  );
}

function Charts({ device, planId, mayDownload }: OfDevice & { readonly mayDownload: boolean }) {
  const go = useGo();
  const search = readSpanSearch({ ...useRouteSearch(kindViewRoute) });
  // Rounded up, so that the question stays the same in between and the newest reading is within.
  const until = Math.ceil(useNow(LOOK_AGAIN_MS) / LOOK_AGAIN_MS) * LOOK_AGAIN_MS;
  const { span, query } = askedSpan(search, new Date(until));
  const params = { planId, featureId: device.featureId };
  const readings = useQuery({
    ...reading(readDeviceReadings, { params, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      title="Readings over time"
      actions={
        mayDownload && (
          // A link, so that the browser writes years of readings straight to the disk.
          <a
            href={callAddress(downloadDeviceReadings.path, params, query)}
            download
            {...buttonClasses({ size: 'small' })}
          >
            <Icon name="download" size="small" />
            CSV
          </a>
        )
      }
    >
      <div className={styles.parts}>
        <SpanPicker
          span={span}
          found={readings.data}
          onChange={(chosen) =>
            void go(kindViewRoute.at(featurePage(planId, kinds.device, device.featureId), chosen), {
              replace: true,
              resetScroll: false,
            })
          }
        />
        <div
          aria-busy={readings.isFetching}
          data-stale={readings.isPlaceholderData || undefined}
          className={styles.found}
        >
          <Found readings={readings} device={device} />
        </div>
      </div>
    </Panel>
  );
}

interface FoundProps {
  readonly device: DeviceState;
  readonly readings: {
    readonly data: DeviceReadingsReply | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

function Found({ readings: { data: found, error, refetch }, device }: FoundProps) {
  if (error)
    return (
      <NotRead title="The readings could not be read" onAgain={() => void refetch()}>
        {error.message}
      </NotRead>
    );
  if (!found) return <Skeleton lines={8} />;
  if (found.at.length === 0)
    return (
      <EmptyState title="Nothing was measured in this span" icon="sensor">
        Choose a longer span, or other days.
      </EmptyState>
    );
  return (
    <>
      <Tabs
        label="Readings over time"
        tabs={[
          {
            id: 'charts',
            label: 'Charts',
            content: (
              <div className={styles.charts}>
                {chartSpecsOf(found, device).map((spec) => (
                  <LineChart key={spec.title} spec={spec} />
                ))}
              </div>
            ),
          },
          { id: 'table', label: 'Table', content: <ReadingsTable found={found} /> },
        ]}
      />
      <p className={styles.note}>{sayThinning(found)}</p>
    </>
  );
}
