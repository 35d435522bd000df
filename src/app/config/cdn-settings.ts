import { type CdnSettings, cdnKinds } from '#providers/cdn/cdn.ts'
import { addressIn, type Environment, httpsAddressIn, wrong } from './read-settings.ts'

/**
 * The CDN in front of the shop; `undefined`: none. All three settings belong together: a CDN that is not purged would
 * show sold devices.
 */
export function cdnSettingsIn(env: Environment, mode: 'demo' | 'live'): CdnSettings | undefined {
  const { CDN, CDN_PURGE_URL, CDN_TOKEN } = env
  if (!CDN) return undefined
  const kind = cdnKinds.find(one => one === CDN) ?? wrong('CDN', cdnKinds.join(' or '), CDN)
  if (!CDN_PURGE_URL) throw new Error('CDN_PURGE_URL must be set with CDN.')
  if (!CDN_TOKEN || !/^[\x21-\x7e]+$/.test(CDN_TOKEN))
    throw new Error('CDN_TOKEN must be set with CDN, without spaces.')
  // Varnish stands next to the shop, in its own network.
  const isRemote = mode === 'live' && kind !== 'varnish'
  const url = isRemote
    ? httpsAddressIn('CDN_PURGE_URL', CDN_PURGE_URL)
    : addressIn('CDN_PURGE_URL', CDN_PURGE_URL)
  return { kind, url, token: CDN_TOKEN }
}
