export { KeptFeatures } from './kept-features.tsx';
