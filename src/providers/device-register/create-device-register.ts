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
const maxStored = 1_000

type Stored = { readonly verdict: RegisterVerdict; readonly until: number }

/** Unconfirmed: the path and the names; registers of this kind respond to a number with one word. */
export function createDeviceRegister({
  baseUrl,
  apiKey,
  patienceMs = registerPatienceMs,
  now = Date.now,
}: Options): DeviceRegister {
  const call = createCaller({ breaker: createBreaker(), timeoutMs: patienceMs, tries: 2 })
  const stored = new Map<string, Stored>()
  const save = (key: string, verdict: RegisterVerdict) => {
    const [oldest] = stored.keys()
    if (stored.size >= maxStored && oldest !== undefined) stored.delete(oldest)
    stored.set(key, { verdict, until: now() + retentionMs })
  }
  const ask = async ({ kind, value }: DeviceIdentifier) => {
    const answered = await call({
      method: 'POST',
      url: `${baseUrl}/v1/checks`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ [kind]: value }),
      isRepeatable: true,
    })
    return answered.ok ? readJson(answered.value, verdictIn) : answered
  }
  return {
    check: async (device): Promise<Result<RegisterVerdict, ProviderFailure>> => {
      const key = `${device.kind} ${device.value}`
      const known = stored.get(key)
      if (known && known.until > now()) return ok(known.verdict)
      stored.delete(key)
      const request = await ask(device)
      if (request.ok) save(key, request.value)
      return request
    },
  }
}

function verdictIn(value: unknown): RegisterVerdict | undefined {
  const fields = fieldsOf(value)
  const status = fields && textIn(fields, 'status')
  return registerVerdicts.find(verdict => verdict === status)
}
