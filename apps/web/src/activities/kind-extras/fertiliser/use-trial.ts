import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tryFertiliserApplication, type FertiliserTrialReply } from '@tussock/contract';
import { isPolygonal, type Geometry } from '@tussock/geometry';
import { useEffect, useState } from 'react';
import { OfflineError } from '../../../api/errors.ts';
import { useOpenPlan } from '../../../routes/open-plan-context.ts';
import { client } from '../../../session/client.ts';
import { trialOnDevice, useAllRows } from '../../../sync/index.ts';

/** Typing rests this long before the server is asked. */
const REST_MS = 500;

interface Tried {
  readonly featureId: string | undefined;
  readonly geometry: Geometry | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Id of an application that is not stored yet. */
const NEW = '';

interface Asked {
  readonly _id?: string;
  readonly geometry: Geometry | null;
  readonly properties: Record<string, unknown>;
}

/** What the application in the form would come to; asked again when typing rests. Without a line this device works it out. */
export function useTrial({ featureId, geometry, properties }: Tried) {
  const { planId } = useOpenPlan();
  const rows = useAllRows();
  const body = JSON.stringify({ ...(featureId ? { _id: featureId } : {}), geometry, properties });
  const [rested, setRested] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setRested(body), REST_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return useQuery({
    queryKey: [tryFertiliserApplication.id, planId, rested],
    queryFn: async ({ signal }): Promise<FertiliserTrialReply> => {
      const tried = JSON.parse(rested) as Asked; // written just above
      try {
        return await client.call(
          tryFertiliserApplication,
          { params: { planId }, body: tried },
          { signal, isQuiet: true },
        );
      } catch (error) {
        if (!(error instanceof OfflineError)) throw error;
        const { _id = NEW, geometry: shape, properties: typed } = tried;
        const drawn = shape && isPolygonal(shape) ? shape : null;
        try {
          return trialOnDevice(rows, { id: _id, drawn, properties: typed });
        } catch {
          // A margin, which this device does not work out: it is the line that is missing.
          throw error;
        }
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
