/** Made-up people of the demonstration's firm of advisers: more than a page of a list. */
const names = [
  'Hēmi Paki',
  'Sarah Whitford',
  'Rangi Tūhoe',
  'Colin McAra',
  'Mereana Pōtae',
  'Fiona Stirling',
  'Tipene Hākaraia',
  'Grace Alderton',
  'Ngaio Webster',
  'Pita Wharerau',
  'Isla Drummond',
  'Joaquín Vera',
  'Kahu Rāwiri',
  'Lachlan Boyd',
  'Moana Te Kanawa',
  'Nikau Horomona',
  'Olive Pratley',
  'Priya Nair',
  'Rewi Tautari',
  'Sione Fifita',
  'Tui Matiu',
  'Ursula Hartmann',
  'Wikitōria Pere',
  'Yvonne Clarke',
];

export interface DemoAdviser {
  readonly name: string;
  readonly email: string;
}

const addressFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');

/** The people of the firm, each with an address of the demonstration. */
export const demoAdvisers = (): readonly DemoAdviser[] =>
  names.map((name) => ({ name, email: `${addressFrom(name)}@advisers.example` }));
