import { coordinateRefusals, positionWords, readCoordinates, sayGrid, sayLatLong } from '@tussock/domain';
import type { Position } from '@tussock/geometry';
import { Button, CopyField, Popover, TextField } from '@tussock/ui';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import styles from '../map-tools.module.css';

/** Store of the pointer's position on the map; null where it is not on it. Separate, since it changes more often than anything else. */
export type PointerStore = StoreApi<{ readonly at: Position | null }>;

interface CoordinatesPanelProps {
  readonly pointer: PointerStore;
  /** The centre of the map. */
  readonly cross: Position | null;
  readonly onGo: (at: Position) => void;
}

/** Coordinates of the pointer, or of the cross where there is none: to read, to copy in both formats, and to go to. */
export function CoordinatesPanel({ pointer, cross, onGo }: CoordinatesPanelProps) {
  const at = useStore(pointer, (state) => state.at) ?? cross;
  if (!at) return null;
  return (
    <Popover label={sayGrid(at)} size="small" placement="top start">
      {(close) => (
        <BothForms
          at={cross ?? at}
          onGo={(to) => {
            close();
            // The panel holds the keyboard for as long as it is there.
            requestAnimationFrame(() => onGo(to));
          }}
        />
      )}
    </Popover>
  );
}

/** Coordinates of the cross in both formats, and an input that takes either. */
export function BothForms({ at, onGo }: { readonly at: Position; readonly onGo: (at: Position) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const go = (): void => {
    const read = readCoordinates(text);
    setRefusal(read.ok ? undefined : coordinateRefusals[read.reason]);
    if (read.ok) onGo(read.at);
  };
  return (
    <div className={styles.place}>
      <CopyField id={`${id}-grid`} label={positionWords.grid} value={sayGrid(at)} />
      <CopyField id={`${id}-degrees`} label={positionWords.degrees} value={sayLatLong(at)} />
      <form
        className={styles.goTo}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <TextField
          label={positionWords.goTo}
          help={positionWords.goToHelp}
          value={text}
          onChange={setText}
          {...(refusal === undefined ? {} : { error: refusal })}
        />
        <Button type="submit">{positionWords.go}</Button>
      </form>
    </div>
  );
}
