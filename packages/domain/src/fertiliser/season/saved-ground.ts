import { isSameGeometry, type GroundOperations, type PolygonalGeometry } from '@tussock/geometry';
import { polygonalOf, type FarmFeature, type FertiliserPlan } from './farm.ts';
import { isGroundChosen, listsChosen, treatedGround } from './treated-ground.ts';

/**
 * Ground of a saved application. One on chosen paddocks or areas keeps their outline of the day it was saved, whatever happens to them
 * later; a drawn one has its shape, less its exclusion zones.
 */
export const savedGround = (
  geos: GroundOperations,
  application: FarmFeature,
  features: FertiliserPlan['features'],
): PolygonalGeometry | null =>
  isGroundChosen(application.properties)
    ? polygonalOf(application)
    : chosenGround(geos, application, features);

const chosenGround = (
  geos: GroundOperations,
  application: FarmFeature,
  features: FertiliserPlan['features'],
): PolygonalGeometry | null =>
  treatedGround(geos, { drawn: polygonalOf(application), properties: application.properties }, features)
    .geometry;

/** Whether the current area of the map is wanted instead of the saved one. */
const followsMap = ({ properties }: FarmFeature, standing: FarmFeature): boolean =>
  properties['areaIsTyped'] === false && properties['area'] !== standing.properties['area'];

/**
 * Ground of an application that is about to be saved over `standing` (null for a new one). A newly drawn shape is taken as drawn. Otherwise
 * the ground is computed again when other paddocks, areas or zones are chosen, or when the current area of the map is wanted.
 */
export function groundToSave(
  geos: GroundOperations,
  { features }: Pick<FertiliserPlan, 'features'>,
  { application, standing }: { readonly application: FarmFeature; readonly standing: FarmFeature | null },
): PolygonalGeometry | null {
  if (standing && keepsGround(application, standing)) return savedGround(geos, application, features);
  const chosen = chosenGround(geos, application, features);
  // What is chosen may have gone since: the shape that came with it is the nearest to it.
  return chosen ?? (isGroundChosen(application.properties) ? polygonalOf(application) : null);
}

const keepsGround = (application: FarmFeature, standing: FarmFeature): boolean =>
  isRedrawn(application, standing) ||
  (listsChosen(application.properties) === listsChosen(standing.properties) &&
    !followsMap(application, standing));

const isRedrawn = (application: FarmFeature, standing: FarmFeature): boolean =>
  !isSameGeometry(application.geometry, standing.geometry);
