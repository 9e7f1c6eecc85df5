import type { FertiliserSeasonReply } from '@tussock/contract';
import { dayWithMonth } from '@tussock/domain';
import { Panel, ProgressBar } from '@tussock/ui';
import { CapTag, variantOf } from './cap-tag.tsx';
import styles from './fertiliser-screen.module.css';
import { figure } from './figures.ts';

/** Synthetic nitrogen of each landholding against the cap: its hectare of pasture that got most, and the average of grazed land. */
export function NitrogenPanel({
  found: { cap, capSentences, landholdings, season },
}: {
  readonly found: FertiliserSeasonReply;
}) {
  if (!cap)
    return (
      <Panel title="Nitrogen" look="sunken">
        {capSentences.join(' ')}
      </Panel>
    );
  const { kgPerHectareYear: limit, source } = cap;
  return (
    <Panel title="Nitrogen against the cap">
      <div className={styles.holdings}>
        {landholdings.map((holding) => (
          <section key={holding.name} className={styles.holding} aria-label={holding.name}>
            <div className={styles.holdingHead}>
              <h3>{holding.name}</h3>
              <CapTag state={holding.state} />
            </div>
            <ProgressBar
              label="Highest rate (kg N/ha)"
              share={holding.highestKgPerHectare / limit}
              valueText={`${figure(holding.highestKgPerHectare)} of ${limit} kg N/ha`}
              variant={variantOf(holding.highestState)}
            />
            <ProgressBar
              label={`Average of ${figure(holding.grazedHectares)} ha of grazed land`}
              share={holding.averageKgPerHectare / limit}
              valueText={`${figure(holding.averageKgPerHectare)} of ${limit} kg N/ha`}
              variant={variantOf(holding.averageState)}
            />
          </section>
        ))}
        <p className={styles.note}>
          {`Synthetic nitrogen (products of more than 5 % nitrogen) on grazed pasture, winter forage crops and other crops grazed before harvest, ${dayWithMonth(season.from)} to ${dayWithMonth(season.to)}, planned applications among it. Pasture is judged hectare by hectare, crops in the average. ${capSentences.join(' ')} `}
          <a href={source.address} target="_blank" rel="noreferrer">
            {source.title}
          </a>
          {`, ${source.provision}. A warning is shown from ${cap.warnAtPercent} %.`}
        </p>
      </div>
    </Panel>
  );
}
