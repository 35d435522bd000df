import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import type { NotifyReturn } from '../return/notify-return.ts'
import type { ReturnUpdate } from './return-email.ts'
import { writeReturnEmail } from './write-return-email.ts'

type Deps = {
  readonly notifyReturn: NotifyReturn
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
}

/**
 * Handles the messages about a return: writes the email under the message's id and sends it; a repeated call sends
 * it at most once more. No reminder is sent if the parcel is on its way meanwhile, and an erased customer gets no
 * email.
 */
export function makeSendReturnEmail({ notifyReturn, mail, mailer, bases, companyOf }: Deps) {
  return async (message: Message): Promise<void> => {
    const reported = await notifyReturn(String(message.payload.returnId))
    if (!reported || reported.recipient === '') return
    const { view, name, recipient, orderId, token } = reported
    if (message.topic === 'return-reminder' && view.state !== 'approved') return
    const path = buildUrl(view.market, 'return', [view.number], [['t', token]])
    const written = writeReturnEmail({
      view,
      name,
      news: updateOf(message),
      company: companyOf(view.market),
      link: absoluteUrl(bases[view.market], path),
    })
    const { id } = message
    const email = { id, orderId, market: view.market, recipient, ...written }
    if ((await mail.write(email)) === 'already-sent') return
    await mailer(email)
    await mail.markSent(id)
  }
}

function updateOf({ topic, payload }: Message): ReturnUpdate {
  switch (topic) {
    case 'return-requested':
    case 'return-reminder':
    case 'return-received':
    case 'return-settled':
      return { kind: topic }
    case 'return-rejected':
      return { kind: topic, why: String(payload.reason) }
  }
  throw new Error(`no letter about "${topic}"`)
}
