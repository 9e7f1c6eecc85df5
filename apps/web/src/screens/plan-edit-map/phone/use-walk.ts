import { GOOD_METRES, READINGS_OF_A_POINT } from '@tussock/domain';
import { averageFixes, emptyWalk, takeCorner, takeFix, type Fix, type Walk } from '@tussock/geometry';
import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { askForPosition, usePosition, useWakeLock } from '../../../device/index.ts';

type Going = 'off' | 'on' | 'paused';

/** A walk, and whether it goes on. */
export interface HeldWalk {
  readonly going: Going;
  readonly walk: Walk;
}

/** A walk before its start. */
export const noWalk: HeldWalk = { going: 'off', walk: emptyWalk };

/** Holder of a walk: the walk outlives its panel, as when a phone is turned. */
export interface WalkHolder {
  readonly held: HeldWalk;
  readonly hold: Dispatch<SetStateAction<HeldWalk>>;
}

/** Calls `hear` once for each new reading of the device. */
function useFixes(isOn: boolean, hear: (fix: Fix) => void) {
  const position = usePosition();
  const { fix } = position;
  const heard = useRef<Fix | null>(null);
  useEffect(() => {
    if (!isOn || !fix || fix === heard.current) return;
    heard.current = fix;
    hear(fix);
  }, [isOn, fix, hear]);
  return position;
}

/** Records a walked line or area: accurate readings become its corners, others are counted. */
export function useWalk({ held: { going, walk }, hold }: WalkHolder) {
  const hear = useCallback(
    (fix: Fix) => hold((before) => ({ ...before, walk: takeFix(before.walk, fix, GOOD_METRES) })),
    [hold],
  );
  const setGoing = (next: Going): void => hold((before) => ({ ...before, going: next }));
  const { fix, refusal } = useFixes(going === 'on', hear);
  // A dark phone in the pocket hears nothing more.
  useWakeLock(going === 'on');
  return {
    going,
    walk,
    fix,
    refusal,
    start: () => {
      askForPosition();
      hold({ going: 'on', walk: emptyWalk });
    },
    pause: () => setGoing('paused'),
    goOn: () => setGoing('on'),
    /** Adds a corner at the present position, however accurate, since the person asked for it. */
    corner: () => {
      if (fix) hold((before) => ({ ...before, walk: takeCorner(before.walk, fix, GOOD_METRES) }));
    },
    clear: () => hold(noWalk),
  };
}

/** Records a point at the present position: the average of the accurate readings, or of all where none is accurate. */
export function useStandingPoint() {
  const [isOn, setIsOn] = useState(false);
  const [fixes, setFixes] = useState<readonly Fix[]>([]);
  const [hear] = useState(
    () => (fix: Fix) => setFixes((before) => [...before, fix].slice(-READINGS_OF_A_POINT)),
  );
  const { fix, refusal } = useFixes(isOn, hear);
  const good = fixes.filter(({ accuracyMetres }) => accuracyMetres <= GOOD_METRES);
  return {
    isOn,
    fix,
    refusal,
    isGood: good.length > 0,
    average: averageFixes(good.length > 0 ? good : fixes),
    start: () => {
      askForPosition();
      setFixes([]);
      setIsOn(true);
    },
  };
}
