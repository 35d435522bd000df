import { ok, type Result } from '#domain/result.ts'
import type { DeviceIdentifier } from '#domain/trade-in/device-identifier.ts'
import { type RegisterVerdict, registerVerdicts } from '#domain/trade-in/trade-in-refusal.ts'
import { createBreaker } from '../breaker.ts'
import { createCaller, readJson } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'
import { fieldsOf, textIn } from '../read-fields.ts'
import type { DeviceRegister } from './device-register.ts'

export type DeviceRegisterConfig = { readonly baseUrl: string; readonly apiKey: string }

type Options = DeviceRegisterConfig & { readonly patienceMs?: number; readonly now?: () => number }

/** A seller is waiting at the form. */
const registerPatienceMs = 4_000

/** Results are cached for this time: a seller who corrects another field submits the form again. */
const retentionMs = 10 * 60_000
const maxCached = 1_000

type CachedVerdict = { readonly verdict: RegisterVerdict; readonly expiresAt: number }

/** Unconfirmed: the path and the names; registers of this kind respond to a number with one word. */
export function createDeviceRegister({
  baseUrl,
  apiKey,
  patienceMs = registerPatienceMs,
  now = Date.now,
}: Options): DeviceRegister {
  const call = createCaller({ breaker: createBreaker(), timeoutMs: patienceMs, tries: 2 })
  const cache = new Map<string, CachedVerdict>()
  const save = (key: string, verdict: RegisterVerdict) => {
    const [oldest] = cache.keys()
    if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest)
    cache.set(key, { verdict, expiresAt: now() + retentionMs })
  }
  const requestVerdict = async ({ kind, value }: DeviceIdentifier) => {
    const response = await call({
      method: 'POST',
      url: `${baseUrl}/v1/checks`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ [kind]: value }),
      isRepeatable: true,
    })
    return response.ok ? readJson(response.value, verdictIn) : response
  }
  return {
    check: async (device): Promise<Result<RegisterVerdict, ProviderFailure>> => {
      const key = `${device.kind} ${device.value}`
      const cached = cache.get(key)
      if (cached && cached.expiresAt > now()) return ok(cached.verdict)
      cache.delete(key)
      const result = await requestVerdict(device)
      if (result.ok) save(key, result.value)
      return result
    },
  }
}

function verdictIn(value: unknown): RegisterVerdict | undefined {
  const fields = fieldsOf(value)
  const status = fields && textIn(fields, 'status')
  return registerVerdicts.find(verdict => verdict === status)
}
