export { PinButtons, sayPinPlace } from './pin-buttons.tsx';
export { pinPlaceOf } from './pin-place.ts';
export { usePins, useToSort } from './use-pins.tsx';
