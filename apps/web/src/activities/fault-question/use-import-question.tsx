import type { FeatureReply } from '@tussock/contract';
import {
  drawingWords,
  importProblems,
  kindByFeatureType,
  mapFileWords,
  formatHectares,
  type AnyKind,
  type Attributes,
  type DrawnThing,
  type GroundProblems,
} from '@tussock/domain';
import { toHectares, type Geometry, type PolygonalGeometry } from '@tussock/geometry';
import { useState, type ReactNode } from 'react';
import { FaultQuestion } from './fault-question.tsx';

/** More would not be read; the drawing board lists all of them. */
const MOST_LISTED = 20;
/** Of a file that lies over itself by the thousand no more are looked for, of each sort: it would take minutes. */
const MOST_SOUGHT = 200;

const thingOf = ({ _id: id, featureType, geometry, properties }: FeatureReply): readonly DrawnThing[] => {
  const kind = kindByFeatureType(featureType);
  return kind ? [{ id, kind, geometry, attributes: properties }] : [];
};

/** A row of a file that is written as a feature; without a shape where it only gets other values. */
interface WrittenRow {
  readonly kind: AnyKind;
  readonly write: {
    readonly _id: string;
    readonly geometry?: Geometry | undefined;
    readonly properties?: Attributes | undefined;
  };
}

/** What would stand once it is written; of what only gets other values nothing, for it stays where it is. */
const writtenThing = ({ kind, write }: WrittenRow): readonly DrawnThing[] =>
  write.geometry
    ? [{ id: write._id, kind, geometry: write.geometry, attributes: write.properties ?? {} }]
    : [];

interface Asked {
  readonly sentences: readonly string[];
  readonly lines: readonly { readonly id: string; readonly said: string }[];
  readonly save: () => void;
}

const isMany = (faults: readonly unknown[]): boolean => faults.length >= MOST_SOUGHT;

const sum = (faults: readonly { readonly areaSquareMetres: number }[]): string =>
  formatHectares(toHectares(faults.reduce((whole, { areaSquareMetres }) => whole + areaSquareMetres, 0)));

/** What is wrong, on the whole and one by one. */
function sayFaults(
  { overlaps, outside }: GroundProblems,
  nameOf: (id: string) => string,
): Omit<Asked, 'save'> {
  const hectares = (squareMetres: number): string => formatHectares(toHectares(squareMetres));
  return {
    sentences: [
      ...(isMany(overlaps) ? [mapFileWords.manyOverlap(MOST_SOUGHT)] : []),
      ...(overlaps.length > 0 && !isMany(overlaps)
        ? [drawingWords.overlapping(overlaps.length, sum(overlaps))]
        : []),
      ...(isMany(outside) ? [mapFileWords.manyOutside(MOST_SOUGHT)] : []),
      ...(outside.length > 0 && !isMany(outside) ? [drawingWords.reachingOut(sum(outside))] : []),
    ],
    lines: [
      ...overlaps.map(({ ids, areaSquareMetres }) => ({
        id: ids.join(' '),
        said: `${ids.map(nameOf).join(' and ')}: ${drawingWords.countedTwice(hectares(areaSquareMetres))}`,
      })),
      ...outside.map(({ id, areaSquareMetres }) => ({
        id: `outside ${id}`,
        said: `${nameOf(id)}: ${drawingWords.outside(hectares(areaSquareMetres))}`,
      })),
    ],
  };
}

/** Asks before rows of a file count ground twice, or lie outside the boundary, as the drawing board does before a shape is saved. */
export function useImportQuestion(
  features: readonly FeatureReply[],
  boundary: readonly PolygonalGeometry[],
): {
  /** Saves at once where nothing is wrong; else once it is said to be meant. */
  readonly ask: (writes: readonly WrittenRow[], save: () => void) => void;
  readonly question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (writes: readonly WrittenRow[], save: () => void): void => {
    const [things, changed] = [features.flatMap(thingOf), writes.flatMap(writtenThing)];
    const found = importProblems({ things, boundary }, changed, MOST_SOUGHT);
    const names = new Map([...things, ...changed].map((one) => [one.id, one.kind.label(one.attributes)]));
    const said = sayFaults(found, (id) => names.get(id) || drawingWords.anotherOne);
    if (said.lines.length === 0) save();
    else setAsked({ ...said, save });
  };
  return {
    ask,
    question: (
      <FaultQuestion
        isOpen={asked !== null}
        sentences={asked?.sentences ?? []}
        lines={asked?.lines ?? []}
        most={MOST_LISTED}
        sayMore={mapFileWords.moreFaults}
        leaveLabel={mapFileWords.goBack}
        onSave={() => {
          setAsked(null);
          asked?.save();
        }}
        onLeave={() => setAsked(null)}
      />
    ),
  };
}
