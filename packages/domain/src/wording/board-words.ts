import { countInFigures } from '../formats/figures.ts';

/** Most views of the board that a person may save. */
export const MOST_BOARD_VIEWS = 50;

/** A count of things: '1 farm', '2,004 farms'. */
const counted = (count: number, one: string, several: string): string =>
  `${countInFigures(count)} ${count === 1 ? one : several}`;

/** Messages of the board, the table of all plans. */
export const boardWords = {
  title: 'Board',
  filters: 'Filters',
  search: 'Search the board',
  searchIn: 'Farm, owner, adviser, catchment or title',
  /** Labels of plans without a value, by filter. */
  without: {
    status: 'No state',
    region: 'No region yet',
    catchment: 'No catchment yet',
    adviser: 'No adviser yet',
    lead: 'No lead',
  },
  shown: (shown: number, all: number): string =>
    shown === all
      ? counted(all, 'farm', 'farms')
      : `${countInFigures(shown)} of ${counted(all, 'farm', 'farms')}`,
  open: (count: number): string => `${countInFigures(count)} open`,
  overdue: (count: number): string => `${countInFigures(count)} overdue`,
  columns: 'Columns',
  columnEarlier: (column: string): string => `Move ${column} to the left`,
  columnLater: (column: string): string => `Move ${column} to the right`,
  usualColumns: 'Usual columns',
  groupBy: 'Group by',
  noGroup: 'No groups',
  views: 'Views',
  saveView: 'Save view',
  viewName: 'Name of the view',
  viewExample: 'Overdue in Selwyn',
  shareView: 'Share it with my team',
  sharedBy: (name: string): string => `Shared by ${name}`,
  removeView: (title: string): string => `Remove ${title}`,
  replacesView: (title: string): string => `This replaces your view “${title}”.`,
  tooManyViews: `You can save up to ${MOST_BOARD_VIEWS} views. Remove one first.`,
  /** Tabs of the board. */
  tabs: { plans: 'Farms', actions: 'Actions' },
  workTitle: 'Actions of all farms',
  searchWork: 'Search actions',
  searchWorkIn: 'Action, farm, person or note',
  overdueOnly: 'Overdue only',
  anyState: 'Any state',
  nobody: 'Nobody yet',
  noYear: 'No due date',
  shownWork: (shown: number, farms: number): string =>
    `${counted(shown, 'action', 'actions')} on ${counted(farms, 'farm', 'farms')}`,
  planned: (dollars: string): string => `${dollars} planned`,
  bulk: {
    label: 'Chosen actions',
    chosen: (count: number): string => `${countInFigures(count)} chosen`,
    give: 'Give to…',
    date: 'Move due date',
    state: 'Set state…',
    clear: 'Clear',
    toMe: 'Me',
    title: (count: number): string => `Change ${counted(count, 'action', 'actions')}`,
    givenTo: (name: string): string => `Give to ${name}`,
    dueOn: (day: string): string => `Due on ${day}`,
    inState: (state: string): string => `State: ${state}`,
    preview: (changed: number, farms: number): string =>
      `${counted(changed, 'action', 'actions')} on ${counted(farms, 'farm', 'farms')} will change.`,
    same: (count: number): string =>
      `${counted(count, 'action is', 'actions are')} like that already and will be left.`,
    confirm: 'Change',
    working: (done: number, all: number): string => `${countInFigures(done)} of ${countInFigures(all)} done…`,
    done: (count: number): string => `${counted(count, 'action', 'actions')} changed`,
    refused: (count: number): string => `${counted(count, 'action was', 'actions were')} not changed:`,
    undo: 'Undo',
    undoing: 'Undoing…',
    undone: (count: number): string => `${counted(count, 'action is', 'actions are')} as before`,
    notSeen: 'You cannot change this action, or it no longer exists.',
    alreadyUndone: 'This change is undone already.',
    notFinished: 'This change is still being made. Wait until it is done, then undo it.',
    unexpected: 'Something went wrong. Nothing of this action was changed.',
  },
  noWork: 'No actions yet',
  noWorkAbout: 'What is agreed on your farms will be listed here.',
  noWorkLeft: 'No action is like that',
  noWorkLeftAbout: 'The filters leave none of the actions of your farms.',
  noWorkMatch: 'No action matches',
  showOpen: 'Show what is open',
  chosenFarms: 'Chosen farms',
  theirActions: 'Their actions',
  ofFarms: (count: number): string => counted(count, 'chosen farm', 'chosen farms'),
  peek: 'Peek',
  nextUp: 'Next actions',
  nothingOpen: 'No open actions.',
  waitingSince: (when: string): string => `Waiting on the farmer since ${when}`,
  noPlans: 'No farms yet',
  noPlansAbout: 'Farms whose plans you create or are given access to are listed here.',
  noneLeft: 'No farm is like that',
  noneLeftAbout: 'The filters leave none of your farms.',
  noMatch: 'No farm matches',
  showAll: 'Show all farms',
  keys: 'Keyboard shortcuts',
  /** What each key does, by its name. */
  keyActs: {
    J: 'Next farm',
    K: 'Previous farm',
    X: 'Tick or untick',
    O: 'Open the plan',
    Space: 'Peek',
    '/': 'Search',
    '?': 'Show these shortcuts',
    Esc: 'Close',
  },
} as const;
