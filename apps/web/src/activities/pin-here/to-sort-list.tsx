import type { FeatureReply } from '@tussock/contract';
import { kindsOfPins, momentSince, pinKind, pinWords, type AnyKind } from '@tussock/domain';
import { Button, Icon, Select } from '@tussock/ui';
import { useState } from 'react';
import { usePlanFiles } from '../../sync/index.ts';
import styles from './pin-here.module.css';

interface ToSortListProps {
  readonly pins: readonly FeatureReply[];
  readonly mayEdit: boolean;
  /** Left out where it is said above the list what it is. */
  readonly hasTitle?: boolean;
  /** Shows it on the map, and what else can be done with it. */
  readonly onOpen: (pin: FeatureReply) => void;
  readonly onSort: (pin: FeatureReply, kind: AnyKind) => void;
  /** Makes an action of it; undefined for those who may not. */
  readonly onJob?: ((pin: FeatureReply) => void) | undefined;
  /** Name of the thing that it lies at, and what adds it there; null where there is none. */
  readonly thingAt?: (pin: FeatureReply) => { readonly name: string; readonly onAdd: () => void } | null;
}

/** What was pinned in passing: for each, what it is after all. */
export function ToSortList(props: ToSortListProps) {
  const { pins, mayEdit, hasTitle = true, onOpen, onSort, onJob, thingAt } = props;
  const [now] = useState(() => new Date());
  return (
    <section className={styles.toSort} aria-label={pinWords.toSortTitle}>
      {hasTitle && (
        <h2 className={styles.title}>
          {pinWords.toSortTitle} <span className={styles.count}>{pins.length}</span>
        </h2>
      )}
      {pins.length > 0 && <p className={styles.help}>{pinWords.toSortHelp}</p>}
      <ul className={styles.list}>
        {pins.map((pin) => (
          <li key={pin._id} className={styles.pin}>
            <Thumbnail pin={pin} />
            <div className={styles.about}>
              <Button isQuiet size="small" onClick={() => onOpen(pin)}>
                {pinKind.label(pin.properties)}
              </Button>
              {/* It has no time before the server has it. */}
              {pin.createdAt && (
                <p className={styles.help}>{pinWords.sent(momentSince(pin.createdAt, now))}</p>
              )}
            </div>
            {mayEdit && (
              <Select
                label={pinWords.whatIsIt(pinKind.label(pin.properties))}
                isLabelHidden
                placeholder={pinWords.choose}
                options={kindsOfPins.map(({ id, names }) => ({ id, label: names.singular }))}
                value={null}
                onChange={(id) => {
                  const kind = kindsOfPins.find((one) => one.id === id);
                  if (kind) onSort(pin, kind);
                }}
              />
            )}
            {mayEdit && <Becomes pin={pin} onJob={onJob} thing={thingAt?.(pin) ?? null} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a pin becomes by one press. */
function Becomes({
  pin,
  onJob,
  thing,
}: Pick<ToSortListProps, 'onJob'> & {
  readonly pin: FeatureReply;
  readonly thing: ReturnType<NonNullable<ToSortListProps['thingAt']>>;
}) {
  if (!onJob && !thing) return null;
  return (
    <div className={styles.becomes}>
      {onJob && (
        <Button size="small" icon="check" onClick={() => onJob(pin)}>
          {pinWords.job}
        </Button>
      )}
      {thing && (
        <Button size="small" icon="camera" onClick={thing.onAdd}>
          {pinWords.addTo(thing.name)}
        </Button>
      )}
    </div>
  );
}

function Thumbnail({ pin: { properties } }: { readonly pin: FeatureReply }) {
  const { addressOf } = usePlanFiles();
  const photos = properties['photos'];
  const first: unknown = Array.isArray(photos) ? photos[0] : undefined;
  if (typeof first !== 'string')
    return (
      <span className={styles.thumbnail}>
        <Icon name="note" />
      </span>
    );
  return <img className={styles.thumbnail} src={addressOf(first, 'small')} alt="" />;
}
