import { type CdnProtocol, type CdnSettings, directivesOf, type PurgeCall } from './cdn.ts'

/**
 * Varnish with the configuration of docs/operate.md: `url` is its address, `token` the word that the configuration
 * compares. `xkey` is the header that its module of that name reads.
 */
export function varnishProtocol({ url, token }: CdnSettings): CdnProtocol {
  const purge = (header: Readonly<Record<string, string>>): PurgeCall => ({
    method: 'PURGE',
    url: `${url}/`,
    headers: { authorization: `Bearer ${token}`, ...header },
  })
  return {
    // A header of Varnish holds 8 KB.
    tagsPerCall: 256,
    headersFor: ({ tags, lifetime }) => ({
      'surrogate-control': directivesOf(lifetime),
      ...(tags.length > 0 && { xkey: tags.join(' ') }),
    }),
    purgeTags: tags => purge({ 'purge-xkey': tags.join(' ') }),
    purgeEverything: () => purge({ 'purge-everything': '1' }),
  }
}
