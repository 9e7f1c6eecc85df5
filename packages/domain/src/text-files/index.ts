export {
  decodeAs,
  decodeText,
  FALLBACK_ENCODING,
  TEXT_ENCODINGS,
  type DecodedText,
  type TextEncodingId,
} from './decode-text.ts';
export { guessDelimiter, readDelimited, type DelimitedLine, type DelimitedText } from './read-delimited.ts';
export { textFileWords } from './text-file-words.ts';
