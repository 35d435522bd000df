import type { CdnLifetime } from '#providers/cdn/cdn.ts'
import type { Tag } from '#store/cache/tag.ts'

/** Whatever shows goods also shows delivery dates, discounts and instalments, which change with time alone. */
const ofGoods: CdnLifetime = { fresh: 300, stale: 60 }
const ofOthers: CdnLifetime = { fresh: 3_600, stale: 3_600 }

const others: ReadonlySet<Tag> = new Set(['content', 'reviews', 'places', 'buyback'])

/**
 * How long a CDN may serve a response that it is told to forget when one of the tags changes. A purge that gets lost is
 * noticed no longer than that (decision 55).
 */
export function cdnLifetime(tags: ReadonlySet<Tag>): CdnLifetime {
  return tags.size > 0 && tags.isSubsetOf(others) ? ofOthers : ofGoods
}
