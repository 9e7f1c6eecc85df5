import { mapFileEndings, mapFileWords } from '@tussock/domain';
import { FilePicker, joinClasses } from '@tussock/ui';
import { useState, type DragEvent } from 'react';
import styles from './map-files.module.css';

/** Area to drop or choose a file. */
export function DropPlace({
  fileName,
  onChoose,
}: {
  readonly fileName: string;
  readonly onChoose: (file: File) => void;
}) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div
      className={joinClasses(styles.drop, isOver && styles.dropOver)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>{fileName === '' ? mapFileWords.drop : fileName}</p>
      <FilePicker
        label={mapFileWords.file}
        accept={mapFileEndings.join(',')}
        onChoose={([file]) => {
          if (file) onChoose(file);
        }}
      >
        {fileName === '' ? mapFileWords.choose : mapFileWords.chooseAnother}
      </FilePicker>
      <p className={styles.note}>{mapFileWords.formats}</p>
    </div>
  );
}
