/**
 * The entry of `entries` under an untrusted key; `undefined` for a key that is not its own, including `constructor`
 * and `__proto__`.
 */
export function ownEntry<Entry>(
  entries: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}
