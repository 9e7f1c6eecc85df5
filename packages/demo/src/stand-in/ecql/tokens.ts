import { EcqlError } from './expression.ts';

export type Token =
  | { kind: 'word' | 'quotedName' | 'text' | 'symbol'; text: string }
  | { kind: 'number'; text: string; value: number };

const PATTERN =
  /\s*(?:(?<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|(?<word>[A-Za-z_][\w:]*)|'(?<text>(?:[^']|'')*)'|"(?<quotedName>[^"]+)"|(?<symbol><>|<=|>=|!=|[=<>(),]))/y;

/** Cuts a filter into tokens. A quote within a text literal is doubled. @throws EcqlError at the first strange character. */
export function cutTokens(filter: string): Token[] {
  const tokens: Token[] = [];
  const end = filter.trimEnd().length;
  PATTERN.lastIndex = 0;
  while (PATTERN.lastIndex < end) {
    const start = PATTERN.lastIndex;
    const found = PATTERN.exec(filter)?.groups;
    if (!found)
      throw new EcqlError(
        `Could not parse CQL filter at position ${start}: "${filter.slice(start, start + 20)}"`,
      );
    const { number, word, text, quotedName, symbol } = found;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, value: Number(number) });
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll("''", "'") });
    else if (quotedName !== undefined) tokens.push({ kind: 'quotedName', text: quotedName });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else tokens.push({ kind: 'symbol', text: symbol === '!=' ? '<>' : (symbol ?? '') });
  }
  return tokens;
}
