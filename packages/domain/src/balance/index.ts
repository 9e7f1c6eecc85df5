export {
  builtKinds,
  landBalance,
  landBalanceInSteps,
  type CoverShare,
  type LandBalance,
  type LandCover,
} from './land-balance.ts';
