import type { ParseArgsConfig } from 'node:util';
import type { Configuration } from '../platform/configuration/configuration.ts';

/** Values of a command's options, by name. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a command works with. */
export interface CommandTools {
  readonly configuration: Configuration;
  readonly say: (line: string) => void;
}

/** An act of the operator. */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Its options, as a person types them. */
  readonly usage: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Does it; false where what it looked at is not as it should be. @throws StartError for a refusal */
  run(values: Values, tools: CommandTools): Promise<boolean>;
}

/** The text of an option. */
export const textOf = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};
