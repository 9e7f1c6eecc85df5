import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { tryFertiliserApplication, type FertiliserTrialReply } from '@tussock/contract';
import type { Geometry } from '@tussock/geometry';
import { useEffect, useState } from 'react';
import { useOpenPlan } from '../../../routes/open-plan-context.ts';
import { client } from '../../../session/client.ts';

/** Typing rests this long before the server is asked. */
const REST_MS = 500;

interface Tried {
  readonly featureId: string | undefined;
  readonly geometry: Geometry | null;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** What the application in the form would come to; asked again when typing rests. */
export function useTrial({ featureId, geometry, properties }: Tried) {
  const { planId } = useOpenPlan();
  const body = JSON.stringify({ ...(featureId ? { _id: featureId } : {}), geometry, properties });
  const [rested, setRested] = useState(body);
  useEffect(() => {
    const timer = setTimeout(() => setRested(body), REST_MS);
    return () => clearTimeout(timer);
  }, [body]);
  return useQuery({
    queryKey: [tryFertiliserApplication.id, planId, rested],
    queryFn: ({ signal }): Promise<FertiliserTrialReply> =>
      client.call(
        tryFertiliserApplication,
        {
          params: { planId },
          body: JSON.parse(rested) as { geometry: Geometry | null; properties: Record<string, unknown> },
        }, // written just above
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
