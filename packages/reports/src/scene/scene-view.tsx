import { createElement, type ReactElement } from 'react';
import type { Mark, Scene } from './scene.ts';
import { svgElement } from './svg-attributes.ts';

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/gu, (_dash, letter: string) => letter.toUpperCase());

/** The scene on the screen: as wide as its place, with one name for those who do not see it. */
export function SceneView({ scene, label }: { readonly scene: Scene; readonly label: string }): ReactElement {
  const { width, height, marks } = scene;
  return (
    // An image of its own text and shapes: <img> would need it as a file.
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} width="100%">
      {marks.map(elementOf)}
    </svg>
  );
}

// Marks have no identity but their place: a scene is drawn anew as a whole.
function elementOf(mark: Mark, index: number): ReactElement {
  if (mark.shape === 'window') {
    const { width, height, marks } = mark;
    return (
      <svg key={index} width={width} height={height} viewBox={`0 0 ${width} ${height}`} overflow="hidden">
        {marks.map(elementOf)}
      </svg>
    );
  }
  const { name, attributes, text } = svgElement(mark);
  const props = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [camelCase(key), value]));
  return createElement(name, { key: index, ...props }, text);
}
