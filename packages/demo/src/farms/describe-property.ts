import type { PlanInfo } from '@tussock/domain';
import type { DemoFarm } from './farm.ts';

/** The plan's `titleReferences` field holds no more characters than this. */
const LONGEST_REFERENCES = 300;
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** What the plan of a farm says of the property and its people. */
export function describeProperty({
  propertyName,
  owner,
  address,
  titles,
}: Pick<DemoFarm, 'propertyName' | 'owner' | 'address' | 'titles'>): PlanInfo {
  const {
    full_address: physicalAddress,
    gd2000_xcoord: longitude,
    gd2000_ycoord: latitude,
  } = address.properties;
  return {
    propertyName,
    contactName: owner.name,
    email: owner.email,
    phone: '0800 000 000',
    physicalAddress,
    lat: roundDegrees(latitude),
    lng: roundDegrees(longitude),
    region: 'canterbury',
    catchment: 'Upper Sampleburn',
    surfaceWaterAllocationZone: 'Sampleburn Surface Water Zone',
    propertyOwnerships: [
      {
        ownerName: `${propertyName} Limited`,
        entityType: 'company',
        tenure: 'feeSimple',
        titleReferences: titles
          .map(({ properties }) => properties.title_no)
          .join(', ')
          .slice(0, LONGEST_REFERENCES),
        sharePercent: 100,
      },
    ],
    isLeased: false,
  };
}
