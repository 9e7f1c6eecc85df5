import type { FertiliserTrialReply } from '@tussock/contract';
import { ProgressBar, Tag } from '@tussock/ui';
import { capWords } from './cap-words.ts';
import { figure } from './figure-text.ts';
import styles from './fertiliser.module.css';

/** What nitrogen each place would come to with this application, against the cap. */
export function WhatIf({
  trial: { cap, capSentences, places, season, isOverCap },
}: {
  readonly trial: FertiliserTrialReply;
}) {
  if (!season)
    return (
      <p className={styles.note}>Choose the date and where it goes to see the nitrogen of the season.</p>
    );
  if (!cap) return <p className={styles.note}>{capSentences.join(' ')}</p>;
  if (places.length === 0)
    return (
      <p className={styles.note}>It covers no paddock, or adds no nitrogen that counts towards the cap.</p>
    );
  return (
    <div className={styles.places}>
      {places.map(({ name, beforeKgPerHectare, afterKgPerHectare, state }) => (
        <div key={name} className={styles.place}>
          <ProgressBar
            label={name}
            share={afterKgPerHectare / cap.kgPerHectareYear}
            valueText={`${figure(beforeKgPerHectare)} → ${figure(afterKgPerHectare)} of ${cap.kgPerHectareYear} kg N/ha`}
            variant={capWords[state].variant}
          />
          <Tag variant={capWords[state].variant} icon={capWords[state].icon ?? 'info'}>
            {capWords[state].label}
          </Tag>
        </div>
      ))}
      {isOverCap && (
        <p className={styles.note}>
          It goes over the nitrogen cap. To save it anyway, say why under “Nitrogen cap”.
        </p>
      )}
      <p className={styles.note}>
        {`Season ${season.name}. Each paddock shows the hectare that receives the most. ${capSentences.join(' ')} `}
        <a href={cap.source.address} target="_blank" rel="noreferrer">
          {cap.source.title}
        </a>
        {`, ${cap.source.provision}.`}
      </p>
    </div>
  );
}
