import { drawingWords } from '@tussock/domain';
import { useState, type DragEvent, type ReactNode } from 'react';
import { handFile } from '../../activities/read-map-file/index.ts';
import { useGo } from '../../routes/use-go.ts';
import { mapFilesRoute } from '../plan-map-files/route.ts';
import styles from './drop-on-map.module.css';

interface DropOnMapProps {
  readonly planId: string;
  /** Whether files may be imported now. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Drop target over the map: opens a dropped file in the import page. */
export function DropOnMap({ planId, isOpen, children }: DropOnMapProps) {
  const go = useGo();
  const [isOver, setIsOver] = useState(false);
  const isFor = (event: DragEvent): boolean => isOpen && hasFiles(event);
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    // Whatever is done with it, the browser does not open it in place of the page.
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (!isOpen || !file) return;
    handFile(planId, file);
    void go(mapFilesRoute.at({ planId }));
  };
  return (
    <div
      className={styles.place}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
        if (isFor(event)) setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      {isOver && <p className={styles.hint}>{drawingWords.dropFile}</p>}
    </div>
  );
}
