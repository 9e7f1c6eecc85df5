import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import type { BarsSpec } from './chart-spec.ts';
import { sceneToSvg } from '../scene/scene-to-svg.ts';
import { barChartScene } from './bar-chart-scene.ts';

const svgOf = (spec: BarsSpec): string => sceneToSvg(barChartScene(spec));

const spec: BarsSpec = {
  title: 'Crops',
  axis: 'Hectares',
  bars: [
    { label: 'Kale & rape', value: 12.5, figure: '12.50 ha' },
    { label: 'Not recorded', value: 0, figure: '0.00 ha', isQuiet: true },
  ],
};

test('screen and print draw the same marks', () => {
  const screen = renderToStaticMarkup(<BarChart spec={spec} />);
  const marksOf = (svg: string): readonly string[] => svg.match(/<(?:path|rect|text) [^>]*?(?=\/?>)/gu) ?? [];
  expect(marksOf(screen)).toEqual(marksOf(svgOf(spec)));
});

test('those who do not see the chart are told its figures', () => {
  expect(renderToStaticMarkup(<BarChart spec={spec} />)).toContain(
    'aria-label="Bar chart: Crops. Kale &amp; rape 12.50 ha, Not recorded 0.00 ha."',
  );
});

test('text cannot break out of the drawing', () => {
  const hostile = { ...spec, bars: [{ label: '</text><script>', value: 1, figure: '"1"' }] };
  expect(svgOf(hostile)).not.toContain('<script>');
});

test('a chart of nothing invents no scale', () => {
  const zeros = { ...spec, bars: [{ label: 'Crop', value: 0, figure: '0' }] };
  expect(svgOf(zeros)).not.toMatch(/NaN|Infinity/u);
});

test('an axis that counts has whole counts only', () => {
  const bars = [{ label: 'Crop', value: 2, figure: '2' }];
  const ticksOf = (isCount: boolean) =>
    barChartScene({ title: 'Paddocks', axis: 'Paddocks', isCount, bars }).marks.flatMap((mark) =>
      mark.shape === 'text' && mark.anchor === 'middle' ? [mark.text] : [],
    );
  expect(ticksOf(true)).toEqual(['0', '1', '2']);
  expect(ticksOf(false)).toContain('0.5');
});
