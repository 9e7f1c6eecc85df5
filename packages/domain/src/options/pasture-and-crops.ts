import { defineOptions } from '../kind/options.ts';

// Pasture and cropping lists. Labels are kept letter for letter as specified, also where the spelling is unusual.

/** Source: Farm Data Standards (11 sourced, 5 our choice). */
export const pastureSpecies = defineOptions([
  { key: 'ryegrassWhiteClover', label: 'Ryegrass/white clover' },
  { key: 'annualItalianRyegrass', label: 'Annual or Italian ryegrass' },
  { key: 'tallFescue', label: 'Tall fescue' },
  { key: 'cocksfoot', label: 'Cocksfoot' },
  { key: 'prairieGrass', label: 'Prairie grass (brome)' },
  { key: 'timothy', label: 'Timothy' },
  { key: 'browntop', label: 'Browntop' },
  { key: 'kikuyu', label: 'Kikuyu' },
  { key: 'paspalum', label: 'Paspalum' },
  { key: 'unimprovedTussock', label: 'Unimproved or tussock grassland' },
  { key: 'grassOnly', label: 'Grass only' },
  { key: 'lucerne', label: 'Lucerne' },
  { key: 'lucerneGrassMix', label: 'Lucerne/grass mix' },
  { key: 'clover', label: 'Clover' },
  { key: 'plantainClover', label: 'Plantain/clover' },
  { key: 'chicory', label: 'Chicory' },
]);

/** Source: specification §3. */
export const cultivations = defineOptions([
  { key: 'minimumTill', label: 'Minimum till' },
  { key: 'directDrilled', label: 'Direct drilled' },
  { key: 'conventional', label: 'Conventional' },
]);

/** Source: specification §3. */
export const cropUses = defineOptions([
  { key: 'cutAndCarry', label: 'Cut & carry' },
  { key: 'grazedInSitu', label: 'Grazed in-situ' },
  { key: 'grazingAndCutting', label: 'Grazing & cutting' },
  { key: 'pastureFallow', label: 'Pasture fallow' },
]);

/** Source: specification §3. */
export const residues = defineOptions([
  { key: 'retained', label: 'Retained' },
  { key: 'grazed', label: 'Grazed' },
  { key: 'burnt', label: 'Burnt' },
  { key: 'removed', label: 'Removed' },
]);
