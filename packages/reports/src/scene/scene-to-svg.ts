import { printable } from '../text/printable.ts';
import type { Mark, Scene } from './scene.ts';
import { svgElement } from './svg-attributes.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? '');

/** Numbers, and outlines: the longest of all strings, made of numbers and letters only. */
const isPlain = (key: string, value: string | number): boolean => typeof value === 'number' || key === 'd';

/** The scene as an SVG document, for print: what the fonts do not have is replaced. */
export function sceneToSvg({ width, height, marks }: Scene): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">`,
    ...marks.map(markToSvg),
    '</svg>',
  ].join('\n');
}

function markToSvg(mark: Mark): string {
  // A drawing within a drawing shows what lies within its box.
  if (mark.shape === 'window')
    return [
      `<svg x="0" y="0" width="${mark.width}" height="${mark.height}" viewBox="0 0 ${mark.width} ${mark.height}" overflow="hidden">`,
      ...mark.marks.map(markToSvg),
      '</svg>',
    ].join('\n');
  const { name, attributes, text } = svgElement(mark);
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) tag += ` ${key}="${isPlain(key, value) ? value : escapeXml(String(value))}"`;
  return text === undefined ? `${tag}/>` : `${tag}>${escapeXml(printable(text))}</${name}>`;
}
