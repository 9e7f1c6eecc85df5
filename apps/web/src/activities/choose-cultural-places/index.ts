export { ChooseCulturalPlaces, useCulturalPlaces } from './choose-cultural-places.tsx';
