/** The declarations a seller makes one by one; nothing is bought without all of them (sell.md, delivery). */
export const declarations = [
  'adult',
  'owner',
  'not-stolen',
  'locks-off',
  'erased',
  'sim-removed',
] as const
export type Declaration = (typeof declarations)[number]

/** The missing declarations, in the order of `declarations`. */
export function missingDeclarations(made: readonly Declaration[]): readonly Declaration[] {
  return declarations.filter(each => !made.includes(each))
}
