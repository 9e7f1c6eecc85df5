import { saveFile } from './save-file.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels for each unit of the drawing: sharp in print as well. */
const PIXELS_PER_UNIT = 4;

/** A drawing of the page as a file of its own: as large as it was drawn, whatever room the page gives it. */
export function svgTextOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement; // of the same element
  const [, , width = '', height = ''] = (drawing.getAttribute('viewBox') ?? '').split(/[ ,]+/);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing in pixels, on white. */
async function pixelsOf(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * PIXELS_PER_UNIT;
    canvas.height = image.height * PIXELS_PER_UNIT;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made'))));
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Saves a drawing of the page as a vector file or a picture. */
export async function saveDrawing(
  form: 'svg' | 'png',
  drawing: SVGSVGElement,
  fileName: string,
): Promise<void> {
  const svg = new Blob([svgTextOf(drawing)], { type: 'image/svg+xml' });
  saveFile(form === 'svg' ? svg : await pixelsOf(svg), `${fileName}.${form}`);
}
