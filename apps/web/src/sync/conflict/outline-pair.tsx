import { sayDistance, formatHectares } from '@tussock/domain';
import { areaSquareMetres, isPolygonal, lengthMetres, type Geometry } from '@tussock/geometry';
import { RadioGroup } from '@tussock/ui';
import styles from './conflict-dialog.module.css';
import type { Beside, Side } from './find-differences.ts';
import { OutlinePicture } from '../outline/outline-picture.tsx';

interface OutlinePairProps {
  readonly label: string;
  readonly base: Geometry | undefined;
  readonly mine: Geometry | undefined;
  readonly theirs: Geometry | undefined;
  /** Whose the other is, and since when. */
  readonly theirsHelp: string;
  /** Mine as a thing of its own beside theirs, where two make sense. */
  readonly beside: Beside | undefined;
  readonly side: Side;
  readonly onChoose: (side: string | null) => void;
}

const METRES_OF_HECTARE = 10_000;

/** How large or long a shape is, in words; nothing of a point. */
function sizeOf(shape: Geometry | undefined): string {
  if (shape && isPolygonal(shape)) return formatHectares(areaSquareMetres(shape) / METRES_OF_HECTARE);
  return shape?.type === 'LineString' || shape?.type === 'MultiLineString'
    ? sayDistance(lengthMetres(shape))
    : '';
}

/** What becomes of mine where both are kept: the whole of it, or what lies outside theirs. */
const sayBeside = ({ name, outline }: Beside, mine: Geometry | undefined): string =>
  [
    `Theirs stays, and ${outline === mine ? 'yours' : 'what yours has beyond it'} becomes “${name}”`,
    sizeOf(outline),
  ]
    .filter(Boolean)
    .join(', ');

/** Two outlines of one thing, drawn over each other and over what stood before: the chosen one is filled. */
export function OutlinePair(props: OutlinePairProps) {
  const { label, base, mine, theirs, theirsHelp, beside, side, onChoose } = props;
  const outlines = [
    { geometry: base, look: 'before' as const },
    { geometry: theirs, look: 'theirs' as const, isChosen: side !== 'mine' },
    { geometry: mine, look: 'mine' as const, isChosen: side !== 'theirs' },
  ].flatMap(({ geometry, ...rest }) => (geometry ? [{ geometry, ...rest }] : []));
  return (
    <div className={styles.outlines}>
      <OutlinePicture label="Both outlines on one picture" outlines={outlines} />
      <RadioGroup
        label={label}
        value={side}
        onChange={onChoose}
        options={[
          { id: 'mine', label: 'Mine', help: ['The solid line', sizeOf(mine)].filter(Boolean).join(', ') },
          {
            id: 'theirs',
            label: 'Theirs',
            help: ['The broken line', theirsHelp, sizeOf(theirs)].filter(Boolean).join(', '),
          },
          ...(beside ? [{ id: 'both', label: 'Both', help: sayBeside(beside, mine) }] : []),
        ]}
      />
    </div>
  );
}
