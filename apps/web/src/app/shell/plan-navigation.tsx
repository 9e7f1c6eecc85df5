import { Icon, type IconName } from '@tussock/ui';
import { useEffect, useRef, useState } from 'react';
import { RouteLink } from '../../routes/route-link.tsx';
import type { AnyPlanRoute, NavigationEntry, PhoneSlot, RouteGroup } from '../../routes/plan-route.ts';
import { planRoutes } from '../all-routes.ts';
import styles from './plan-navigation.module.css';

interface Entry {
  readonly place: AnyPlanRoute;
  readonly navigation: NavigationEntry;
  readonly isCurrent: boolean;
}

interface PlanNavigationProps {
  readonly planId: string;
  /** The open route; undefined where the address matches none. */
  readonly place: AnyPlanRoute | undefined;
  readonly abilities: readonly string[];
}

/** The buttons of the phone bar, from left to right. */
const SLOTS: readonly { readonly slot: PhoneSlot; readonly icon: IconName }[] = [
  { slot: 'Farm', icon: 'home' },
  { slot: 'Map', icon: 'map' },
  { slot: 'Actions', icon: 'check' },
  { slot: 'Records', icon: 'document' },
  { slot: 'More', icon: 'more' },
];

/** Icons of the groups in the side rail. */
const GROUP_ICONS: Readonly<Record<RouteGroup, IconName>> = { Records: 'test-tube', 'Plan book': 'document' };

/** Entries of the side rail: a group is listed once, at the position of its first route, and links to that. */
const railOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry, index) => {
    const { group } = entry.navigation;
    if (group === undefined) return [entry];
    if (entries.findIndex(({ navigation }) => navigation.group === group) !== index) return [];
    const isCurrent = entries.some((one) => one.isCurrent && one.navigation.group === group);
    return [
      { ...entry, navigation: { ...entry.navigation, label: group, icon: GROUP_ICONS[group] }, isCurrent },
    ];
  });

const entriesFor = ({ place, abilities }: PlanNavigationProps): readonly Entry[] =>
  planRoutes.flatMap((one) =>
    one.navigation && (one.opensTo === undefined || abilities.includes(one.opensTo))
      ? [{ place: one, navigation: one.navigation, isCurrent: one === place || one === place?.belongsTo }]
      : [],
  );

/** Navigation of a plan, made from its routes: a rail on a desktop, five buttons on a phone. */
export function PlanNavigation(props: PlanNavigationProps) {
  const entries = entriesFor(props);
  return (
    <>
      <nav className={styles.rail} aria-label="This plan">
        {railOf(entries).map((entry) => (
          <EntryLink key={entry.place.path} planId={props.planId} entry={entry} className={styles.place} />
        ))}
      </nav>
      <nav className={styles.bar} aria-label="This plan">
        {SLOTS.map(({ slot, icon }) => (
          <BarSlot
            key={slot}
            slot={slot}
            icon={icon}
            planId={props.planId}
            entries={entries.filter(({ navigation }) => navigation.onPhone === slot)}
          />
        ))}
      </nav>
    </>
  );
}

/** Tabs of the open route's group, above its screen; nothing for a route without a group. */
export function GroupTabs(props: PlanNavigationProps) {
  const entries = entriesFor(props);
  const group = entries.find(({ isCurrent }) => isCurrent)?.navigation.group;
  if (group === undefined) return null;
  return (
    <nav className={styles.tabs} aria-label={group}>
      {entries
        .filter(({ navigation }) => navigation.group === group)
        .map((entry) => (
          <EntryLink key={entry.place.path} planId={props.planId} entry={entry} className={styles.tab} />
        ))}
    </nav>
  );
}

function EntryLink({
  planId,
  entry: { place, navigation, isCurrent },
  className,
  look = navigation,
  onGo,
}: {
  readonly planId: string;
  readonly entry: Entry;
  readonly className: string | undefined;
  /** Label and icon, where they differ from those of the entry. */
  readonly look?: { readonly label: string; readonly icon: IconName };
  readonly onGo?: () => void;
}) {
  // A place of a plan needs no more than the plan, or it would have no entry.
  const at = place.at as (params: { readonly planId: string }) => ReturnType<AnyPlanRoute['at']>;
  return (
    <RouteLink
      to={at({ planId })}
      className={className}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...(onGo ? { onClick: onGo } : {})}
    >
      <Icon name={look.icon} />
      {look.label}
    </RouteLink>
  );
}

/** One button of the phone bar: links to its route, or to the one that leads to the others, or opens the list of its several routes. */
function BarSlot({
  slot,
  icon,
  planId,
  entries,
}: {
  readonly slot: PhoneSlot;
  readonly icon: IconName;
  readonly planId: string;
  readonly entries: readonly Entry[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePointer);
    return () => document.removeEventListener('pointerdown', handlePointer);
  }, [isOpen]);
  const [first, second] = entries;
  if (!first) return null;
  const opened = second ? entries.find(({ navigation }) => navigation.opensSlot) : first;
  if (opened)
    return (
      <EntryLink
        planId={planId}
        entry={{ ...opened, isCurrent: entries.some(({ isCurrent }) => isCurrent) }}
        className={styles.place}
        look={{ label: slot, icon }}
      />
    );
  return (
    // Escape and leaving are about the button with what it unfolds; nothing is lost without them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button within is the control
    <div
      ref={frame}
      className={styles.slot}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        setIsOpen(false);
        frame.current?.querySelector('button')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      {isOpen && (
        <div className={styles.sheet}>
          {entries.map((entry) => (
            <EntryLink
              key={entry.place.path}
              planId={planId}
              entry={entry}
              className={styles.line}
              onGo={() => setIsOpen(false)}
            />
          ))}
        </div>
      )}
      <button
        type="button"
        className={styles.place}
        aria-expanded={isOpen}
        {...(entries.some(({ isCurrent }) => isCurrent) ? { 'aria-current': true } : {})}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={icon} />
        {slot}
      </button>
    </div>
  );
}
