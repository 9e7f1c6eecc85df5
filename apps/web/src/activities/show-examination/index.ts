export { ReportView } from './report-view.tsx';
export { QuestionList } from './question-list.tsx';
export { StateTag } from './state-tag.tsx';
export { nameOfExamination, formatVerdict } from './format-verdict.ts';
