import { alertModule } from '#services/alert/module.ts'
import { cacheModule } from '#services/cache/module.ts'
import { catalogueModule } from '#services/catalogue/module.ts'
import { cloudModule } from '#services/cloud/module.ts'
import { contentModule } from '#services/content/module.ts'
import { figuresModule } from '#services/figures/module.ts'
import { identityModule } from '#services/identity/module.ts'
import { inboundModule } from '#services/inbound/module.ts'
import { invoiceModule } from '#services/invoice/module.ts'
import { loyaltyModule } from '#services/loyalty/module.ts'
import { mailModule } from '#services/mail/module.ts'
import type { Handler, Module } from '#services/module.ts'
import { orderModule } from '#services/order/module.ts'
import { paymentModule } from '#services/payment/module.ts'
import { payoutModule } from '#services/payout/module.ts'
import { photoModule } from '#services/photo/module.ts'
import { placesModule } from '#services/places/module.ts'
import { retentionModule } from '#services/retention/module.ts'
import { returnModule } from '#services/return/module.ts'
import { reviewModule } from '#services/review/module.ts'
import { sealingModule } from '#services/sealing/module.ts'
import { settingModule } from '#services/setting/module.ts'
import { shipmentModule } from '#services/shipment/module.ts'
import { slipModule } from '#services/slip/module.ts'
import { tradeInModule } from '#services/trade-in/module.ts'
import { voucherModule } from '#services/voucher/module.ts'
import { warrantyModule } from '#services/warranty/module.ts'
import { wayBackModule } from '#services/way-back/module.ts'
import { type OutboxTopic, outboxTopics } from '#store/outbox-topic.ts'

const modules: readonly Module[] = [
  paymentModule,
  orderModule,
  invoiceModule,
  shipmentModule,
  inboundModule,
  placesModule,
  catalogueModule,
  cacheModule,
  alertModule,
  identityModule,
  cloudModule,
  contentModule,
  photoModule,
  reviewModule,
  figuresModule,
  voucherModule,
  loyaltyModule,
  returnModule,
  warrantyModule,
  tradeInModule,
  payoutModule,
  slipModule,
  wayBackModule,
  mailModule,
  sealingModule,
  retentionModule,
  settingModule,
]

export const jobs = modules.flatMap(module => module.jobs ?? [])
export const loops = modules.flatMap(module => module.loops ?? [])

/** The handler of each topic. */
export const handlers = foldHandlers(modules, outboxTopics)

/** Throws if a topic has no handler, or two. */
export function foldHandlers(
  modules: readonly Module[],
  topics: readonly OutboxTopic[],
): Readonly<Record<OutboxTopic, Handler>> {
  const entries = modules.flatMap(({ outbox = {} }) => Object.entries(outbox))
  for (const topic of topics) {
    const count = entries.filter(([name]) => name === topic).length
    if (count !== 1) throw new Error(`The outbox topic "${topic}" has ${count} handlers, not one.`)
  }
  return Object.fromEntries(entries) as Record<OutboxTopic, Handler>
}
