import type { PaymentMethodId } from '#domain/payment/method.ts'
import { createVoucherCodes } from '#services/voucher/voucher-codes.ts'
import { aMember, type IdentityApp, identityApp } from './identity.ts'
import { aTradeInThatCame, inspectionReport, officeOn, wornReport } from './inspections.ts'
import { anEasyboxOrder, sendOrder, shelfUnits } from './order-cases.ts'
import {
  type OnlineOrder,
  openSandbox,
  type PayingShop,
  payingShop,
  press,
  startPaying,
} from './paying-shop.ts'
import { acceptance, aReadyTradeIn, playedRegister, setBase, tradeInsOn } from './trade-ins.ts'
import { spending } from './vouchers.ts'

/** A phone of 1,500 lei, paid by voucher, is worth × 1.08 (sell.md, Price). */
export const promised = 162_000

const codes = createVoucherCodes('a secret of the tests')

export type Member = Awaited<ReturnType<typeof aMember>>
export type TradeIn = Awaited<ReturnType<typeof tradeIn>>

/** A shop where members trade in phones for vouchers and buy with them, with two processes and one sandbox. */
export async function tradeInShop(databaseUrl: string) {
  const sandbox = await openSandbox()
  const shop = await payingShop(databaseUrl, sandbox)
  const api = await identityApp(databaseUrl, { deviceRegister: playedRegister })
  const { rows } = shop
  await setBase(rows, 'ro', 150_000)
  const office = officeOn(api)
  const ana = await aMember(api)
  return {
    sandbox,
    shop,
    api,
    rows,
    office,
    ana,
    /** A trade-in accepted for a voucher; `hasArrived` unless its parcel is still to be sent. */
    tradeIn: (member: Member = ana, hasArrived = true) => tradeIn(api, shop, member, hasArrived),
    /** An order of a phone between two prices, paid by vouchers and the rest by `type`. */
    spend: (vouchers: readonly VoucherUse[], over: SpendOptions = {}) =>
      spend(shop, ana, vouchers, over),
    inspectAsDeclared: ({ number, imei }: TradeIn) =>
      office(number, 'inspection', inspectionReport(imei)),
    /** A light scratch on the case: 1,500 × 0.96 × 1.08 = 1,555.20, rounded down to 5 lei (sell.md). */
    acceptLess: async (sale: TradeIn) => {
      const worn = await wornReport(rows, sale.imei)
      await office(sale.number, 'inspection', worn)
      return answerSecondOffer(api, sale, ana, 'accept')
    },
    decline: async (sale: TradeIn) => {
      const worn = await wornReport(rows, sale.imei)
      await office(sale.number, 'inspection', worn)
      return answerSecondOffer(api, sale, ana, 'decline')
    },
    payByCard: async (order: OnlineOrder, button = 'approve') => {
      const started = await startPaying(shop, order, { method: 'card' })
      await press(started.body.url, button)
      await shop.settle()
      return started.status
    },
    close: async () => {
      await Promise.all([shop.close(), api.close()])
      await sandbox.close()
    },
  }
}

export type TradeInShop = Awaited<ReturnType<typeof tradeInShop>>

async function tradeIn(
  api: IdentityApp,
  { rows }: PayingShop,
  member: Member,
  hasArrived: boolean,
) {
  const sale = hasArrived
    ? await aTradeInThatCame(api, rows, member.cookie, { payout: 'voucher' })
    : await acceptedTradeIn(api, member)
  const [voucher] = await rows<{ id: string }>(
    `select v.id from voucher v join sale s on s.id::text = v.source_subject where s.number = $1`,
    sale.number,
  )
  if (!voucher) throw new Error('The trade-in has no voucher.')
  return { ...sale, voucherId: voucher.id, code: codes.codeOf(voucher.id) }
}

async function acceptedTradeIn(api: IdentityApp, member: Member) {
  const sale = await aReadyTradeIn(api, member.cookie)
  await tradeInsOn(api).ask('PUT', `${sale.url}/payout/`, { payout: 'voucher' }, member)
  await sale.accept(acceptance())
  return sale
}

function answerSecondOffer(
  api: IdentityApp,
  { url }: TradeIn,
  member: Member,
  decision: 'accept' | 'decline',
) {
  return tradeInsOn(api).ask('POST', `${url}/second-offer/`, { answer: decision }, member)
}

type VoucherUse = { readonly code: string; readonly pays: number }
type SpendOptions = {
  readonly type?: PaymentMethodId | ''
  readonly between?: readonly [number, number]
  readonly cookie?: string | undefined
}

/** RO, to an easybox: 14.99 delivery, and a 9.99 fee to pay there (markets.md). */
async function spend(
  { api, rows }: PayingShop,
  ana: Member,
  vouchers: readonly VoucherUse[],
  { type = '', between: [from, to] = [50_000, 140_000], cookie = ana.cookie }: SpendOptions,
) {
  const [shelf] = await shelfUnits(rows, 'ro', from, to)
  if (!shelf) throw new Error('The shelf is empty.')
  const total = shelf.price + 1_499 + (type === 'cardAtLocker' ? 999 : 0)
  const paid = vouchers.reduce((sum, { pays }) => sum + pays, 0)
  const toPay = Math.max(0, total - paid)
  const body = await anEasyboxOrder(rows, [shelf], {
    payment: { type, tac: true, newsletter: false },
    shownTotal: { minor: total, currency: 'RON' },
  })
  const response = await sendOrder(api, spending(body, vouchers, toPay), {
    headers: { origin: 'https://shop.example', ...(cookie && { cookie }) },
  })
  const [order] = await rows<{ id: string }>(
    'select id from orders where number = $1',
    response.body.number,
  )
  return {
    status: response.status,
    code: response.body.code,
    number: response.body.number,
    token: response.body.token,
    id: order?.id ?? '',
    totalMinor: total,
    toPay,
    unitIds: [shelf.unit],
  }
}
