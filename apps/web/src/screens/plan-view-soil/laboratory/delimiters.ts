/** What may stand between the cells of a line. */
export const DELIMITERS = [
  { id: ',', label: 'Comma' },
  { id: ';', label: 'Semicolon' },
  { id: '\t', label: 'Tab' },
  { id: '|', label: 'Bar' },
] as const;
export type Delimiter = (typeof DELIMITERS)[number]['id'];
