import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { inspectionNews } from '../sell/inspection-news.ts'
import type { TellInspection } from '../sell/tell-inspection.ts'
import { writeInspectionLetter } from './write-inspection-letter.ts'

type Means = {
  readonly tellInspection: TellInspection
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
}

/**
 * Handles `inspection-news`: the mail is written under the message's id and sent; called again, it is sent at most once
 * more. Who has answered meanwhile is not reminded, and nothing goes to who is erased.
 */
export function makeSendInspectionLetter({
  tellInspection,
  mail,
  mailer,
  bases,
  companyOf,
}: Means) {
  return async ({ id, payload }: Message): Promise<void> => {
    const news = inspectionNews.find(each => each === payload.news)
    if (!news) throw new Error(`no letter about "${String(payload.news)}"`)
    const told = await tellInspection(String(payload.saleId), news)
    if (!told) return
    const { recipient, path, ...facts } = told
    const { market } = facts
    const link = absoluteUrl(bases[market], path)
    const written = writeInspectionLetter({ ...facts, link, company: companyOf(market) })
    const letter = { id, orderId: null, market, recipient, ...written }
    if ((await mail.write(letter)) === 'already-sent') return
    await mailer(letter)
    await mail.markSent(id)
  }
}
