import type { Sms } from '#providers/sms/sms.ts'
import type { Message } from '#store/outbox.ts'
import type { Seal } from '#store/seal.ts'
import { readSms } from '../identity/emails.ts'
import { smsText } from './sms-text.ts'

type Deps = {
  readonly seal: Pick<Seal, 'open'>
  readonly sms: Sms
  readonly now: () => Date
}

/** Handles `sms`: sends the code by SMS, unless it has expired. */
export function makeSendSms({ seal, sms, now }: Deps) {
  return async ({ id, payload }: Message): Promise<void> => {
    const { phone, market, sealed, until } = readSms(payload)
    if (until !== undefined && Date.parse(until) <= now().getTime()) return
    await sms({ id, phone, market, text: smsText[market].code(seal.open(sealed)) })
  }
}
