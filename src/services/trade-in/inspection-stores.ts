import type { TradeInStores } from './trade-in-stores.ts'

/** The dependencies of the services that inspect a device, pay for it or send it back. */
export type InspectionStores = TradeInStores & {}
