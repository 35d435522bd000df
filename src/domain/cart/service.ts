import { ok, type Result, refuse } from '#domain/result.ts'
import type { Cart } from './cart.ts'
import { changePhone, type NoSuchPhone, phoneOf } from './edit.ts'

export type ServiceRefusal =
  | NoSuchPhone
  | { readonly kind: 'service-not-available'; readonly serviceId: string }

/** Selecting an extra service replaces any other service of the same type (Spec 4.6). */
export function selectExtraService(
  cart: Cart,
  phoneId: string,
  serviceId: string,
): Result<Cart, ServiceRefusal> {
  const phone = phoneOf(cart, phoneId)
  if (!phone) return refuse({ kind: 'no-such-phone', phoneId })
  const service = phone.availableExtraServices.find(offer => offer.id === serviceId)
  if (!service) return refuse({ kind: 'service-not-available', serviceId })
  return ok(
    changePhone(cart, phoneId, line => ({
      ...line,
      selectedExtraServices: [
        ...line.selectedExtraServices.filter(selected => selected.type !== service.type),
        service,
      ],
    })),
  )
}

/** Deselecting removes the service (Spec 4.6). */
export function deselectExtraService(cart: Cart, phoneId: string, serviceId: string): Cart {
  return changePhone(cart, phoneId, line => ({
    ...line,
    selectedExtraServices: line.selectedExtraServices.filter(({ id }) => id !== serviceId),
  }))
}
