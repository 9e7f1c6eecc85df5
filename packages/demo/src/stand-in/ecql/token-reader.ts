import { EcqlError } from './expression.ts';
import type { Token } from './tokens.ts';

/** Reads tokens one after the other. Keywords are read without regard to case. */
export class TokenReader {
  private readonly tokens: readonly Token[];
  private position = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get next(): Token | undefined {
    return this.tokens[this.position];
  }

  take(): Token {
    const token = this.next;
    if (!token) throw new EcqlError('Could not parse CQL filter: it ends too early.');
    this.position++;
    return token;
  }

  /** Takes the keyword or symbol if it is next. */
  tookWord(word: string): boolean {
    const isNext = this.next?.kind === 'word' && this.next.text.toUpperCase() === word;
    if (isNext) this.position++;
    return isNext;
  }

  tookSymbol(symbol: string): boolean {
    const isNext = this.next?.kind === 'symbol' && this.next.text === symbol;
    if (isNext) this.position++;
    return isNext;
  }

  needWord(word: string): void {
    if (!this.tookWord(word)) this.refuse(word);
  }

  needSymbol(symbol: string): void {
    if (!this.tookSymbol(symbol)) this.refuse(symbol);
  }

  takeNumber(): number {
    const token = this.take();
    if (token.kind !== 'number')
      throw new EcqlError(`Could not parse CQL filter: a number is wanted, not "${token.text}".`);
    return token.value;
  }

  takeText(): string {
    const token = this.take();
    if (token.kind !== 'text')
      throw new EcqlError(`Could not parse CQL filter: a text is wanted, not "${token.text}".`);
    return token.text;
  }

  /** Reads items between commas up to the closing bracket; the opening one is read too. */
  takeList<T>(item: () => T): T[] {
    this.needSymbol('(');
    const items = [item()];
    while (this.tookSymbol(',')) items.push(item());
    this.needSymbol(')');
    return items;
  }

  refuse(wanted: string): never {
    throw new EcqlError(
      `Could not parse CQL filter: "${wanted}" is wanted, not "${this.next?.text ?? 'the end'}".`,
    );
  }
}
