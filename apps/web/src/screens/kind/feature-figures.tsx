import type { FeatureReply } from '@tussock/contract';
import {
  derivedRows,
  figureWith,
  rowsAround,
  formatHectares,
  surroundingsOf,
  type AnyKind,
  type DerivedRow,
} from '@tussock/domain';
import { useMemo } from 'react';
import { measuresOf, usePlanAround, useToday } from '../../sync/index.ts';
import styles from './kind-screen.module.css';

interface Props {
  readonly feature: FeatureReply;
  readonly kind: AnyKind;
}

const ofShape = ({ areaHectares, lengthMetres }: FeatureReply): readonly DerivedRow[] => [
  ...(areaHectares === null ? [] : [{ key: 'area', label: 'Area', text: formatHectares(areaHectares) }]),
  ...(lengthMetres === null
    ? []
    : [{ key: 'length', label: 'Length', text: `${figureWith(lengthMetres, 1)} m` }]),
];

/** Figures computed from a feature's shape, its values, the day and its surroundings. */
export function FeatureFigures({ feature, kind }: Props) {
  const today = useToday();
  const around = usePlanAround(feature.planId, {
    hasStreams: kind.derivedAround?.some(({ from }) => from === 'metresToWater') ?? false,
  });
  const ofGround = useMemo(
    () => rowsAround(kind, surroundingsOf(feature, around), feature.properties),
    [kind, feature, around],
  );
  const figures = [
    ...ofShape(feature),
    ...ofGround,
    ...derivedRows(kind, feature.properties, measuresOf(feature), today),
  ];
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, text, help }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
          {help && <dd className={styles.formula}>{help}</dd>}
        </div>
      ))}
    </dl>
  );
}
