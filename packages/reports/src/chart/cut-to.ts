import { textWidth } from '../text/text-width.ts';

/** A label that fits a width, in points; a longer one ends in an ellipsis. */
export function cutTo(label: string, width: number, size: number): string {
  if (textWidth(label, size) <= width) return label;
  const characters = Array.from(label);
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
