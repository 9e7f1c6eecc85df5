import { labelOfOption } from '../kind/options.ts';
import { programmeOptions, type ExaminationKind, type ProgrammeKey } from '../options/programmes.ts';
import { versionsFrom, type Versions } from '../versions/versions.ts';
import { canterburyAudited } from './canterbury-audited.ts';
import type { Programme } from './define-programme.ts';
import { freshwaterFarmPlan } from './freshwater-farm-plan.ts';
import { industryAssurance, processorYear } from './generic-programmes.ts';
import { southlandPlan } from './southland-plan.ts';

/** Every programme with all its versions. A version that was examined by stays, whatever came after it. */
export const programmes: { readonly [K in ProgrammeKey]: Versions<Programme> } = {
  freshwaterFarmPlan: versionsFrom(freshwaterFarmPlan),
  canterburyAudited: versionsFrom(canterburyAudited),
  southlandPlan: versionsFrom(southlandPlan),
  industryAssurance: versionsFrom(industryAssurance),
  processorYear: versionsFrom(processorYear),
};

/** Name of a programme. */
export const nameOfProgramme = (key: ProgrammeKey): string => labelOfOption(programmeOptions, key);

interface Asked {
  /** Key of the plan's region; null when it names none. */
  readonly region: string | null;
  /** Day, 'YYYY-MM-DD'. */
  readonly on: string;
  readonly kind?: ExaminationKind;
}

/** Lists the programmes, in their newest versions, that a plan of a region may be examined for on a day. */
export const programmesFor = ({ region, on, kind }: Asked): readonly Programme[] =>
  Object.values(programmes)
    .map((versions) => versions.newest())
    .filter(({ regions }) => regions === null || (region !== null && regions.includes(region)))
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo))
    .filter(({ kinds }) => kind === undefined || kinds.includes(kind));
