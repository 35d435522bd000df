import { contentPages } from '#domain/content/content-page.ts'
import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import { courierOf } from '#domain/delivery/offered.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import { type Market, markets } from '#domain/market/market.ts'
import { isReplacedCurrency } from '#domain/money/legal-tender.ts'
import { paymentMethodIds } from '#domain/payment/method.ts'
import { providerFor } from '#domain/payment/methods.ts'
import { isOfferedTo } from '#domain/payment/offered.ts'
import { ok } from '#domain/result.ts'
import { type Readiness, readinessOf } from '#domain/setting/readiness.ts'
import type { Database } from '#store/database.ts'
import { writeOrigin } from '#store/origin.ts'
import { addUsual, listStates, type StoredState, saveCompany } from '#store/setup/live.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { DeliveryProviders, PaymentProviders } from '../context.ts'

type Companies = Readonly<Partial<Record<Market, Company | undefined>>>

/**
 * Makes an empty database one of a live shop: the usual settings and texts where there are none, and the companies of
 * `companies`. Again, it changes only the companies.
 */
export async function setUpLive({ pool }: Pick<Database, 'pool'>, companies: Companies) {
  await inTransaction(pool, ['setup'], async tx => {
    await addUsual(tx)
    for (const market of markets) {
      const company = companies[market]
      if (company) await saveCompany(tx, market, company)
    }
    return ok(undefined)
  })
  await writeOrigin(pool, { kind: 'live' })
}

type Connected = { readonly payment: PaymentProviders; readonly delivery: DeliveryProviders }

/** What each market has and what it lacks, market by market. */
export async function listReadiness(sql: Sql, connected: Connected): Promise<readonly Readiness[]> {
  const states = await listStates(sql)
  return states.flatMap(state => {
    const { market, shop, company } = state
    return readinessOf(
      {
        ...state,
        ...methodsIn(state, connected),
        company: company ?? undefined,
        hasCarrier: hasCarrier(courierOf[market], connected),
        isLegalTender: shop !== null && !isReplacedCurrency(shop.cart.currency),
      },
      textsOf(market),
    )
  })
}

/** A market whose courier is called by staff needs no adapter. */
function hasCarrier(courier: CourierCarrier, { delivery }: Connected): boolean {
  return courier === 'courier' || delivery[courier] !== undefined
}

function methodsIn({ market, shop }: StoredState, { payment }: Connected) {
  const active = paymentMethodIds.filter(
    id => shop?.payment.active[id] === true && isOfferedTo(id, market, 'personal'),
  )
  const unconnected = active.filter(id => {
    const provider = providerFor(market, id)
    return provider !== undefined && payment[provider] === undefined
  })
  return { methods: active.length, unconnected }
}

/** The texts that a market has to show. */
function textsOf(market: Market): readonly string[] {
  return ['terms', 'privacy', ...contentPages.filter(page => buildUrl(market, page) !== '')]
}
