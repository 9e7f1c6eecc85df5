import { foldForSearch } from '../../wording/fold-search.ts';

/** Names of places that are for tangata whenua to tell others of, folded: people record them under any category. */
const CULTURAL_WORDS =
  /\b(?:urupa|wahi ?tapu|wahi ?tupuna|wahi ?tipuna|mahinga ?kai|mahika ?kai|rua ?koiwi|koiwi|tapu|pa site|marae|burial|graves?|archaeolog\w*|middens?)\b/;

/** Whether a text names a cultural place, such as an urupā, a wāhi tapu or a mahinga kai, with or without macrons. */
export const namesCulturalPlace = (text: string): boolean => CULTURAL_WORDS.test(foldForSearch(text));
