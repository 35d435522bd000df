/**
 * What a device of this title may be put up for sale as, with what shares most of the title first: a device of 512 GB is
 * rarely one of 128 GB. Titles have parts, 'Galaxy S22, 512 GB, Black'; others keep their order.
 */
export function mostAlikeFirst<T extends { readonly title: string }>(
  title: string,
  choices: readonly T[],
): readonly T[] {
  const parts = new Set(title.split(', '))
  const shared = (choice: T) => choice.title.split(', ').filter(part => parts.has(part)).length
  return choices.toSorted((one, other) => shared(other) - shared(one))
}
