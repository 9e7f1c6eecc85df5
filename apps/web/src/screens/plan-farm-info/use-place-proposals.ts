import { useQuery } from '@tanstack/react-query';
import { readPlaceContext } from '@tussock/contract';
import {
  labelOfOption,
  placeWords,
  positionAsTyped,
  regionAt,
  regions,
  type CountryMap,
} from '@tussock/domain';
import { isPolygonal, labelPoint, type Position } from '@tussock/geometry';
import { useMemo } from 'react';
import { readCountry } from '../../map/index.ts';
import { useBoundary } from '../../sync/index.ts';
import { reading } from '../../session/client.ts';
import type { PlaceProposals } from './place-proposals-context.ts';

/** A place within the land of the farm; undefined without a boundary. */
function useMiddle(): Position | undefined {
  const boundary = useBoundary();
  return useMemo(() => {
    const blocks = (boundary?.boundaryFeatures ?? []).flatMap(({ geometry }) =>
      isPolygonal(geometry) ? [geometry] : [],
    );
    const coordinates = blocks.flatMap((block) =>
      block.type === 'Polygon' ? [block.coordinates] : block.coordinates,
    );
    return coordinates.length === 0 ? undefined : labelPoint({ type: 'MultiPolygon', coordinates });
  }, [boundary]);
}

const ofPosition = (middle: Position): PlaceProposals => {
  const { lat, lng } = positionAsTyped(middle);
  return {
    lat: { value: lat, sentence: placeWords.ofBoundary(lat) },
    lng: { value: lng, sentence: placeWords.ofBoundary(lng) },
  };
};

const ofCountry = (country: CountryMap, middle: Position): PlaceProposals => {
  const region = regionAt(country, middle);
  return region
    ? { region: { value: region, sentence: placeWords.ofCountry(labelOfOption(regions, region)) } }
    : {};
};

/** What follows from where the farm lies: of its boundary, of the country, and of a layer where the server has one. */
export function usePlaceProposals(planId: string): PlaceProposals {
  const middle = useMiddle();
  const country = useQuery({
    queryKey: ['country'],
    queryFn: readCountry,
    enabled: middle !== undefined,
    staleTime: Infinity,
  });
  const context = useQuery({
    ...reading(readPlaceContext, { params: { planId } }),
    enabled: middle !== undefined,
  });
  return useMemo(() => {
    const { catchment, surfaceWaterAllocationZone, source } = context.data ?? {};
    const ofLayer = (value: string | null | undefined) =>
      value && source ? { value, sentence: placeWords.ofLayer(value, source) } : undefined;
    const [ofCatchment, ofZone] = [ofLayer(catchment), ofLayer(surfaceWaterAllocationZone)];
    return {
      ...(middle ? ofPosition(middle) : {}),
      ...(middle && country.data ? ofCountry(country.data, middle) : {}),
      ...(ofCatchment ? { catchment: ofCatchment } : {}),
      ...(ofZone ? { surfaceWaterAllocationZone: ofZone } : {}),
    };
  }, [middle, country.data, context.data]);
}
