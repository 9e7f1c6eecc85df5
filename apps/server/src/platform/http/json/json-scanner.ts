/** How deep a body may be nested: shapes in rows of a batch reach nine. */
const DEEPEST = 32;
/** Keys of one object; the largest that is asked for has some hundreds. */
const MOST_KEYS = 2000;
/** Numbers, texts and containers in a body: five thousand features of a common size are far below. */
const MOST_VALUES = 2_000_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Why a body is refused before it is parsed; sentences for whoever wrote the program that sent it. */
export const bodyFaults = {
  tooDeep: 'The request is nested too deeply.',
  tooManyKeys: 'An object of the request has too many keys.',
  tooManyValues: 'The request holds more than can be taken at once.',
  badText: 'The request contains characters that are not text.',
} as const;
export type BodyFault = keyof typeof bodyFaults;

/** Bytes from `from` up to `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A list that stands directly in the outermost object: where its inside is, and where each of its elements. */
export interface OuterList extends Span {
  readonly elements: readonly Span[];
}

interface GrowingList {
  from: number;
  to: number;
  start: number;
  elements: Span[];
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code < 0xe000;
const isBlank = (bytes: Uint8Array, { from, to }: Span): boolean =>
  bytes.subarray(from, to).every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));

/**
 * Reads over JSON without building anything of it: how deep and how much it is, whether its escapes are text, and where
 * the elements of its outer lists stand, so that a large body can be parsed piece by piece. What is not JSON is left for the parser to
 * refuse.
 */
export class JsonScanner {
  readonly #bytes: Uint8Array;
  readonly #lists: GrowingList[] = [];
  /** The opening bytes of the containers that are open, and the keys counted in each. */
  readonly #open: number[] = [];
  readonly #keys: number[] = [];
  #values = 1;
  #isInText = false;
  #isEscaped = false;
  #hexLeft = 0;
  #code = 0;
  #needsLow = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Lists of the outermost object, once all is read. */
  get outerLists(): readonly OuterList[] {
    return this.#lists;
  }

  /** Reads on from one place to another; the first fault ends it. */
  read(from: number, to: number): BodyFault | undefined {
    for (let place = from; place < to; place += 1) {
      const byte = this.#bytes[place] ?? 0;
      const fault = this.#isInText ? this.#readText(byte) : this.#readStructure(byte, place);
      if (fault) return fault;
    }
    return undefined;
  }

  #readStructure(byte: number, place: number): BodyFault | undefined {
    switch (byte) {
      case QUOTE:
        this.#isInText = true;
        return undefined;
      case COMMA:
        this.#endElement(place);
        return this.#countValue();
      case COLON:
        return this.#countKey();
      case OPENING_BRACKET:
      case OPENING_BRACE:
        return this.#openContainer(byte, place);
      case CLOSING_BRACKET:
      case CLOSING_BRACE:
        this.#closeContainer(place);
        return undefined;
      default:
        return undefined;
    }
  }

  /** Whether what is read stands directly in a list of the outermost object. */
  get #isInOuterList(): boolean {
    return this.#open.length === 2 && this.#open[0] === OPENING_BRACE && this.#open[1] === OPENING_BRACKET;
  }

  #openContainer(byte: number, place: number): BodyFault | undefined {
    this.#open.push(byte);
    this.#keys.push(0);
    if (this.#isInOuterList)
      this.#lists.push({ from: place + 1, to: place + 1, start: place + 1, elements: [] });
    return this.#open.length > DEEPEST ? 'tooDeep' : this.#countValue();
  }

  #closeContainer(place: number): void {
    const list = this.#isInOuterList ? this.#lists.at(-1) : undefined;
    if (list) {
      list.to = place;
      const last = { from: list.start, to: place };
      // `[ ]` has no element; `[1, ]` has an empty one, which the parser refuses.
      if (list.elements.length > 0 || !isBlank(this.#bytes, last)) list.elements.push(last);
    }
    this.#open.pop();
    this.#keys.pop();
  }

  #endElement(place: number): void {
    const list = this.#isInOuterList ? this.#lists.at(-1) : undefined;
    if (!list) return;
    list.elements.push({ from: list.start, to: place });
    list.start = place + 1;
  }

  #countValue(): BodyFault | undefined {
    this.#values += 1;
    return this.#values > MOST_VALUES ? 'tooManyValues' : undefined;
  }

  #countKey(): BodyFault | undefined {
    const keys = (this.#keys.pop() ?? 0) + 1;
    this.#keys.push(keys);
    return keys > MOST_KEYS ? 'tooManyKeys' : undefined;
  }

  #readText(byte: number): BodyFault | undefined {
    if (this.#hexLeft > 0) return this.#readHex(byte);
    if (this.#isEscaped) {
      this.#isEscaped = false;
      if (byte !== LETTER_U) return this.#needsLow ? 'badText' : undefined;
      this.#hexLeft = 4;
      this.#code = 0;
      return undefined;
    }
    if (byte === BACKSLASH) this.#isEscaped = true;
    else if (this.#needsLow) return 'badText';
    else if (byte === QUOTE) this.#isInText = false;
    return undefined;
  }

  #readHex(byte: number): BodyFault | undefined {
    this.#code = this.#code * 16 + Number.parseInt(String.fromCharCode(byte), 16);
    this.#hexLeft -= 1;
    return this.#hexLeft === 0 ? this.#endEscape(this.#code) : undefined;
  }

  /** NUL cannot be kept by the database; half a pair of surrogates is no character. */
  #endEscape(code: number): BodyFault | undefined {
    const isSecondHalf = isLowSurrogate(code);
    if (code === 0 || isSecondHalf !== this.#needsLow) return 'badText';
    this.#needsLow = isHighSurrogate(code);
    return undefined;
  }
}
