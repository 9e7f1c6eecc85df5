import type { listSoilTests, ReplyOf } from '@tussock/contract';
import { soilTestKey, type ExistingTest } from '@tussock/domain';
import { useEffect, useRef, useState } from 'react';
import { bytesOf } from '../../device/index.ts';
import { LaboratoryClient } from './laboratory/laboratory-client.ts';
import type { ColumnMemory, RecalledColumns } from './use-column-memory.ts';
import type {
  FileChoices,
  FileSummary,
  HeldSummary,
  PlanParts,
  OtherName,
} from './laboratory/laboratory-file.ts';

type Listed = ReplyOf<typeof listSoilTests>;
type Choices = ReadonlyMap<string, string>;
/** As much of a transect as a sample is matched by. */
interface NamedTransect {
  readonly id: string;
  readonly name: string;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * A file read as an earlier one of its shape. How its days are written is told by those that can be read in one way only; what is
 * remembered answers where none does.
 */
async function readAsRecalled(
  client: LaboratoryClient,
  first: FileSummary,
  { recalled, today }: { readonly recalled: RecalledColumns; readonly today: string },
): Promise<FileSummary> {
  const { matching = first.read.matching, dateOrder } = recalled;
  const told = await client.read(null, { ...first.read, matching, dateOrder: undefined }, today);
  return told.ok && told.read.dateOrder === null && dateOrder
    ? client.read(null, { ...told.read, dateOrder }, today)
    : told;
}

interface FileToRead {
  /** Null where the one that is here is read again, in another way. */
  readonly file: File | null;
  readonly wanted: FileChoices;
  readonly memory: ColumnMemory;
  readonly today: string;
}

/**
 * Reads a file, as an earlier one of its shape where there was one: what was said of that is not asked again. Without an answer it is, and the
 * file can be read all the same.
 */
async function readAsBefore(
  client: LaboratoryClient,
  { file, wanted, memory, today }: FileToRead,
): Promise<{ readonly found: FileSummary; readonly recalled: RecalledColumns | null }> {
  const first = await client.read(file && (await bytesOf(file)), wanted, today);
  const recalled = file ? await memory.recall(first.columns).catch(() => null) : null;
  return { found: recalled ? await readAsRecalled(client, first, { recalled, today }) : first, recalled };
}

/** What samples are held against, from what the page knows of the plan. */
function partsOf(listed: Listed, transects: readonly NamedTransect[], choices: Choices): PlanParts {
  return {
    transects: transects.map(({ id, name }) => ({ id, name })),
    aliases: listed.aliases.map(({ sampleName, transectId }) => [sampleName, transectId] as const),
    choices: [...choices],
    tests: listed.results.flatMap(({ transectId, details, results }) => {
      const job = textIn(details['laboratoryJobNumber']);
      const number = textIn(details['laboratoryNumber']);
      if (job === undefined || number === undefined) return [];
      const standing: ExistingTest = {
        transectId,
        isInterim: details['interim'] === true,
        fileCreationDate: textIn(details['fileCreationDate']),
        results,
      };
      return [[soilTestKey(job, number), standing] as const];
    }),
  };
}

/** One thing at a time beside the page, and what went wrong with it. */
function useLaboratoryWork() {
  const clientRef = useRef<LaboratoryClient | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
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
  return { clientRef, isBusy, fault, work };
}

/** Where it is known better than by the page as it was put together last. */
interface HeldAgainst {
  readonly among?: readonly NamedTransect[];
  readonly against?: Listed;
}

/** What the samples of a file are held against, and what came of it. */
function useHeldSamples(listed: Listed, transects: readonly NamedTransect[]) {
  const [held, setHeld] = useState<HeldSummary | null>(null);
  // A name that was just given a transect stays in the list, so that it can be taken back.
  const [names, setNames] = useState<readonly OtherName[]>([]);
  const letGo = (): void => {
    setHeld(null);
    setNames([]);
  };
  const hold = async (
    client: LaboratoryClient,
    chosen: Choices,
    { among = transects, against = listed }: HeldAgainst = {},
  ): Promise<void> => {
    const next = await client.hold(partsOf(against, among, chosen));
    setHeld(next);
    setNames((before) => [
      ...before,
      ...next.otherNames.filter(({ choiceKey }) => !before.some((name) => name.choiceKey === choiceKey)),
    ]);
  };
  return { held, names, letGo, hold };
}

/** What samples are matched with. One that was just made is known before the list of the plan is read again. */
function useTransects(known: readonly NamedTransect[]) {
  const [made, setMade] = useState<readonly NamedTransect[]>([]);
  const transects = [...known, ...made.filter(({ id }) => !known.some((other) => other.id === id))];
  return { transects, setMade };
}

/** The samples are saved; what could not be remembered is asked again with the next file. */
async function rememberSaid(
  memory: ColumnMemory,
  summary: FileSummary | null,
  dateOrder: FileChoices['dateOrder'],
): Promise<void> {
  if (!summary?.ok) return;
  await memory.remember(summary.columns, { ...summary.read, dateOrder }).catch(() => undefined);
}

/** The tests of a plan as the page knows them, and how to ask for them again. */
interface KnownSamples {
  readonly listed: Listed;
  /** Some may have been saved just now, from the file before or by somebody else. */
  readonly listAgain: () => Promise<Listed>;
}

/** A chosen file while a person looks at it: read beside the page, and held against the plan with what they chose. */
export function useLaboratoryFile(
  samples: KnownSamples,
  known: readonly NamedTransect[],
  memory: ColumnMemory,
) {
  const { listed, listAgain } = samples;
  const { clientRef, isBusy, fault, work } = useLaboratoryWork();
  const [summary, setSummary] = useState<FileSummary | null>(null);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [fileName, setFileName] = useState('');
  /** How the dates are written, so far as a person said it, of this file or of an earlier one. */
  const [saidOrder, setSaidOrder] = useState<FileChoices['dateOrder']>();
  /** What is remembered of files of this shape. */
  const [rememberedId, setRememberedId] = useState<string | null>(null);
  const { transects, setMade } = useTransects(known);
  const { held, names, letGo, hold } = useHeldSamples(listed, transects);

  const read = (file: File | null, wanted: FileChoices, chosen: Choices): Promise<void> =>
    work(async (client) => {
      letGo();
      if (file) setFileName(file.name);
      const { found, recalled } = await readAsBefore(client, { file, wanted, memory, today: listed.today });
      if (file) setRememberedId(recalled?._id ?? null);
      // Read again it is as the person says; what the file told otherwise than an earlier one is said no longer.
      const recalledOrder = found.read.dateOrder === recalled?.dateOrder ? recalled?.dateOrder : undefined;
      setSaidOrder(file ? recalledOrder : wanted.dateOrder);
      setSummary(found);
      if (found.ok) await hold(client, chosen, file ? { against: await listAgain() } : {});
    });

  return {
    isBusy,
    fault,
    summary,
    held,
    choices,
    names,
    transects,
    fileName,
    open: (file: File): Promise<void> => {
      setChoices(new Map());
      return read(file, {}, new Map());
    },
    readAs: (wanted: FileChoices): Promise<void> => read(null, { ...summary?.read, ...wanted }, choices),
    choose: (choiceKey: string, transectId: string | null, justMade?: NamedTransect): Promise<void> => {
      const among = justMade ? [...transects, justMade] : transects;
      if (justMade) setMade((made) => [...made, justMade]);
      const next = new Map(choices);
      if (transectId === null) next.delete(choiceKey);
      else next.set(choiceKey, transectId);
      setChoices(next);
      return work((client) => hold(client, next, { among }));
    },
    isRemembered: rememberedId !== null && memory.canChange,
    remember: (): Promise<void> => rememberSaid(memory, summary, saidOrder),
    forget: async (): Promise<void> => {
      if (rememberedId === null) return;
      await memory.forget(rememberedId);
      setRememberedId(null);
      await read(null, { ...summary?.read, matching: undefined, dateOrder: undefined }, choices);
    },
    rowsToSend: () => clientRef.current?.rowsToSend() ?? Promise.resolve([]),
    remarksAsCsv: () => clientRef.current?.remarksAsCsv() ?? Promise.resolve(''),
  };
}
export type LaboratoryFileState = ReturnType<typeof useLaboratoryFile>;
