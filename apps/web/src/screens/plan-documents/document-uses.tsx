import { documentWords, findSubOutcome, isKindId, kindById, type FileUse, SOIL_TEST } from '@tussock/domain';
import { PlaceLink } from '../../places/place-link.tsx';
import type { Address } from '../../places/place.ts';
import { actionPlace } from '../plan-action/place.ts';
import { sectionPlace } from '../plan-edit-actions/place.ts';
import { soilTestPlace } from '../plan-edit-soil-test/place.ts';
import { farmInfoPlace } from '../plan-farm-info/place.ts';
import { lifePlace } from '../plan-life/place.ts';
import { mapFilesPlace } from '../plan-map-files/place.ts';
import { featurePage, kindViewPlace } from '../kind/place.ts';
import styles from './document-dialog.module.css';

/** Where something that shows a document stands; undefined for what has no page of its own. */
function placeOf(planId: string, { entity, id, values }: FileUse): Address | undefined {
  if (isKindId(entity)) return kindViewPlace.at(featurePage(planId, kindById(entity), id));
  if (entity === 'action') return actionPlace.at({ planId, action: id });
  if (entity === SOIL_TEST) return soilTestPlace.at({ planId, soilTestId: id });
  if (entity === 'plan') return farmInfoPlace.at({ planId });
  if (entity === 'approval') return lifePlace.at({ planId });
  if (entity === 'importedLayer') return mapFilesPlace.at({ planId });
  const section = findSubOutcome(String(values['outcomeKey']))?.section;
  return section && sectionPlace.at({ planId, section: section.route });
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
          return <li key={use.id}>{place ? <PlaceLink to={place}>{words}</PlaceLink> : words}</li>;
        })}
      </ul>
    </section>
  );
}
