/** Why a file that was sent is not taken. */
export const fileRefusals = {
  imageType:
    'Choose a picture in JPEG, PNG or WebP. Photos in HEIC, the usual iPhone format, need to be saved as JPEG first.',
  imageTooManyPixels: 'This picture has too many pixels. Make it smaller and choose it again.',
  documentType: 'Choose a PDF, a Word or Excel file, an OpenDocument file or a picture.',
  uploadGone: 'This upload is no longer there. Please choose the file again.',
} as const;
