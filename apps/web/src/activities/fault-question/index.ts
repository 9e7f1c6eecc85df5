export { FaultQuestion } from './fault-question.tsx';
export { useImportQuestion } from './use-import-question.tsx';
