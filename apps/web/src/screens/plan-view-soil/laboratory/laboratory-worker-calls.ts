import type { FileChoices, FileSummary, HeldSummary, PlanParts, SentRow } from './laboratory-file.ts';

/** What the worker is asked, and what it answers. */
export interface LaboratoryCalls {
  readonly read: (bytes: Uint8Array | null, choices: FileChoices, today: string) => Promise<FileSummary>;
  readonly hold: (plan: PlanParts) => HeldSummary;
  readonly rowsToSend: () => readonly SentRow[];
  readonly remarksAsCsv: () => string;
}

export interface Question {
  readonly id: number;
  readonly call: keyof LaboratoryCalls;
  readonly args: readonly unknown[];
}
