import type { HeightModel } from '../cadastre/ground/height-model.ts';
import type { PlanInfo } from '@tussock/domain';
import type { AddressFeature, TitleFeature } from '../cadastre/features.ts';
import type { ParcelSheet } from '../cadastre/valley.ts';

export type FarmCharacter = 'flat' | 'downs' | 'hill';

export interface DemoPerson {
  name: string;
  email: string;
}

/** A farm of the demo valley: titles that lie together, with an address, a name and people. All made up. */
export interface DemoFarm {
  character: FarmCharacter;
  propertyName: string;
  /** What its plan says of the property and its people, as the plan's form would send it. */
  info: PlanInfo;
  /** Key of the product's farm type list. */
  farmType: 'dairy' | 'sheepBeef';
  owner: DemoPerson;
  consultant: DemoPerson;
  titles: TitleFeature[];
  /** Ids of the titles as text, as the land survey is asked for them. */
  titleIds: string[];
  /** The surveyor's sheets of all its parcels. */
  sheets: ParcelSheet[];
  address: AddressFeature;
  /** The height of the land, its own and around it. */
  heightAt: HeightModel;
  /** The area of record of its titles, to the 1/100 ha. */
  hectares: number;
}
