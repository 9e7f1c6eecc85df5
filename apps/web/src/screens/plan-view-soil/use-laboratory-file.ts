import type { listSoilTests, ReplyOf } from '@tussock/contract';
import { soilTestKey, type StandingTest } from '@tussock/domain';
import { useEffect, useRef, useState } from 'react';
import { LaboratoryClient } from './laboratory/laboratory-client.ts';
import type {
  FileChoices,
  FileSummary,
  HeldSummary,
  PlanParts,
  OtherName,
} from './laboratory/laboratory-file.ts';
import type { Transect } from './sampled-places.ts';

type Listed = ReplyOf<typeof listSoilTests>;
type Choices = ReadonlyMap<string, string>;

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What samples are held against, from what the page knows of the plan. */
function partsOf(listed: Listed, transects: readonly Transect[], choices: Choices): PlanParts {
  return {
    transects: transects.map(({ id, name }) => ({ id, name })),
    aliases: listed.aliases.map(({ sampleName, transectId }) => [sampleName, transectId] as const),
    choices: [...choices],
    tests: listed.results.flatMap(({ transectId, details, results }) => {
      const job = textIn(details['laboratoryJobNumber']);
      const number = textIn(details['laboratoryNumber']);
      if (job === undefined || number === undefined) return [];
      const standing: StandingTest = {
        transectId,
        isInterim: details['interim'] === true,
        fileCreationDate: textIn(details['fileCreationDate']),
        results,
      };
      return [[soilTestKey(job, number), standing] as const];
    }),
  };
}

/** A chosen file while a person looks at it: read beside the page, and held against the plan with what they chose. */
export function useLaboratoryFile(listed: Listed, transects: readonly Transect[]) {
  const clientRef = useRef<LaboratoryClient | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [summary, setSummary] = useState<FileSummary | null>(null);
  const [held, setHeld] = useState<HeldSummary | null>(null);
  // A name that was just given a transect stays in the list, so that it can be taken back.
  const [names, setNames] = useState<readonly OtherName[]>([]);
  const [choices, setChoices] = useState<Choices>(new Map());
  useEffect(() => () => clientRef.current?.close(), []);

  const work = async (act: (client: LaboratoryClient) => Promise<void>): Promise<void> => {
    clientRef.current ??= new LaboratoryClient();
    setIsBusy(true);
    setFault('');
    try {
      await act(clientRef.current);
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'The file could not be read');
    } finally {
      setIsBusy(false);
    }
  };
  const hold = async (client: LaboratoryClient, chosen: Choices): Promise<void> => {
    const next = await client.hold(partsOf(listed, transects, chosen));
    setHeld(next);
    setNames((known) => [
      ...known,
      ...next.otherNames.filter(({ choiceKey }) => !known.some((name) => name.choiceKey === choiceKey)),
    ]);
  };
  const read = (bytes: Uint8Array | null, wanted: FileChoices, chosen: Choices): Promise<void> =>
    work(async (client) => {
      setHeld(null);
      setNames([]);
      const found = await client.read(bytes, wanted, listed.today);
      setSummary(found);
      if (found.ok) await hold(client, chosen);
    });

  return {
    isBusy,
    fault,
    summary,
    held,
    choices,
    names,
    open: async (file: File): Promise<void> => {
      setChoices(new Map());
      await read(new Uint8Array(await file.arrayBuffer()), {}, new Map());
    },
    readAs: (wanted: FileChoices): Promise<void> => read(null, { ...summary?.read, ...wanted }, choices),
    choose: (choiceKey: string, transectId: string | null): Promise<void> => {
      const next = new Map(choices);
      if (transectId === null) next.delete(choiceKey);
      else next.set(choiceKey, transectId);
      setChoices(next);
      return work((client) => hold(client, next));
    },
    rowsToSend: () => clientRef.current?.rowsToSend() ?? Promise.resolve([]),
    remarksAsCsv: () => clientRef.current?.remarksAsCsv() ?? Promise.resolve(''),
  };
}
export type LaboratoryFileState = ReturnType<typeof useLaboratoryFile>;
