import { parseArgs } from 'node:util';
import { readConfiguration } from '../platform/configuration/configuration.ts';
import { StartError } from '../platform/configuration/start-error.ts';
import type { Values } from './command.ts';
import { commands } from './commands.ts';

const listed = (): string =>
  [
    'Commands of Tussock:',
    ...Object.entries(commands).map(
      ([verb, { summary, usage }]) => `  ${`${verb} ${usage}`.trim()}\n      ${summary}`,
    ),
  ].join('\n');

/** Reads the options of a command. @throws StartError for one that it does not know */
function valuesOf(verb: string, args: readonly string[]): Values {
  const command = commands[verb];
  if (!command) throw new StartError(`There is no command '${verb}'.\n\n${listed()}`);
  try {
    const { values } = parseArgs({ args: [...args], options: command.options, strict: true });
    return values as Values; // no option is given several times
  } catch (error) {
    throw new StartError(
      `${error instanceof Error ? error.message : String(error)}\nUse: ${verb} ${command.usage}`,
    );
  }
}

/**
 * Runs a command of the operator.
 *
 * @returns false where what was looked at is not as it should be
 * @throws StartError for a refusal
 */
export async function runCommand(
  [verb, ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<boolean> {
  if (verb === undefined || verb === 'help') {
    say(listed());
    return verb === 'help';
  }
  const values = valuesOf(verb, args);
  return (await commands[verb]?.run(values, { configuration: readConfiguration(env), say })) ?? false;
}
