import type { Tag } from '#store/cache/tag.ts'

/** Which stored responses have a tag. */
export function createTagIndex() {
  const keys = new Map<Tag, Set<string>>()
  return {
    add: (key: string, tags: ReadonlySet<Tag>) => {
      for (const tag of tags) {
        const own = keys.get(tag)
        if (own) own.add(key)
        else keys.set(tag, new Set([key]))
      }
    },
    remove: (key: string, tags: ReadonlySet<Tag>) => {
      for (const tag of tags) {
        const own = keys.get(tag)
        own?.delete(key)
        if (own?.size === 0) keys.delete(tag)
      }
    },
    keysOf: (tags: readonly Tag[]): ReadonlySet<string> =>
      new Set(tags.flatMap(tag => [...(keys.get(tag) ?? [])])),
    /** The number of tags that a stored response has. */
    size: () => keys.size,
  }
}
