import { BREAK_MARKER, refusals, formatHectares, titleWords, type PlanInfo } from '@tussock/domain';
import { Button, EmptyState } from '@tussock/ui';
import { AfterBoundary } from './after-boundary.tsx';
import { BlockList } from '../by-hand/block-list.tsx';
import { BoundaryByHand } from '../by-hand/boundary-by-hand.tsx';
import type { BoundaryByHand as ByHand } from '../by-hand/use-boundary-by-hand.ts';
import type { OutlineDrawing } from '../by-hand/use-outline-drawing.ts';
import styles from './cadastral-screen.module.css';
import { TitleSearch } from './title-search.tsx';
import { ChosenTitles, FoundTitles, KeptTitles } from './title-sections.tsx';
import type { BoundaryChoice } from './use-boundary-choice.ts';
import type { TitleSearching } from './use-title-search.ts';

const sentenceOf = (error: unknown): string | null => {
  if (!error) return null;
  return error instanceof Error ? error.message.split(BREAK_MARKER).join(' ') : refusals.generic;
};

interface BoundaryPanelProps {
  readonly planId: string;
  readonly info: Partial<PlanInfo>;
  readonly choice: BoundaryChoice;
  readonly searching: TitleSearching;
  readonly mayEdit: boolean;
  /** Address to start the search with. */
  readonly address: string;
  /** The boundary drawn by hand, and how it is written. */
  readonly byHand: ByHand;
  readonly outline: OutlineDrawing;
}

/** Panel beside the map: search, results and selection of titles, whose merge is saved as the boundary. */
export function BoundaryPanel(props: BoundaryPanelProps) {
  const { planId, info, choice, searching, mayEdit, address, byHand, outline } = props;
  const { selection, tell, selected } = choice;
  const list = {
    selectedIds: selection.selectedIds,
    onToggle: (id: string) => tell({ type: 'titleToggled', id }),
  };
  return (
    <>
      <Search address={address} mayEdit={mayEdit} choice={choice} searching={searching} />
      <KeptTitles isKept={choice.isKept} onPutBack={choice.putBack} />
      <FoundTitles
        {...list}
        titles={choice.found}
        addresses={searching.addresses}
        {...(searching.search.data?.hasMore ? { onMore: searching.findMore } : {})}
        isAsking={searching.search.isPending}
        onChooseAll={() => tell({ type: 'foundSelected' })}
      />
      <ChosenTitles
        titles={selected}
        selectedIds={list.selectedIds}
        unseen={choice.unseen}
        registers={info}
        {...(mayEdit
          ? {
              onToggle: list.onToggle,
              onClear: () => tell({ type: 'selectionCleared' }),
              onUndo: selection.past.length > 0 ? () => tell({ type: 'choiceUndone' }) : undefined,
              onRedo: selection.future.length > 0 ? () => tell({ type: 'choiceRedone' }) : undefined,
            }
          : {})}
      />
      <Fault error={choice.previewError} />
      <Fault error={choice.save.error} />
      {mayEdit && selection.selectedIds.length === 0 && byHand.record.standing !== 'titles' && (
        <BoundaryByHand byHand={byHand} drawing={outline} />
      )}
      {!selection.isChanged && choice.merged.length > 1 && (
        <BlockList
          blocks={choice.merged}
          names={byHand.record.blockNames}
          mayEdit={mayEdit}
          onName={byHand.nameBlocks}
        />
      )}
      {mayEdit ? <SaveBoundary planId={planId} choice={choice} /> : <Total choice={choice} />}
    </>
  );
}

function Search({
  address,
  mayEdit,
  choice: { found, selection },
  searching: { search, click },
}: Pick<BoundaryPanelProps, 'address' | 'mayEdit' | 'choice' | 'searching'>) {
  const missing = search.data?.missing ?? [];
  return (
    <>
      {mayEdit && (
        <TitleSearch
          address={address}
          isSearching={search.isPending}
          isNext={selection.selectedIds.length === 0}
          error={sentenceOf(search.error ?? click.error)}
          onSearch={(body) => search.mutate(body)}
        />
      )}
      {missing.length > 0 && (
        <p className={styles.fault} role="status">
          {titleWords.missing(missing)}
        </p>
      )}
      {search.isSuccess && found.length === 0 && (
        <EmptyState title="No title was found" icon="search">
          Try part of the number, another spelling, or click the title on the map.
        </EmptyState>
      )}
    </>
  );
}

function Total({ choice: { selected, merged, areaHectares } }: { readonly choice: BoundaryChoice }) {
  if (selected.length === 0) return null;
  return (
    <div className={styles.total}>
      <span>{titleWords.chosen(selected, merged.length)}</span>
      <output aria-label="Area of the boundary">
        {areaHectares === null ? '…' : formatHectares(areaHectares)}
      </output>
    </div>
  );
}

function SaveBoundary({ planId, choice }: Pick<BoundaryPanelProps, 'planId' | 'choice'>) {
  const { save, selection } = choice;
  return (
    <div className={styles.save}>
      <Total choice={choice} />
      <Button
        variant="primary"
        isFullWidth
        isPending={save.isPending}
        disabled={!selection.isChanged}
        onClick={() => save.mutate()}
      >
        Save boundary
      </Button>
      <AfterBoundary planId={planId} choice={choice} />
    </div>
  );
}

function Fault({ error }: { readonly error: unknown }) {
  const sentence = sentenceOf(error);
  if (sentence === null) return null;
  return (
    <p className={styles.fault} role="alert">
      {sentence}
    </p>
  );
}
