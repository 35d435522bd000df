import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Paying } from '#http/shop.ts'
import type { Warranting } from '#http/warranting.ts'
import { makeOpenInboundLabel } from '#services/inbound/open-inbound-label.ts'
import { makeCancelClaim } from '#services/warranty/cancel-claim.ts'
import { makeFollowClaimParcel } from '#services/warranty/follow-claim-parcel.ts'
import { makeListWarranties, makeViewWarranty } from '#services/warranty/list-warranties.ts'
import { makeMoveClaim } from '#services/warranty/move-claim.ts'
import { makeOpenClaim } from '#services/warranty/open-claim.ts'
import {
  makeOpenClaimLabel,
  makeOpenClaimPhoto,
  makeViewClaim,
} from '#services/warranty/view-claim.ts'
import type { WarrantyStores } from '#services/warranty/warranty-stores.ts'
import type { Database } from '#store/database.ts'
import { inTransaction, retried } from '#store/transaction.ts'
import { makeBooking } from './make-inbound.ts'

type Known = Pick<Paying, 'requestRefund'> & {
  readonly settingsOf: (market: Market) => MarketSettings
}

const tries = 3

/** The services for the warranties of a member's devices and for their claims. */
export function makeWarranties(
  { pool }: Pick<Database, 'pool'>,
  { settingsOf, requestRefund }: Known,
  { now = () => new Date() }: { readonly now?: () => Date },
) {
  const stores: WarrantyStores = {
    sql: pool,
    transaction: work => retried(tries, () => inTransaction(pool, [], work)),
    booking: makeBooking(now),
    settingsOf,
    now,
  }
  const warranting: Warranting = {
    listWarranties: makeListWarranties(stores),
    viewWarranty: makeViewWarranty(stores),
    openClaim: makeOpenClaim(stores),
    viewClaim: makeViewClaim(stores),
    cancelClaim: makeCancelClaim(stores),
    openClaimLabel: makeOpenClaimLabel(stores, makeOpenInboundLabel({ sql: pool })),
    openClaimPhoto: makeOpenClaimPhoto(stores),
    moveClaim: makeMoveClaim({ ...stores, requestRefund }),
  }
  return { warranting, follow: makeFollowClaimParcel() }
}
