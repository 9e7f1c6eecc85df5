export { FieldsView } from './fields-view.tsx';
