import type { Market } from '#domain/market/market.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { demoStaffEmailOf } from '#store/seeds/seed-staff.ts'

/** Who of the demo's staff did what. */
export const inspector = actorOf({ email: demoStaffEmailOf('inspection') })
export const cashier = actorOf({ email: demoStaffEmailOf('finance') })
export const supporter = actorOf({ email: demoStaffEmailOf('support') })
export const packer = actorOf({ email: demoStaffEmailOf('orders') })

/** The examples of the ISO 13616 registry: nobody's accounts. */
export const accounts: Readonly<Record<Market, string>> = {
  ro: 'RO49AAAA1B31007593840000',
  bg: 'BG80BNBG96611020345678',
  hu: 'HU42117730161111101800000000',
  gr: 'GR1601101250000000012300695',
}
