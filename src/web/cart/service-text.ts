import { type ExtraService, isSecondInsuranceTab } from '#domain/cart/line.ts'
import type { CartText } from '#text/cart/page/ro.ts'

/** A service's key ends with its length in months: warranty_24, Ad_Th_12. */
function monthsOf(key: string): number | undefined {
  const [, months] = /_(\d{1,3})$/.exec(key) ?? []
  return months === undefined ? undefined : Number(months)
}

/** The label of a choice: "+24 de luni". */
export function lengthOfService(cart: CartText, service: ExtraService): string {
  const months = monthsOf(service.key)
  if (months === undefined) return kindOfService(cart, service)
  return service.type === 'EXTRA_WARRANTY' ? cart.moreMonths(months) : cart.months(months)
}

/** The label of a separate line: "Garanție extinsă, 24 de luni". */
export function nameOfService(cart: CartText, service: Pick<ExtraService, 'type' | 'key'>) {
  const months = monthsOf(service.key)
  const kind = kindOfService(cart, service)
  return months === undefined ? kind : cart.serviceOf(kind, cart.months(months))
}

function kindOfService(cart: CartText, service: Pick<ExtraService, 'type' | 'key'>): string {
  switch (service.type) {
    case 'EXTRA_WARRANTY':
      return cart.warranty
    case 'INSURANCE': {
      const { screenInsurance, accidentInsurance } = cart
      const kind = isSecondInsuranceTab(service) ? accidentInsurance : screenInsurance
      return cart.serviceOf(cart.insurance, kind)
    }
  }
}
