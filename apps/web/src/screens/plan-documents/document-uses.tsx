import { documentWords, findSubOutcome, isKindId, kindById, type FileUse, SOIL_TEST } from '@tussock/domain';
import { RouteLink } from '../../routes/route-link.tsx';
import type { Address } from '../../routes/route.ts';
import { actionRoute } from '../plan-action/route.ts';
import { sectionRoute } from '../plan-edit-actions/route.ts';
import { soilTestRoute } from '../plan-edit-soil-test/route.ts';
import { farmInfoRoute } from '../plan-farm-info/route.ts';
import { lifeRoute } from '../plan-life/route.ts';
import { mapFilesRoute } from '../plan-map-files/route.ts';
import { featurePage, kindViewRoute } from '../kind/route.ts';
import styles from './document-dialog.module.css';

/** Where something that shows a document stands; undefined for what has no page of its own. */
function placeOf(planId: string, { entity, id, values }: FileUse): Address | undefined {
  if (isKindId(entity)) return kindViewRoute.at(featurePage(planId, kindById(entity), id));
  if (entity === 'action') return actionRoute.at({ planId, action: id });
  if (entity === SOIL_TEST) return soilTestRoute.at({ planId, soilTestId: id });
  if (entity === 'plan') return farmInfoRoute.at({ planId });
  if (entity === 'approval') return lifeRoute.at({ planId });
  if (entity === 'importedLayer') return mapFilesRoute.at({ planId });
  const section = findSubOutcome(String(values['outcomeKey']))?.section;
  return section && sectionRoute.at({ planId, section: section.route });
}

/** What of the plan shows a document, each a way there. */
export function DocumentUses({
  planId,
  uses,
}: {
  readonly planId: string;
  readonly uses: readonly FileUse[];
}) {
  return (
    <section>
      <h3>Used by</h3>
      {uses.length === 0 && <p className={styles.note}>{documentWords.unused}</p>}
      <ul className={styles.list}>
        {uses.map((use) => {
          const place = placeOf(planId, use);
          const words = documentWords.asLine(use.words);
          return <li key={use.id}>{place ? <RouteLink to={place}>{words}</RouteLink> : words}</li>;
        })}
      </ul>
    </section>
  );
}
