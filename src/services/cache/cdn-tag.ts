import { createHash } from 'node:crypto'
import type { Tag } from '#store/cache/tag.ts'

/** A CDN reads at most 1,000 tags of a response (Cloudflare) or a header of 8 KB (Varnish): 800 take 7,199 bytes. */
const mostTags = 800

/** The tag of responses with more tags than a header holds: every purge names it. */
export const manyTag = 'many'

/**
 * The name of a tag at a CDN: eight hexadecimal digits, because headers are short and Cloudflare ignores case. Two tags
 * with the same name are purged together.
 */
export function cdnTag(tag: Tag): string {
  return createHash('sha256').update(tag).digest('hex').slice(0, 8)
}

/** The tags of a response as a CDN is told them. */
export function toCdnTags(tags: ReadonlySet<Tag>): readonly string[] {
  return tags.size > mostTags ? [manyTag] : [...tags].map(cdnTag)
}
