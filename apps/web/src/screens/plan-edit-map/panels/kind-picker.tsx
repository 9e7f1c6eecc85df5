import { allKinds, isFoundIn, kindById, type AnyKind } from '@tussock/domain';
import { Button, TextField } from '@tussock/ui';
import { memo, useState } from 'react';
import { KindSwatch } from '../../../activities/filter-layers/index.ts';
import { startingNewFeature } from '../../../plan-session/map-state.ts';
import styles from '../draw-screen.module.css';

const groups = [...new Set(allKinds.map(({ filter }) => filter.group))];

/** Spec §3: the kind of a new feature before another is picked. */
const first = kindById(startingNewFeature.type);
const matches = ({ names, filter }: AnyKind, words: string): boolean =>
  isFoundIn(`${names.singular} ${names.plural} ${filter.group}`, words);

/** Picker for the kinds of features, by group, in their colours on the map. Typing a few letters finds one. */
export const KindPicker = memo(function KindPicker({
  onPick,
  onLayers,
}: {
  readonly onPick: (kind: AnyKind) => void;
  /** Jumps past the many kinds to the layers. */
  readonly onLayers?: () => void;
}) {
  const [words, setWords] = useState('');
  const offered = allKinds.filter((kind) => matches(kind, words));
  return (
    <section aria-labelledby="draw-something" className={styles.picker}>
      <div className={styles.pickerHead}>
        <h2 id="draw-something" className={styles.sectionTitle}>
          Draw something new
        </h2>
        {onLayers && (
          <Button size="small" isQuiet icon="layers" onClick={onLayers}>
            Go to layers
          </Button>
        )}
      </div>
      <Button icon="pencil" variant="primary" onClick={() => onPick(first)}>
        {`Draw a ${first.names.singular.toLowerCase()}`}
      </Button>
      <TextField label="Find a kind" value={words} onChange={setWords} />
      {offered.length === 0 && <p className={styles.hint}>Nothing is called that.</p>}
      {groups.map((group) => {
        const inGroup = offered.filter(({ filter }) => filter.group === group);
        return (
          inGroup.length > 0 && (
            <section key={group} aria-label={group}>
              <h3 className={styles.groupTitle}>{group}</h3>
              <div className={styles.kinds}>
                {inGroup.map((kind) => (
                  <KindButton key={kind.id} kind={kind} onPick={onPick} />
                ))}
              </div>
            </section>
          )
        );
      })}
    </section>
  );
});

/** Button of a kind, in its colours on the map; starts drawing one. */
export function KindButton({
  kind,
  onPick,
}: {
  readonly kind: AnyKind;
  readonly onPick: (kind: AnyKind) => void;
}) {
  return (
    <button type="button" className={styles.kind} onClick={() => onPick(kind)}>
      <KindSwatch style={kind.style} shape={kind.shapes[0]} />
      {kind.names.singular}
    </button>
  );
}
