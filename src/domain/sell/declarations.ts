/** sell.md, delivery: what a seller declares, each by itself; nothing is bought without all of them. */
export const declarations = [
  'adult',
  'owner',
  'not-stolen',
  'locks-off',
  'erased',
  'sim-removed',
] as const
export type Declaration = (typeof declarations)[number]

/** In their order. */
export function missingDeclarations(made: readonly Declaration[]): readonly Declaration[] {
  return declarations.filter(each => !made.includes(each))
}
