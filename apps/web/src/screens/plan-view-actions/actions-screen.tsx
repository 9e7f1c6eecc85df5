import { sections } from '@tussock/domain';
import { PlaceLink } from '../../places/place-link.tsx';
import { PlanPage } from '../../places/plan-page.tsx';
import type { PlanScreenPropsOf } from '../../places/plan-place.ts';
import { usePlanActions } from '../../record/index.ts';
import { sectionPlace } from '../plan-edit-actions/place.ts';
import type { actionsPlace } from './place.ts';

/** All actions of the plan. */
export function ActionsScreen({ planId }: PlanScreenPropsOf<typeof actionsPlace>) {
  const actions = usePlanActions();
  return (
    <PlanPage title="Actions">
      <p>{actions.length} actions</p>
      <ul>
        {sections.map(({ key, route, title }) => (
          <li key={key}>
            <PlaceLink to={sectionPlace.at({ planId, section: route })}>{title}</PlaceLink>
          </li>
        ))}
      </ul>
    </PlanPage>
  );
}
