import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { inspectionUpdates } from '../trade-in/inspection-update.ts'
import type { NotifyInspection } from '../trade-in/notify-inspection.ts'
import { writeInspectionEmail } from './write-inspection-email.ts'

type Deps = {
  readonly notifyInspection: NotifyInspection
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
}

/**
 * Handles `inspection-news`: writes the email under the message's id and sends it; a repeated call sends it at most
 * once more. A seller who has answered meanwhile gets no reminder, and an erased seller gets no email.
 */
export function makeSendInspectionEmail({
  notifyInspection,
  mail,
  mailer,
  bases,
  companyOf,
}: Deps) {
  return async ({ id, payload }: Message): Promise<void> => {
    const update = inspectionUpdates.find(each => each === payload.news)
    if (!update) throw new Error(`no letter about "${String(payload.news)}"`)
    const reported = await notifyInspection(String(payload.saleId), update)
    if (!reported) return
    const { recipient, path, ...facts } = reported
    const { market } = facts
    const link = absoluteUrl(bases[market], path)
    const written = writeInspectionEmail({ ...facts, link, company: companyOf(market) })
    const email = { id, orderId: null, market, recipient, ...written }
    if ((await mail.write(email)) === 'already-sent') return
    await mailer(email)
    await mail.markSent(id)
  }
}
