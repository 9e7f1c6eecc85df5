/** Seven named variants (Spec §9). The stylesheet gives each its colours by the attribute `data-variant`. */
export const VARIANTS = ['primary', 'secondary', 'white', 'success', 'warning', 'danger', 'info'] as const;

/** One of the seven named variants. */
export type Variant = (typeof VARIANTS)[number];
