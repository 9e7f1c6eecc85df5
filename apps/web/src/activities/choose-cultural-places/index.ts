export { ChooseCulturalPlaces } from './choose-cultural-places.tsx';
