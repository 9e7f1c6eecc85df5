import { defineOptions } from '../kind/options.ts';

/** The sixteen regional and unitary councils. */
export const regions = defineOptions([
  { key: 'northland', label: 'Northland' },
  { key: 'auckland', label: 'Auckland' },
  { key: 'waikato', label: 'Waikato' },
  { key: 'bayOfPlenty', label: 'Bay of Plenty' },
  { key: 'gisborne', label: 'Gisborne' },
  { key: 'taranaki', label: 'Taranaki' },
  { key: 'manawatuWhanganui', label: 'Manawatū-Whanganui' },
  { key: 'hawkesBay', label: 'Hawke’s Bay' },
  { key: 'wellington', label: 'Wellington' },
  { key: 'tasman', label: 'Tasman' },
  { key: 'nelson', label: 'Nelson' },
  { key: 'marlborough', label: 'Marlborough' },
  { key: 'westCoast', label: 'West Coast' },
  { key: 'canterbury', label: 'Canterbury' },
  { key: 'otago', label: 'Otago' },
  { key: 'southland', label: 'Southland' },
]);
