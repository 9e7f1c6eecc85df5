import { allKinds, isFoundIn, kindById, type AnyKind } from '@tussock/domain';
import { Button, TextField } from '@tussock/ui';
import { memo, useState } from 'react';
import { KindSwatch } from '../../../activities/filter-layers/index.ts';
import { startingNewFeature } from '../../../plan-session/map-state.ts';
import styles from '../draw-screen.module.css';

const groups = [...new Set(allKinds.map(({ filter }) => filter.group))];

/** Spec §3: what a new feature is before another kind is picked. */
const first = kindById(startingNewFeature.type);
const matches = ({ names, filter }: AnyKind, words: string): boolean =>
  isFoundIn(`${names.singular} ${names.plural} ${filter.group}`, words);

/** The kinds of feature that can be drawn, by group, as they look on the map. A few letters find one among them. */
export const KindPicker = memo(function KindPicker({
  onPick,
  onLayers,
}: {
  readonly onPick: (kind: AnyKind) => void;
  /** Leads past the many kinds to what the map shows. */
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

/** A kind as it looks on the map; pressed, one of it is drawn. */
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
