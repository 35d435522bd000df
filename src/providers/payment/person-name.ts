/** Strangers want a given name and a family name; shoppers write one line. A single word serves as both. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return { first, last: others.join(' ') || first }
}
