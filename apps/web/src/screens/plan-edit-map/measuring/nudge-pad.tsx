import { exactWords as words, figureWith } from '@tussock/domain';
import { distanceMetres, edgesIn, movedBy, type EdgeEnds, type Geometry } from '@tussock/geometry';
import { Button, IconButton, NumberField, RadioGroup } from '@tussock/ui';
import { useEffect, useState } from 'react';
import type { MapShape } from '../../../map/index.ts';
import { typedNumber } from './typed-number.ts';
import styles from './exact.module.css';

const parts = [
  { id: 'edge', label: words.edgePart },
  { id: 'corner', label: words.cornerPart },
] as const;
type Part = (typeof parts)[number]['id'];

/** Directions with their key and button: steps to the east and to the north. */
const ways = [
  { key: 'ArrowLeft', icon: 'arrow-left', label: words.nudgeWest, east: -1, north: 0 },
  { key: 'ArrowUp', icon: 'chevron-up', label: words.nudgeNorth, east: 0, north: 1 },
  { key: 'ArrowDown', icon: 'chevron-down', label: words.nudgeSouth, east: 0, north: -1 },
  { key: 'ArrowRight', icon: 'arrow-right', label: words.nudgeEast, east: 1, north: 0 },
] as const;

/** Edges and corners that can be nudged; none of a point or of several parts. */
const edgesOf = (geometry: Geometry | null): readonly EdgeEnds[] =>
  geometry?.type === 'Polygon' || geometry?.type === 'LineString' ? edgesIn(geometry) : [];

interface NudgePadProps {
  readonly geometry: Geometry;
  readonly onEdge: (edge: EdgeEnds, to: EdgeEnds) => void;
  readonly onCorner: (old: EdgeEnds[0], now: EdgeEnds[0]) => void;
  /** Called with the part that would be moved, to highlight it on the map. */
  readonly onMark: (shapes: readonly MapShape[]) => void;
}

/** Pad to move an edge or a corner in steps, by keys and buttons, also for fingers too broad for the map; collapsed at first. */
export function NudgePad(props: NudgePadProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon="drag" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.nudge}
      </Button>
      {isOpen && <Nudging {...props} />}
    </>
  );
}

function Nudging({ geometry, onEdge, onCorner, onMark }: NudgePadProps) {
  const [part, setPart] = useState<Part>('edge');
  const [place, setPlace] = useState(0);
  const [step, setStep] = useState('1');
  const edges = edgesOf(geometry);
  const at = edges.length === 0 ? 0 : place % edges.length;
  const edge = edges[at];
  useMarked(edge, onMark);
  if (!edge) return null;
  const nudge = (east: number, north: number): void => {
    const metres = typedNumber(step);
    if (!(metres > 0)) return;
    const [from, to] = edge.map((end) => movedBy(end, east * metres, north * metres));
    if (!from || !to) return;
    if (part === 'edge') onEdge(edge, [from, to]);
    else onCorner(edge[0], from);
  };
  return (
    <div
      className={styles.exact}
      role="toolbar"
      tabIndex={-1}
      aria-label={words.nudge}
      onKeyDown={(event) => {
        const way = ways.find(({ key }) => key === event.key);
        // Arrows of a field and of a choice stay theirs.
        if (!way || !(event.target instanceof HTMLButtonElement)) return;
        event.preventDefault();
        nudge(way.east, way.north);
      }}
    >
      <RadioGroup label={words.whatToMove} look="segments" options={parts} value={part} onChange={setPart} />
      <div className={styles.nudgeLine}>
        <Button size="small" onClick={() => setPlace((at + edges.length - 1) % edges.length)}>
          {words.previous}
        </Button>
        <output aria-live="polite">{sayPart(part, edge, { at, of: edges.length })}</output>
        <Button size="small" onClick={() => setPlace((at + 1) % edges.length)}>
          {words.next}
        </Button>
      </div>
      <div className={styles.nudgeLine}>
        {ways.map(({ key, icon, label, east, north }) => (
          <IconButton
            key={key}
            icon={icon}
            label={label}
            isQuiet={false}
            onClick={() => nudge(east, north)}
          />
        ))}
        <NumberField label={words.step} unit="m" value={step} onChange={setStep} />
      </div>
      <p className={styles.help}>{words.nudgeHelp}</p>
    </div>
  );
}

const sayPart = (
  part: Part,
  edge: EdgeEnds,
  { at, of }: { readonly at: number; readonly of: number },
): string =>
  part === 'edge'
    ? words.edgeOf(at + 1, of, figureWith(distanceMetres(edge[0], edge[1]), 1))
    : words.cornerOf(at + 1, of);

/** Highlights the edge on the map while it is the one to move. */
function useMarked(edge: EdgeEnds | undefined, onMark: NudgePadProps['onMark']): void {
  const text = JSON.stringify(edge ?? null);
  useEffect(() => {
    const coordinates = JSON.parse(text) as EdgeEnds | null; // written above
    onMark(coordinates ? [{ id: 'nudged', geometry: { type: 'LineString', coordinates } }] : []);
  }, [text, onMark]);
  useEffect(() => () => onMark([]), [onMark]);
}
