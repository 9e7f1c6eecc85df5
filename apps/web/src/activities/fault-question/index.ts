export { FaultQuestion } from './fault-question.tsx';
