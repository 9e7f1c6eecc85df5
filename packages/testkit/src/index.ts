export { bookExample, farmRows, featureRow } from './example-book.ts';
export { exampleAttributes } from './example-features.ts';
export { arbitraryAttributes } from './arbitrary-attributes.ts';
export { arbitraryGeometry } from './arbitrary-geometry.ts';
