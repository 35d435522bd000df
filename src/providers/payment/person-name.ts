/** Third parties require a given name and a family name; customers enter one line. A single word is used as both. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return { first, last: others.join(' ') || first }
}
