/** The kinds of files that can be imported (`docs/imports.md`). */
export const importKinds = ['stock', 'prices', 'accessories', 'price-book', 'tac'] as const
export type ImportKind = (typeof importKinds)[number]

/** What the command imports besides: reference data that is set up once (`docs/operate.md`). */
export const setupImportKinds = ['counties', 'localities', 'streets', 'services'] as const
export type SetupImportKind = (typeof setupImportKinds)[number]
