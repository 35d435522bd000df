import { ok, refuse } from '#domain/result.ts'
import { createBreaker } from '../breaker.ts'
import { createCaller, type Patience } from '../call.ts'
import type { Cdn, CdnKind, CdnProtocol, CdnSettings, PurgeCall, Purged } from './cdn.ts'
import { cloudflareProtocol } from './cloudflare.ts'
import { fastlyProtocol } from './fastly.ts'
import { varnishProtocol } from './varnish.ts'

const protocols: Readonly<Record<CdnKind, (settings: CdnSettings) => CdnProtocol>> = {
  cloudflare: cloudflareProtocol,
  fastly: fastlyProtocol,
  varnish: varnishProtocol,
}

/** A purge is urgent: a CDN that does not answer soon is asked again. */
const timeoutMs = 3_000

/** A CDN of one of the kinds; a purge of many tags is several calls and stops at the first that fails. */
export function createCdn(settings: CdnSettings, patience: Patience = {}): Cdn {
  const { isDone, tagsPerCall, ...protocol } = protocols[settings.kind](settings)
  const call = createCaller({ breaker: createBreaker(), timeoutMs, ...patience })
  const purge = async (request: PurgeCall): Promise<Purged> => {
    const result = await call({ ...request, isRepeatable: true })
    if (!result.ok) return result
    const { status } = result.value
    if (status >= 300 || isDone?.(result.value) === false)
      return refuse({ kind: 'unreadable', status })
    return ok(undefined)
  }
  return {
    headersFor: protocol.headersFor,
    purgeTags: async tags => {
      for (let from = 0; from < tags.length; from += tagsPerCall) {
        const purged = await purge(protocol.purgeTags(tags.slice(from, from + tagsPerCall)))
        if (!purged.ok) return purged
      }
      return ok(undefined)
    },
    purgeEverything: () => purge(protocol.purgeEverything()),
  }
}
