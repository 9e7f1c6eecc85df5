export { PinButtons, sayPinPlace } from './pin-buttons.tsx';
export { ToSortList } from './to-sort-list.tsx';
export { pinPlaceOf, usePins, useToSort } from './use-pins.ts';
