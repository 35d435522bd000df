type Described = { readonly system: string }

/** What runs on the devices of one maker alone, by its name, which is the same in every language. */
const makers = new Map([
  ['iPhone', 'Apple'],
  ['iPad', 'Apple'],
  ['Apple Watch', 'Apple'],
  ['macOS', 'Apple'],
  ['Samsung', 'Samsung'],
  ['Galaxy Watch', 'Samsung'],
])

/** The systems of that brand; those of any maker if it has none of its own; all if there is no other either. */
export function systemsOfBrand<System extends Described>(
  systems: readonly System[],
  brand: string | undefined,
): readonly System[] {
  const madeBy = (maker: string | undefined) =>
    systems.filter(({ system }) => makers.get(system) === maker)
  const own = brand === undefined ? [] : madeBy(brand)
  const any = madeBy(undefined)
  if (own.length > 0) return own
  return any.length > 0 && brand !== undefined ? any : systems
}
