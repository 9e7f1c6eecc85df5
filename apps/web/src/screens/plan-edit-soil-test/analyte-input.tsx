import { analytes, readResult, unusualResult, type Analyte } from '@tussock/domain';
import { SliderField } from '@tussock/ui';
import type { ComponentType } from 'react';
import type { InputProps } from '../../activities/edit-fields/index.ts';

/** A slider for a quick hand beside a box for what the laboratory wrote. */
const inputFor = (analyte: Analyte): ComponentType<InputProps> =>
  function AnalyteInput({ id, name, field, value, error, onChange }) {
    const text = typeof value === 'string' ? value : '';
    const read = readResult(analyte, text);
    const result = read.ok ? read.result : null;
    const remark = result ? unusualResult(analyte, result) : undefined;
    return (
      <SliderField
        id={id}
        name={name}
        label={field.label}
        error={error}
        value={text}
        onChange={onChange}
        figure={result?.value}
        {...analyte.slider}
        {...(analyte.unit === '' ? {} : { unit: analyte.unit })}
        {...(remark === undefined ? {} : { help: remark })}
      />
    );
  };

/** By field: made once, so that a form keeps its boxes while one types in them. */
export const analyteInputs: Readonly<Record<string, ComponentType<InputProps>>> = Object.fromEntries(
  analytes.map((analyte) => [analyte.key, inputFor(analyte)]),
);
