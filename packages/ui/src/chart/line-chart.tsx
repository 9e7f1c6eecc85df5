import { useEffect, useId, useMemo, useRef, useState, type PointerEvent } from 'react';
import {
  CHART_HEIGHT,
  layOutLineChart,
  nearestPlace,
  placesOf,
  type LineChartLayout,
} from './line-chart-layout.ts';
import type { LineChartSpec } from './line-chart-spec.ts';
import { readOut } from './read-out.ts';
import styles from './line-chart.module.css';

/** Width before the chart is measured; also the width without a browser. */
const FIRST_WIDTH = 640;

export interface LineChartProps {
  readonly spec: LineChartSpec;
  /** Height in pixels. */
  readonly height?: number;
}

/** Width of an element in pixels, updated as it changes. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/**
 * Line chart over time with gaps where nothing was measured, the spread of thinned values behind the lines, and targets as bands. Lines
 * differ by stroke as well as colour. An invisible slider moves from value to value by keyboard and announces each; add a table beside the
 * chart for the figures.
 */
export function LineChart({ spec, height = CHART_HEIGHT }: LineChartProps) {
  const { ref, width } = useWidth();
  const layout = useMemo(() => layOutLineChart(spec, width, height), [spec, width, height]);
  const places = useMemo(() => placesOf(spec), [spec]);
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen === null ? -1 : Math.min(chosen, places.length - 1);
  const place = places[index];
  const read = place === undefined ? [] : readOut(spec, place);

  const followPointer = (event: PointerEvent<HTMLDivElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const { plot } = layout;
    const share = (event.clientX - left - plot.left) / (plot.right - plot.left);
    setChosen(nearestPlace(places, spec.from + share * (spec.to - spec.from)));
  };

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <span className={styles.title}>
          {spec.title} <span className={styles.unit}>{spec.unit && `(${spec.unit})`}</span>
        </span>
        <Legend spec={spec} />
      </figcaption>
      <div
        ref={ref}
        className={styles.stage}
        onPointerMove={followPointer}
        onPointerDown={followPointer}
        onPointerLeave={() => setChosen(null)}
      >
        <Drawing layout={layout} spec={spec} place={place} />
        {places.length > 0 && (
          <input
            className={styles.walker}
            type="range"
            aria-label={`${spec.title}, values one by one`}
            aria-valuetext={
              place === undefined
                ? `${places.length} values. Use the arrow keys to read them.`
                : `${spec.sayAt(place)}: ${read.map(({ label, said }) => `${label} ${said}`).join(', ')}`
            }
            min={0}
            max={places.length - 1}
            step={1}
            value={index === -1 ? places.length - 1 : index}
            onChange={(event) => setChosen(Number(event.target.value))}
            onFocus={() => setChosen((at) => at ?? places.length - 1)}
            onBlur={() => setChosen(null)}
          />
        )}
      </div>
      <p className={styles.readout} aria-hidden="true">
        {place !== undefined && (
          <>
            <span className={styles.when}>{spec.sayAt(place)}</span>
            {read.map(({ id, label, said }) => (
              <span key={id}>
                {label} <strong>{said}</strong>
              </span>
            ))}
          </>
        )}
      </p>
    </figure>
  );
}

function Legend({ spec }: { readonly spec: LineChartSpec }) {
  return (
    <span className={styles.legend}>
      {spec.series.map(({ id, label }, look) => (
        <span key={id} className={styles.entry}>
          <svg className={styles.swatch} viewBox="0 0 28 10" width={28} height={10} aria-hidden="true">
            <path className={styles.line} data-look={look} d="M1 5H27" />
          </svg>
          {label}
        </span>
      ))}
      {spec.targets?.map(({ label }) => (
        <span key={label} className={styles.entry}>
          <svg className={styles.swatch} viewBox="0 0 28 10" width={28} height={10} aria-hidden="true">
            <rect className={styles.band} width={28} height={10} />
          </svg>
          {label}
        </span>
      ))}
    </span>
  );
}

interface DrawingProps {
  readonly layout: LineChartLayout;
  readonly spec: LineChartSpec;
  /** Position of the readout along the axis. */
  readonly place: number | undefined;
}

function Drawing({ layout, spec, place }: DrawingProps) {
  const { width, height, plot } = layout;
  const clip = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <rect
          x={plot.left}
          y={plot.top - 4}
          width={plot.right - plot.left}
          height={plot.bottom - plot.top + 8}
        />
      </clipPath>
      {layout.bands.map((band) => (
        <rect
          key={band.label}
          className={styles.band}
          x={plot.left}
          y={band.y}
          width={plot.right - plot.left}
          height={band.height}
        />
      ))}
      {layout.rows.map(({ y, label }) => (
        <g key={label}>
          <path className={styles.grid} d={`M${plot.left} ${y}H${plot.right}`} />
          <text className={styles.figure} x={plot.left - 8} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {layout.columns.map(({ x, label }) => (
        <g key={x}>
          <path className={styles.tick} d={`M${x} ${plot.bottom}v5`} />
          <text className={styles.figure} x={x} y={height - 6} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <g clipPath={`url(#${clip})`}>
        {layout.series.map(({ id, line, spread, marks }, look) => (
          <g key={id}>
            {spread && <path className={styles.spread} data-look={look} d={spread} />}
            <path className={styles.line} data-look={look} d={line} />
            {marks.map(({ x, y }) => (
              <circle key={x} className={styles.mark} data-look={look} cx={x} cy={y} r={3} />
            ))}
          </g>
        ))}
      </g>
      {place !== undefined && <Cursor layout={layout} spec={spec} place={place} />}
    </svg>
  );
}

function Cursor({ layout, spec, place }: DrawingProps & { readonly place: number }) {
  const x = layout.xOf(place);
  return (
    <g>
      <path className={styles.cursor} d={`M${x} ${layout.plot.top}V${layout.plot.bottom}`} />
      {spec.series.map(({ id, points }, look) => {
        const value = points.find(({ at }) => at === place)?.value;
        return value === undefined || value === null ? null : (
          <circle key={id} className={styles.mark} data-look={look} cx={x} cy={layout.yOf(value)} r={4} />
        );
      })}
    </g>
  );
}
