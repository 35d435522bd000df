import { absoluteUrl, type Bases } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'
import type { Mailer } from '#providers/mail/mailer.ts'
import type { MailStore } from '#store/mail.ts'
import type { Message } from '#store/outbox.ts'
import { type SaleNews, saleNews } from '../sell/sale-news.ts'
import type { TellSale, ToldSale } from '../sell/tell-sale.ts'
import { writeSaleLetter } from './write-sale-letter.ts'

type Means = {
  readonly tellSale: TellSale
  readonly mail: Pick<MailStore, 'write' | 'markSent'>
  readonly mailer: Mailer
  readonly bases: Bases
  readonly companyOf: (market: Market) => Company
}

/**
 * Handles `sale-news {saleId, news}`: the mail is written under the message's id and sent; called again, it is sent at
 * most once more. Who has accepted meanwhile is not reminded, whose offer is there already waits for nobody, and nothing goes to who is erased.
 */
export function makeSendSaleLetter({ tellSale, mail, mailer, bases, companyOf }: Means) {
  return async ({ id, payload }: Message): Promise<void> => {
    const news = saleNews.find(each => each === payload.news)
    if (!news) throw new Error(`no letter about "${String(payload.news)}"`)
    const told = await tellSale(String(payload.saleId))
    if (!told || told.view.email === '') return
    const { view } = told
    const { market, email: recipient } = view
    if (isOffer(news) && view.state !== 'offered') return
    if (news === 'person-looks' && view.state !== 'draft') return
    const link = absoluteUrl(bases[market], pathOf(told, news))
    const written = writeSaleLetter({ view, news, link, company: companyOf(market) })
    const letter = { id, orderId: null, market, recipient, ...written }
    if ((await mail.write(letter)) === 'already-sent') return
    await mailer(letter)
    await mail.markSent(id)
  }
}

function isOffer(news: SaleNews): boolean {
  return news === 'offered' || news === 'offered-by-person' || news === 'ends-soon'
}

/** Within the market. */
function pathOf({ view: { market, number }, token }: ToldSale, news: SaleNews): string {
  if (news === 'expired' || news === 'withdrawn') return buildUrl(market, 'sell')
  if (!isOffer(news) && news !== 'person-looks')
    return buildUrl(market, 'sale-details', [number], [['token', token]])
  const pairs = [
    ['sale', number],
    ['token', token],
  ] as const
  return buildUrl(market, 'sell-step', ['offer'], pairs)
}
