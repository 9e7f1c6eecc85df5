export { PinButtons, sayPinPlace } from './pin-buttons.tsx';
export { pinPlaceOf, usePins, useToSort } from './use-pins.ts';
