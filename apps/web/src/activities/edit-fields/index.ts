export { SectionLinks } from './section-links.tsx';
export { FieldsForm } from './fields-form.tsx';
export { formValuesFrom } from '../../session/form-values.ts';
export { fieldInputs } from './field-inputs.tsx';
export type { FormExtras } from './form-extras.ts';
export { FilesInput } from './files-input.tsx';
export type { FeatureChoice, InputProps } from '../../session/input-props.ts';
export { FormWaitsContext, useFormWaits } from './form-waits.ts';
export { useCtrlS } from './use-ctrl-s.ts';
