import { Button, Dialog } from '@tussock/ui';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { drag, keepWithin, MOST_ZOOM, squareOf, WHOLE, type Crop } from './crop-square.ts';
import styles from './crop-dialog.module.css';

/** Pixels of the square that is sent; the server makes it smaller. */
const SENT_SIDE = 640;
const QUALITY = 0.9;

interface CropDialogProps {
  readonly picture: ImageBitmap;
  /** How much of it has been sent, from 0 to 1; undefined while nothing is. */
  readonly share: number | undefined;
  readonly onUse: (square: Blob) => void;
  readonly onCancel: () => void;
}

const sliders = [
  { key: 'zoom', label: 'Size', min: 1, max: MOST_ZOOM },
  { key: 'across', label: 'Across', min: 0, max: 1 },
  { key: 'down', label: 'Up and down', min: 0, max: 1 },
] as const;

function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  // See-through parts would turn black as JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** Chooses the square of a picture: dragged by finger or mouse, or moved by three sliders. What is shown is what is sent. */
export function CropDialog({ picture, share, onUse, onCancel }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const lastRef = useRef<{ x: number; y: number } | null>(null);
  const id = useId();
  const isSending = share !== undefined;

  useEffect(() => {
    if (canvasRef.current) drawSquare(canvasRef.current, picture, crop);
  }, [picture, crop]);

  const handleMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const last = lastRef.current;
    if (!last) return;
    const by = { x: event.clientX - last.x, y: event.clientY - last.y };
    lastRef.current = { x: event.clientX, y: event.clientY };
    const viewSide = event.currentTarget.clientWidth;
    setCrop((former) => drag(picture, former, by, viewSide));
  };
  const handleUse = () =>
    canvasRef.current?.toBlob((square) => square && onUse(square), 'image/jpeg', QUALITY);

  return (
    <Dialog
      title="Choose the part to show"
      isOpen
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} disabled={isSending}>
            Cancel
          </Button>
          <Button variant="primary" isPending={isSending} onClick={handleUse}>
            Use this picture
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <canvas
          ref={canvasRef}
          className={styles.view}
          width={SENT_SIDE}
          height={SENT_SIDE}
          role="img"
          aria-label="Your picture as it will be seen"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            lastRef.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={handleMove}
          onPointerUp={() => (lastRef.current = null)}
          onPointerCancel={() => (lastRef.current = null)}
        />
        <div className={styles.sliders}>
          {sliders.map(({ key, label, min, max }) => (
            <div key={key} className={styles.slider}>
              <label htmlFor={`${id}-${key}`}>{label}</label>
              <input
                id={`${id}-${key}`}
                type="range"
                min={min}
                max={max}
                step={0.01}
                value={crop[key]}
                onChange={(event) =>
                  setCrop(keepWithin(picture, { ...crop, [key]: Number(event.currentTarget.value) }))
                }
              />
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
