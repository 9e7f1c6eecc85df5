/** A name as it is compared with others: composed (NFC), without capitals and outer spaces. "Kōwhai" typed on a Mac may come in two characters. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();
