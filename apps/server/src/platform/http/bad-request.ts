import { AppError } from './app-error.ts';

interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly code?: string;
  readonly keys?: readonly string[];
  readonly params?: Record<string, unknown>;
  readonly expected?: string;
  readonly values?: readonly unknown[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

/** The beginning of messages that the validation library writes by itself. */
const LIBRARY = /^(Invalid|Too (small|big)|Unrecognized)/;
/** The most choices that a message lists. */
const MOST_CHOICES = 12;

const sorts: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
/** Units for the size of a value, by its type in the library. */
const countedOf: Readonly<Record<string, string>> = { string: ' characters', array: ' rows' };

/** Rewrites a message of the validation library in plain words that follow the field's name. */
function inPlainWords({ message, code, expected = '', values, origin = '', ...bounds }: Issue): string {
  const unit = countedOf[origin] ?? '';
  if (values && values.length > 0) {
    const more = values.length > MOST_CHOICES ? ' …' : '';
    return `must be one of ${values.slice(0, MOST_CHOICES).map(String).join(', ')}${more}`;
  }
  if (code === 'invalid_type' && sorts[expected]) return `must be ${sorts[expected]}`;
  if (bounds.minimum !== undefined) return `must be ${bounds.minimum}${unit} or more`;
  if (bounds.maximum !== undefined)
    return `must be ${bounds.maximum}${unit} or ${unit === '' ? 'less' : 'fewer'}`;
  return `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/** A sentence for the person. Our own messages are sentences already; the library's need the field's name in front. */
function sentence(issue: Issue): string {
  const { message, path, params, code, keys } = issue;
  if (params?.['isSentence']) return message;
  if (code === 'unrecognized_keys' && keys)
    return `There is no field called ${keys.map((key) => key.slice(0, 60)).join(', ')}`;
  const where = path.map(String).join('.');
  const isOwn = code === 'custom' || !LIBRARY.test(message);
  if (where === '' || (isOwn && /^[A-Z]/.test(message))) return message;
  return `${where}: ${isOwn ? message : inPlainWords(issue)}`;
}

/** Creates a 400 with every problem at once: as a list of messages, and by field. */
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
