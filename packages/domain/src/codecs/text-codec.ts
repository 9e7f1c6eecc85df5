import { sayUnworkedFormula } from '../formats/unworked-formula.ts';
import { countInFigures } from '../formats/figures.ts';
import type { TextField, TextFormat } from '../kind/field.ts';
import { accept, refuse, type Checked, type FieldCodec, type JsonSchema } from './field-codec.ts';

interface Format {
  readonly test: (text: string) => boolean;
  readonly wanted: string;
  readonly schema: JsonSchema;
}

const formats: { readonly [F in TextFormat]: Format } = {
  // Deliberately loose: the invitation itself proves that an address works.
  email: {
    test: (text) => /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]{2,}$/.test(text),
    wanted: 'an e-mail address, such as name@example.nz',
    schema: { format: 'email', examples: ['name@example.nz'] },
  },
  phone: {
    test: (text) => /^(\+64|0)[\d\s()-]{7,14}$/.test(text),
    wanted: 'a New Zealand phone number, such as 03 312 3456 or +64 21 123 456',
    schema: { examples: ['+64 21 123 456'] },
  },
  businessNumber: {
    test: (text) => /^\d{13}$/.test(text),
    wanted: 'the 13 digits of the New Zealand Business Number',
    schema: { pattern: '^\\d{13}$', examples: ['9429000000000'] },
  },
};

function check(field: TextField, value: unknown, at: string): Checked {
  if (typeof value !== 'string') return refuse(at, `${field.label} must be text`);
  const composed = value.normalize('NFC');
  const text = field.type === 'text' ? composed.trim() : composed.trimEnd();
  // Control characters other than tab and line breaks cannot be shown, printed or stored faithfully, nor can half of a surrogate pair.
  // eslint-disable-next-line no-control-regex -- the control characters are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]|\p{Cs}/u.test(text))
    return refuse(at, `${field.label} holds characters that cannot be shown`);
  if (field.type === 'text' && /[\t\n\r\u0085\u2028\u2029]/.test(text))
    return refuse(at, `${field.label} must be on one line`);
  // As a spreadsheet hands it on: a name that nobody meant.
  const unworked = sayUnworkedFormula(text);
  if (unworked !== null) return refuse(at, `${field.label}: ${unworked}`);
  if (text.length > field.maxLength)
    return refuse(
      at,
      `${field.label} must be ${countInFigures(field.maxLength)} characters or fewer; it has ${countInFigures(text.length)}`,
    );
  if (field.format && !formats[field.format].test(text))
    return refuse(at, `${field.label} must be ${formats[field.format].wanted}`);
  return accept(text);
}

/** Codec of text, on one line or several. */
export const textCodec: FieldCodec<TextField, string> = {
  check,
  blank: '',
  write: (_field, value) => value,
  read: (_field, cell) => cell,
  view: (_field, text) => ({ text }),
  schema: ({ maxLength, format }) => ({
    type: 'string',
    maxLength,
    ...(format ? formats[format].schema : { examples: ['Back paddock'] }),
  }),
};
