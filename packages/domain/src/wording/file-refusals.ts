/** Why a file that was sent is not taken. */
export const fileRefusals = {
  imageType:
    'Choose a picture in JPEG, PNG or WebP. Photos in HEIC, the usual iPhone format, need to be saved as JPEG first.',
  imageTooManyPixels: 'This picture has too many pixels. Make it smaller and choose it again.',
  documentType: 'Choose a PDF, a Word or Excel file, an OpenDocument file or a picture.',
  unreadable: 'This picture cannot be read here. Choose it as a JPEG.',
  inUse: (places: readonly string[]) =>
    `This file is shown with ${places.join(', ')}. Take it out there first.`,
  uploadGone: 'This upload is no longer there. Please choose the file again.',
} as const;
