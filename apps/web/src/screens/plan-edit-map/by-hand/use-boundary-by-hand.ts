import { boundaryIdOf, boundaryWords as words, renameBlock, type OutlineSource } from '@tussock/domain';
import {
  isSameOutline,
  polygonalFrom,
  polygonsOf,
  uniteAreas,
  type PolygonalGeometry,
  type PolygonGeometry,
} from '@tussock/geometry';
import type { Values } from '@tussock/sync';
import { useMemo } from 'react';
import { showingRefusal, useBoundaryRecord, useRecordSave } from '../../../sync/index.ts';
import { resetLists } from '../../../session/query-client.ts';
import { useAreaSources } from './use-area-sources.ts';

const blocksOf = (outline: PolygonalGeometry | undefined): readonly PolygonGeometry[] =>
  outline ? polygonsOf(outline).map((coordinates) => ({ type: 'Polygon', coordinates })) : [];

export type BoundaryByHand = ReturnType<typeof useBoundaryByHand>;

/** The open plan's boundary by hand, and its writes. */
export function useBoundaryByHand(planId: string) {
  const record = useBoundaryRecord();
  const { save, question } = useRecordSave();
  const write = async (label: string, toast: string, set: Values): Promise<void> => {
    const entityId = boundaryIdOf(planId);
    const base = Object.fromEntries(Object.keys(set).map((key) => [key, record.values[key]]));
    await showingRefusal(
      save({ label, toast, parts: [{ entity: 'boundary', entityId, op: 'update', set, base }] }),
    );
    // The list of plans says how large they are.
    resetLists(['plans']);
  };
  const writeBlocks = (blocks: readonly PolygonGeometry[], from: OutlineSource): Promise<void> => {
    const outline = uniteAreas(blocks);
    if (!outline) return takeAway();
    return write(words.drawnByHand, words.saved, { outline, outlineFrom: from, outlineChecked: null });
  };
  const takeAway = (): Promise<void> =>
    write(words.takeAway, words.takenAway, { outline: null, outlineFrom: null, outlineChecked: null });
  const { outline: standing } = record;
  const blocks = useMemo(() => blocksOf(standing), [standing]);
  return {
    record,
    blocks,
    question,
    sources: useAreaSources(planId),
    addBlocks: (added: readonly PolygonGeometry[], from: OutlineSource) =>
      writeBlocks([...blocks, ...added], blocks.length === 0 ? from : record.outlineFrom),
    /** Replaces the shape of one block, and keeps what others changed in the rest. Null where the block no longer exists. */
    replaceBlock: (block: PolygonGeometry, shape: PolygonGeometry): Promise<void> | null => {
      const place = blocks.findIndex((one) => isSameOutline(one, block));
      return place < 0 ? null : writeBlocks(blocks.with(place, shape), record.outlineFrom);
    },
    removeBlock: (place: number) => {
      const left = polygonalFrom(
        blocks.filter((_block, index) => index !== place).map(({ coordinates }) => coordinates),
      );
      return writeBlocks(blocksOf(left ?? undefined), record.outlineFrom);
    },
    takeAway,
    setChecked: (isChecked: boolean) =>
      write(
        isChecked ? words.isChecked : words.notChecked,
        isChecked ? words.checkedSaved : words.uncheckedSaved,
        {
          outlineChecked: isChecked ? true : null,
        },
      ),
    nameBlocks: (named: readonly (readonly [block: PolygonalGeometry, name: string])[]) =>
      write(words.named, words.namesSaved, {
        blockNames: named.reduce(
          (names, [block, name]) => renameBlock(names, block, name),
          record.blockNames,
        ),
      }),
  };
}
