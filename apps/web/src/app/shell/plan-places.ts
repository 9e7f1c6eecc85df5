import type { PlanAbility } from '@tussock/domain';
import type { IconName } from '@tussock/ui';

/** One place of a plan's own navigation. Its route hangs below '/plan/$planId'. */
export interface PlanPlace {
  readonly path: string;
  readonly label: string;
  readonly icon: IconName;
  /** Shown only to those who may do this on the plan. */
  readonly ability?: PlanAbility;
  /** Other pages that belong to this place. */
  readonly covers?: readonly string[];
}

/** Where one can go within a plan, in the order of the work. A place stands here once its route does. */
export const PLAN_PLACES: readonly PlanPlace[] = [
  { path: 'edit/farm-info', label: 'Farm', icon: 'home' },
  { path: 'edit/map/cadastral', label: 'Boundary', icon: 'map' },
  { path: 'edit/map/draw', label: 'Draw', icon: 'pencil' },
  { path: 'view/fertiliser', label: 'Fertiliser', icon: 'leaf', covers: ['edit/fertiliser'] },
  { path: 'view/soil-tests', label: 'Soil', icon: 'test-tube', covers: ['edit/soil-test'] },
  { path: 'view/devices', label: 'Devices', icon: 'sensor' },
  { path: 'view/other', label: 'Lists', icon: 'layers' },
  { path: 'view/reporting', label: 'Reports', icon: 'chart' },
  {
    path: 'manage-user-access',
    label: 'Access',
    icon: 'users',
    ability: 'manageUserAccess',
    covers: ['manage-account-access'],
  },
];
