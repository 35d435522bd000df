import { type CdnProtocol, type CdnSettings, directivesOf, type PurgeCall } from './cdn.ts'

/**
 * Fastly: `url` is https://api.fastly.com/service/SERVICE_ID, `token` an API token with the scopes `purge_select` and
 * `purge_all`. `Surrogate-Control` comes before `Cache-Control` there.
 */
export function fastlyProtocol({ url, token }: CdnSettings): CdnProtocol {
  const purge = (path: string, body?: object): PurgeCall => ({
    method: 'POST',
    url: `${url}/${path}`,
    headers: {
      'fastly-key': token,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return {
    tagsPerCall: 256,
    headersFor: ({ tags, lifetime }) => ({
      'surrogate-control': directivesOf(lifetime),
      ...(tags.length > 0 && { 'surrogate-key': tags.join(' ') }),
    }),
    purgeTags: tags => purge('purge', { surrogate_keys: tags }),
    purgeEverything: () => purge('purge_all'),
  }
}
