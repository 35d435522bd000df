/** The kinds of files that can be imported (`docs/imports.md`). */
export const importKinds = ['stock', 'prices', 'accessories', 'price-book', 'tac'] as const
export type ImportKind = (typeof importKinds)[number]
