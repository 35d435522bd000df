import type { makeCancelClaim } from '#services/warranty/cancel-claim.ts'
import type { makeListWarranties, makeViewWarranty } from '#services/warranty/list-warranties.ts'
import type { makeMoveClaim } from '#services/warranty/move-claim.ts'
import type { makeOpenClaim } from '#services/warranty/open-claim.ts'
import type {
  makeOpenClaimLabel,
  makeOpenClaimPhoto,
  makeViewClaim,
} from '#services/warranty/view-claim.ts'

/** The guarantees and warranties of a member's devices, and sending one in. */
export type Warranting = {
  readonly listWarranties: ReturnType<typeof makeListWarranties>
  readonly viewWarranty: ReturnType<typeof makeViewWarranty>
  readonly openClaim: ReturnType<typeof makeOpenClaim>
  readonly viewClaim: ReturnType<typeof makeViewClaim>
  readonly cancelClaim: ReturnType<typeof makeCancelClaim>
  readonly openClaimLabel: ReturnType<typeof makeOpenClaimLabel>
  readonly openClaimPhoto: ReturnType<typeof makeOpenClaimPhoto>
  readonly moveClaim: ReturnType<typeof makeMoveClaim>
}
