import { runCommand } from './commands/run-command.ts';
import { StartError } from './platform/configuration/start-error.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

runCommand(process.argv.slice(2), process.env, say).then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${error instanceof StartError ? error.message : text}\n`);
    process.exit(1);
  },
);
