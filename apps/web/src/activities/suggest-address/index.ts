export { AddressInput } from './address-input.tsx';
