/** The first rule that fits names the family: words of the name, and no earlier than a year. */
type Rule<Family> = readonly [words: RegExp, family: Family, since?: number]

export type Maker<Family> = {
  readonly brand: RegExp
  /** Whatever no rule knows: the maker's plainest family of that time, newest first. */
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
