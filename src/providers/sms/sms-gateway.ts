import { createBreaker } from '../breaker.ts'
import { createCaller, type Patience } from '../call.ts'
import type { Sms } from './sms.ts'

/** `sender` is shown on the phone: a number, or up to eleven letters. */
export type SmsGateway = {
  readonly url: string
  readonly token: string
  readonly sender: string
}

/**
 * Any gateway that accepts `{ id, from, to, text }` as JSON with a bearer token. It is called once: a text message sent
 * twice costs twice, so retries are left to the outbox. `id` lets the gateway detect a repetition.
 */
export function createSmsGateway({ url, token, sender }: SmsGateway, patience: Patience = {}): Sms {
  const call = createCaller({ breaker: createBreaker(), ...patience })
  return async ({ id, phone, text }) => {
    const result = await call({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ id, from: sender, to: phone, text }),
      isRepeatable: false,
    })
    if (!result.ok) throw new Error(`the text was not taken: ${result.refusal.kind}`)
  }
}
