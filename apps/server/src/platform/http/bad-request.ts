import { AppError } from './app-error.ts';

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  readonly keys?: readonly string[];
  readonly params?: Record<string, unknown>;
}

/** A sentence for the person: our own messages are sentences already, the library's need the name of what they are about. */
function sentence({ message, path, params, code, keys }: Issue): string {
  if (params?.['isSentence']) return message;
  if (code === 'unrecognized_keys' && keys)
    return `There is no field called ${keys.map((key) => key.slice(0, 60)).join(', ')}`;
  const where = path.map(String).join('.');
  const isOwnSentence = code === 'custom' || !message.startsWith('Invalid');
  if (where === '') return message;
  return isOwnSentence && /^[A-Z]/.test(message)
    ? message
    : `${where}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/** A 400 with every fault at once: a message list, and the same messages by field. */
export function badRequestFrom(issues: readonly Issue[]): AppError {
  const fields = issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    message: sentence(issue),
  }));
  return new AppError('badRequest', {
    message: [...new Set(fields.map(({ message }) => message))].slice(0, 50),
    fields: fields.slice(0, 50),
  });
}
