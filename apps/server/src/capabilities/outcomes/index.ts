export { presentOutcomes, readAnswers, readAnswersAtOnce } from './present-outcomes.ts';
export { answerFirst, outcomeReaders, outcomeWriters } from './record.ts';
