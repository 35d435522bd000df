/** The first rule that matches decides the family: a pattern for the name and, optionally, the earliest year. */
type Rule<Family> = readonly [words: RegExp, family: Family, since?: number]

export type Maker<Family> = {
  readonly brand: RegExp
  /** The last rules match any name: the maker's plainest family of that time, newest first. */
  readonly rules: readonly Rule<Family>[]
}

export const any = /^/

export type Named = { readonly brand: string; readonly name: string; readonly year: number }

export function familyAmong<Family>(
  makers: readonly Maker<Family>[],
  plain: Family,
  { brand, name, year }: Named,
): Family {
  const text = `${brand} ${name}`.toLowerCase().replace(/\s+/g, ' ')
  const maker = makers.find(candidate => candidate.brand.test(brand.toLowerCase()))
  const rule = maker?.rules.find(([pattern, , since = 0]) => year >= since && pattern.test(text))
  return rule?.[1] ?? plain
}
