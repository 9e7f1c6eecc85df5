import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPlans } from '@tussock/contract';
import { tokenWords } from '@tussock/domain';
import { ComboBox, IconButton, RadioGroup } from '@tussock/ui';
import { useState } from 'react';
import { reading } from '../../session/client.ts';
import styles from './settings-screen.module.css';

export interface TokenFarm {
  readonly _id: string;
  readonly propertyName: string;
}

/** Farms of a new token: null for all that the person has access to. */
export type FarmsOfToken = readonly TokenFarm[] | null;

const ways = [
  { id: 'all', label: tokenWords.allFarms },
  { id: 'chosen', label: tokenWords.chosenFarms },
] as const;

function FarmSearch({
  without,
  onFound,
}: {
  readonly without: readonly TokenFarm[];
  readonly onFound: (farm: TokenFarm) => void;
}) {
  const [search, setSearch] = useState('');
  const query = { search, sort: 'propertyName', order: 'asc' } as const;
  const found = useQuery({ ...reading(listPlans, { query }), placeholderData: keepPreviousData });
  const farms = (found.data?.results ?? []).filter(({ _id }) => !without.some((one) => one._id === _id));
  return (
    <ComboBox
      // The box is empty again for the next farm.
      key={without.length}
      label={tokenWords.findFarm}
      placeholder="Type its name"
      emptyText="No farm found"
      options={farms.map(({ _id, propertyName }) => ({ id: _id, label: propertyName }))}
      value={null}
      onSearch={setSearch}
      onChange={(id) => {
        const farm = farms.find(({ _id }) => _id === id);
        if (farm) onFound({ _id: farm._id, propertyName: farm.propertyName });
      }}
    />
  );
}

/** Chooses the farms that a token is for. */
export function TokenFarms({
  farms,
  onChange,
}: {
  readonly farms: FarmsOfToken;
  readonly onChange: (farms: FarmsOfToken) => void;
}) {
  return (
    <div className={styles.farms}>
      <RadioGroup
        label={tokenWords.whichFarms}
        options={ways}
        value={farms === null ? 'all' : 'chosen'}
        onChange={(way) => onChange(way === 'all' ? null : [])}
      />
      {farms !== null && (
        <>
          <ul className={styles.chosen}>
            {farms.map((farm) => (
              <li key={farm._id}>
                {farm.propertyName}
                <IconButton
                  icon="close"
                  size="small"
                  label={tokenWords.takeFarm(farm.propertyName)}
                  onClick={() => onChange(farms.filter((other) => other !== farm))}
                />
              </li>
            ))}
          </ul>
          <FarmSearch without={farms} onFound={(farm) => onChange([...farms, farm])} />
        </>
      )}
    </div>
  );
}
