export {
  openRows,
  readinessOf,
  readinessRules,
  type OpenItem,
  type ReadinessKey,
  type ReadinessPlan,
  type ReadinessRow,
} from './readiness-rules.ts';
export { readinessWords } from './readiness-words.ts';
