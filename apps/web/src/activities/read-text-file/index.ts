export { decodeText, TEXT_ENCODINGS, type TextEncodingId } from './decode-text.ts';
