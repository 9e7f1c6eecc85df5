import type { ReadAs, ReadMapFile } from '@tussock/domain';
import { useRef, useState } from 'react';
import {
  readSentFile,
  sendFileOfPlaces,
  sentencesOf,
  type SentFile,
} from '../../activities/read-map-file/index.ts';

export interface MapFileState {
  readonly fileName: string;
  readonly sent: SentFile | null;
  readonly read: ReadMapFile | null;
  readonly phase: 'none' | 'sending' | 'reading' | 'read' | 'refused';
  readonly faults: readonly string[];
  readonly choose: (file: File) => void;
  /** Reads the same file with other options. */
  readonly readAgain: (readAs: ReadAs) => void;
  readonly putAway: () => void;
}

const nothing = { fileName: '', sent: null, read: null, phase: 'none', faults: [] } as const;
type Standing = Omit<MapFileState, 'choose' | 'readAgain' | 'putAway'>;

/** State of importing a map file: upload, reading, and reading again with other options. Nothing of it is stored. */
export function useMapFile(planId: string): MapFileState {
  const [standing, setStanding] = useState<Standing>(nothing);
  /** Number of the latest request, so that the result of an earlier one is ignored. */
  const turn = useRef(0);

  const run = async (fileName: string, find: () => Promise<SentFile>): Promise<void> => {
    const mine = ++turn.current;
    const tell = (next: Partial<Standing>): void => {
      if (mine === turn.current) setStanding((before) => ({ ...before, ...next }));
    };
    try {
      const sent = await find();
      tell({ sent, phase: 'reading', faults: [] });
      tell({ read: await readSentFile(planId, sent), phase: 'read' });
    } catch (error) {
      tell({ fileName, read: null, phase: 'refused', faults: sentencesOf(error) });
    }
  };

  return {
    ...standing,
    choose(file) {
      setStanding({ ...nothing, fileName: file.name, phase: 'sending' });
      void run(file.name, () => sendFileOfPlaces(planId, file));
    },
    readAgain(readAs) {
      const { sent } = standing;
      if (!sent) return;
      setStanding((before) => ({ ...before, phase: 'reading' }));
      void run(sent.fileName, () => Promise.resolve({ ...sent, readAs }));
    },
    putAway() {
      turn.current++;
      setStanding(nothing);
    },
  };
}
