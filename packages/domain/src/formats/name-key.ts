/** Normalises a name for comparison: composed (NFC), lower case, trimmed. "Kōwhai" typed on a Mac may use two characters for ō. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
