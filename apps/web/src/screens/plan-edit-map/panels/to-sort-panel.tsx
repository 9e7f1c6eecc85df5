import type { FeatureReply } from '@tussock/contract';
import { fieldsOfPhotos, isRemoved, pinKind, placeOnFarm, type DrawnThing } from '@tussock/domain';
import { ToSortList } from '../../../activities/pin-here/to-sort-list.tsx';
import { useEditions } from '../../../sync/index.ts';
import type { DrawingBoard } from '../drawing/use-drawing-board.ts';

/** The thing that a pin lies in, which can take its photo: a paddock rather than the land unit around it. */
function thingAround(
  things: readonly DrawnThing[],
  areaOf: ReadonlyMap<string, number | null>,
  { geometry }: FeatureReply,
): DrawnThing | undefined {
  if (geometry.type !== 'Point') return undefined;
  const able = things.filter(
    ({ kind, attributes }) => kind !== pinKind && fieldsOfPhotos(kind) && !isRemoved(attributes),
  );
  const surroundings = able.map(({ id, geometry: ground }) => ({
    id,
    name: '',
    geometry: ground,
    areaM2: areaOf.get(id) ?? null,
  }));
  const { inside } = placeOnFarm(surroundings, [], geometry.coordinates);
  return able.find(({ id }) => id === inside?.id);
}

/** List of quick pins, to go to on the map, select, and turn into features, jobs, or photos of what they lie in. */
export function ToSortPanel({
  board,
  hasTitle = true,
}: {
  readonly board: DrawingBoard;
  /** Left out where the title is above the list already. */
  readonly hasTitle?: boolean;
}) {
  const { toSort, mayEdit, pins, choose, map, ground, content } = board;
  const { sections } = useEditions().catalogue;
  const [section] = sections;
  const areaOf = new Map(content.features.map(({ _id, areaM2 }) => [_id, areaM2]));
  const around = (pin: FeatureReply) => thingAround(ground.things, areaOf, pin);
  const isJobAllowed = content.may('editActions') && section !== undefined;
  // What refuses a write has shown why.
  const start = (write: Promise<unknown>): void => void write.catch(() => undefined);
  return (
    <ToSortList
      pins={toSort}
      hasTitle={hasTitle}
      mayEdit={mayEdit}
      onOpen={({ _id, geometry }) => {
        if (geometry.type === 'Point') map.current?.goTo(geometry.coordinates);
        choose(_id);
      }}
      onSort={(pin, kind) => start(pins.sort(pin, kind))}
      onJob={
        isJobAllowed
          ? (pin) => {
              const at = around(pin);
              start(pins.makeJob(pin, { sectionKey: section.key, featureIds: at ? [at.id] : [] }));
            }
          : undefined
      }
      thingAt={(pin) => {
        const thing = around(pin);
        return thing
          ? {
              name: thing.kind.label(thing.attributes) || thing.kind.names.inSentence,
              onAdd: () => start(pins.addTo(pin, thing)),
            }
          : null;
      }}
    />
  );
}
