import { dayIn } from '#domain/device/day.ts'
import { maskedIban } from '#domain/field/patterns/iban.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { lastDayToAnswer } from '#domain/sell/sale-due.ts'
import { writeCode } from '#domain/voucher/voucher-code.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { VoucherStore } from '#store/voucher/vouchers.ts'
import type { InspectionLetter } from '../mail/inspection-letter.ts'
import type { VoucherCodes } from '../voucher/voucher-codes.ts'
import type { InspectionNews } from './inspection-news.ts'
import type { InspectionStores } from './inspection-stores.ts'
import { partWords } from './word-finding.ts'

type Means = Pick<
  InspectionStores,
  'runner' | 'reader' | 'history' | 'inspections' | 'payouts' | 'seal' | 'tokens'
> & { readonly vouchers: Pick<VoucherStore, 'bySource'>; readonly codes: VoucherCodes }

/** `path` opens the sale without signing in. */
type Told = Omit<InspectionLetter, 'link' | 'company'> & {
  readonly recipient: string
  readonly path: string
}

/** For mails, never for a request: undefined where there is nothing to tell any more, or nobody to tell it to. */
export function makeTellInspection(means: Means) {
  return async (saleId: string, news: InspectionNews): Promise<Told | undefined> => {
    const sale = await means.reader.byId(means.runner, saleId)
    if (!sale || sale.email === '') return undefined
    if (news === 'second-reminder' && sale.state !== 'second-offer') return undefined
    const { market, number, senderName, title: device, email: recipient } = sale
    return {
      market,
      name: senderName ?? '',
      number,
      device,
      news,
      recipient,
      path: buildUrl(market, 'sale-details', [number], [['token', means.tokens.tokenOf(saleId)]]),
      ...(await factsOf(means, sale, news)),
    }
  }
}

export type TellInspection = ReturnType<typeof makeTellInspection>

type Facts = Pick<InspectionLetter, 'secondOffer' | 'payout' | 'reasons' | 'sentBack' | 'takenOver'>

async function factsOf(means: Means, sale: StoredSale, news: InspectionNews): Promise<Facts> {
  const { runner, inspections } = means
  switch (news) {
    case 'second-offer':
    case 'second-reminder':
      return secondOfferOf(means, sale)
    case 'inspected':
    case 'second-accepted':
    case 'paid':
    case 'payout-refused':
      return payoutOf(means, sale)
    case 'rejected':
      return { reasons: await inspections.reasonsOf(runner, sale.id) }
    case 'sent-back': {
      const sentBack = await inspections.sentBack(runner, sale.id)
      return sentBack ? { sentBack: { ...sentBack, carrier: names[sentBack.carrier] } } : {}
    }
    case 'recycled':
    case 'surrendered': {
      const takenOver = await inspections.takenOver(runner, sale.id)
      return takenOver ? { takenOver } : {}
    }
    case 'fetched':
    case 'quarantined':
    case 'declined':
    case 'lapsed':
    case 'returned':
      return {}
  }
}

const names = { sameday: 'Sameday', econt: 'Econt', gls: 'GLS', courier: '' } as const

async function secondOfferOf(
  { history }: Means,
  { id, market, currency, offerMinor, secondOfferMinor }: StoredSale,
): Promise<Facts> {
  if (offerMinor === null || secondOfferMinor === null) return {}
  const [findings, steps] = await Promise.all([history.findings(id), history.steps(id)])
  const madeAt = steps.find(({ state }) => state === 'second-offer')?.at
  if (!madeAt) throw new Error(`sale ${id} has a second offer that was never made`)
  return {
    secondOffer: {
      first: { minor: offerMinor, currency },
      second: { minor: secondOfferMinor, currency },
      lines: findings.map(({ part, declared, found, amountMinor }) => ({
        part: partWords(market, part),
        declared,
        found,
        amount: { minor: amountMinor, currency },
      })),
      answerBy: lastDayToAnswer(dayIn(market, madeAt)),
    },
  }
}

async function payoutOf(
  { runner, payouts, vouchers, codes, seal }: Means,
  { id, ibanSealed }: StoredSale,
): Promise<Facts> {
  const payout = await payouts.ofSale(runner, id)
  if (!payout) return {}
  const { amountMinor: minor, currency, method, dueOn } = payout
  const voucher = method === 'voucher' ? await vouchers.bySource(runner, 'payout', id) : undefined
  return {
    payout: {
      amount: { minor, currency },
      dueOn,
      ...(method === 'bank' &&
        ibanSealed !== null && { account: maskedIban(seal.open(ibanSealed)) }),
      ...(voucher && { voucherCode: writeCode(codes.codeOf(voucher.id)) }),
    },
  }
}
