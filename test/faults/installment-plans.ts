import { randomUUID } from 'node:crypto'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { call, portOf } from './buyers.ts'
import { deliveryOf, phonesOf, type Stall, type Way } from './market-orders.ts'
import type { PayingStage } from './paying-stage.ts'

export type Plan = NonNullable<OrderRequestOnWire['payment']['plan']>

export type Row = {
  readonly type: string
  readonly availability: { readonly kind: string }
  readonly plans: readonly { readonly schemeId: string; readonly numberOfInstallments: number }[]
  readonly children: readonly Row[]
}

/** The plans that the shop's own page would offer for this cart, by method; requested once each. */
export function makePlanBook({ ports }: Pick<PayingStage, 'ports'>) {
  const rowsByCart = new Map<string, Promise<readonly Row[]>>()
  return async (
    method: string,
    stalls: readonly Stall[],
    way: Way,
    choose: (count: number) => number,
  ): Promise<Plan | undefined> => {
    const key = [way, ...stalls.map(({ listing }) => listing)].join(' ')
    const known = rowsByCart.get(key) ?? requestRows(ports, stalls, way)
    rowsByCart.set(key, known)
    const row = (await known).find(({ type }) => type === method)
    return row && planIn(row, choose)
  }
}

/** One of the plans of a row; `undefined` for a method without plans. */
export function planIn(row: Row, choose: (count: number) => number): Plan | undefined {
  const option = row.plans[choose(row.plans.length)]
  return option && planOf(row.type, option.schemeId, option.numberOfInstallments)
}

async function requestRows(
  ports: readonly number[],
  stalls: readonly Stall[],
  way: Way,
): Promise<readonly Row[]> {
  const market = stalls[0]?.market ?? 'ro'
  const body = {
    cartId: randomUUID(),
    market,
    phones: phonesOf(stalls),
    accessories: [],
    giftWrap: 'plain',
    customerType: 'personal',
    delivery: deliveryOf(market, way),
  }
  for (let at = 0; at < 20; at += 1) {
    const response = await call(
      portOf(ports, at),
      'POST',
      '/api/payment-rows/',
      JSON.stringify(body),
    )
    if (response.status !== 200) continue
    const rows = response.body.rows as readonly Row[]
    return rows.flatMap(row => [row, ...row.children])
  }
  return []
}

function planOf(method: string, schemeId: string, installments: number): Plan {
  if (method === 'oney')
    return { kind: 'oney', installments: installments === 4 ? 4 : 3, hasConsented: true }
  if (method.startsWith('cofidis'))
    return {
      kind: 'cofidis',
      schemeId,
      installments,
      downPaymentMinor: 0,
      contact: 'online',
      tac: true,
      gdpr: true,
    }
  return { kind: 'tbi', schemeId, installments, hasConsented: true }
}
