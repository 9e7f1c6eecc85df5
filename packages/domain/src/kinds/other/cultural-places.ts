import { foldForSearch } from '../../wording/fold-search.ts';

/**
 * Matches names of places of cultural significance to tangata whenua, in folded text. People record them under any category, and only
 * tangata whenua may share them.
 */
const CULTURAL_WORDS =
  /\b(?:urupa|wahi ?tapu|wahi ?tupuna|wahi ?tipuna|mahinga ?kai|mahika ?kai|rua ?koiwi|koiwi|tapu|pa site|marae|burial|graves?|archaeolog\w*|middens?)\b/;

/** Checks whether a text names a cultural place, such as an urupā, a wāhi tapu or a mahinga kai, with or without macrons. */
export const namesCulturalPlace = (text: string): boolean => CULTURAL_WORDS.test(foldForSearch(text));
