import type { AfterRefresh } from '#domain/cart/after-refresh.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { accessoriesOf } from '#domain/cart/edit.ts'
import type { PaymentRefusal } from '#domain/payment/choose.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { RefusalResponse } from '#web/client/order-client.ts'
import type { ShopRefusals } from './checkout-context.tsx'
import type { PlacingMessage } from './placing-message.ts'

/** The message about a refused order, and the step that is reopened for it. */
export type AfterRefusal = {
  readonly message: PlacingMessage
  readonly reopen?: NonNullable<ShopRefusals['field']>
  readonly payment?: { readonly method: PaymentMethodId; readonly reason: PaymentRefusal }
}

type Situation = {
  /** `undefined` if vouchers pay all. */
  readonly method?: PaymentMethodId
  readonly cart: Cart
  readonly refresh: () => Promise<AfterRefresh>
}

const unsent: AfterRefusal = { message: { kind: 'unsent' } }

/**
 * Every refusal is explained to the customer with a way to continue (quality.md "Attacks", seen from an honest
 * customer's side).
 */
export async function afterRefusal(
  refusal: RefusalResponse,
  { method, cart, refresh }: Situation,
): Promise<AfterRefusal> {
  switch (refusal.kind) {
    case 'cart-changed':
    case 'promo-refused':
    case 'empty-cart':
      return { message: { kind: 'cart-changed', alert: (await refresh()).alert } }
    case 'unit-unavailable':
      return { message: { kind: 'sold', names: namesOf(cart, refusal.lineIds) } }
    case 'payment-refused':
      if (!method) return unsent
      return {
        message: { kind: 'payment-refused', method },
        // No field is marked as invalid: the row itself says why.
        reopen: { step: 'payment-method', field: '' },
        payment: { method, reason: refusal.reason },
      }
    case 'vouchers-changed':
    case 'voucher-refused':
      return {
        message: { kind: 'vouchers-changed' },
        reopen: { step: 'payment-method', field: '' },
      }
    case 'pickup-point-unavailable':
      return {
        message: { kind: 'point-gone' },
        reopen: { step: 'delivery-address', field: 'lockerId' },
      }
    case 'invalid-field': {
      const { step, field } = refusal
      return step === 'cart'
        ? { message: { kind: 'cart-changed', alert: (await refresh()).alert } }
        : { message: { kind: 'step', step }, reopen: { step, field } }
    }
    case 'too-many-units':
      return { message: { kind: 'too-many-units', max: refusal.max } }
    case 'cart-ordered':
      return { message: { kind: 'cart-ordered' } }
    case 'completion-in-progress':
      return { message: { kind: 'in-progress' } }
    case 'key-reused':
      return unsent
  }
}

/** The lines by their names in the cart. */
function namesOf(cart: Cart, lineIds: readonly string[]): string[] {
  return [
    ...cart.phoneCart.filter(({ id }) => lineIds.includes(id)).map(({ naming }) => naming.title),
    ...accessoriesOf(cart)
      .filter(({ lineId }) => lineIds.includes(lineId))
      .map(({ name }) => name),
  ]
}
