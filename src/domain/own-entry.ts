/**
 * What `entries` hold under a word that may be a stranger's; undefined for a word nobody wrote there, `constructor` and
 * `__proto__` among them.
 */
export function ownEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}
