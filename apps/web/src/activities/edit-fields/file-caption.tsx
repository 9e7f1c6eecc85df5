import type { PlanFile } from '@tussock/contract';
import { CAPTION_CHARACTERS } from '@tussock/domain';
import { TextField } from '@tussock/ui';
import { useContext, useEffect, useState } from 'react';
import { captionFormFile, openRecord, showingRefusal, useRecordSave } from '../../sync/index.ts';
import { captionWish } from './caption-wish.ts';
import { BeforeSaveContext } from './form-waits.ts';

/**
 * Caption of a file. It belongs to the file: it is saved when the box is left or the form is saved, and goes with a file that is still to be sent.
 */
export function Caption({ file }: { readonly file: PlanFile }) {
  const [text, setText] = useState(file.caption);
  const [kept, setKept] = useState(file.caption);
  const { save, question } = useRecordSave();
  // Somebody else wrote, or undid, and nothing is typed over it.
  if (kept !== file.caption) {
    if (text === kept) setText(file.caption);
    setKept(file.caption);
  }

  const write = async (caption: string): Promise<void> => {
    if (captionFormFile(file._id, caption)) return;
    if (await openRecord().amendFile(file._id, { caption })) return;
    await showingRefusal(save(captionWish(file, caption)));
  };
  const handleBlur = (): void => {
    const caption = text.trim();
    // What was wrong is shown by whoever refused it; leaving the box again tries again.
    if (caption !== file.caption) void write(caption).catch(() => undefined);
  };
  const beforeSave = useContext(BeforeSaveContext);
  useEffect(() => beforeSave(handleBlur));
  return (
    <>
      <TextField
        label={`Words under ${file.name}`}
        isLabelHidden
        placeholder="Say what it shows"
        value={text}
        onChange={(words) => setText(words.slice(0, CAPTION_CHARACTERS))}
        onBlur={handleBlur}
      />
      {question}
    </>
  );
}
