import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { dbMigrate, dbStatus } from './migrations.ts';
import { doctor } from './doctor.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify-backup.ts';

/** Every command, by the word that it is called by. */
export const commands: Readonly<Record<string, Command>> = {
  backup,
  restore,
  'verify-backup': verifyBackup,
  move,
  'db:status': dbStatus,
  'db:migrate': dbMigrate,
  doctor,
};
