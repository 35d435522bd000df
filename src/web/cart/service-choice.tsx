import type { ExtraService, PhoneLine } from '#domain/cart/line.ts'
import { deselectExtraService, selectExtraService } from '#domain/cart/service.ts'
import { ok } from '#domain/result.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { PillRadios } from '#web/ui/pill-radios.tsx'
import { lengthOfService } from './service-text.ts'

type ServiceChoiceProps = {
  readonly legend: string
  readonly phone: PhoneLine
  /** The services to choose from, all of one type. */
  readonly services: readonly ExtraService[]
  readonly editCart: CartInUse['editCart']
}

const none = 'none'

/** One service per type; choosing none removes the chosen one (Spec 4.6). */
export function ServiceChoice({ legend, phone, services, editCart }: ServiceChoiceProps) {
  const { cart } = useText()
  const format = useFormatPrice()
  const chosen = chosenOf(phone, services)
  const choose = (value: string) =>
    editCart(edited =>
      value === none
        ? ok(chosen ? deselectExtraService(edited, phone.id, chosen.id) : edited)
        : selectExtraService(edited, phone.id, value),
    )
  const offers = services.map(service => ({
    value: service.id,
    label: `${lengthOfService(cart, service)} · ${format.total(service.price)}`,
  }))
  return (
    <PillRadios
      legend={legend}
      pills={[{ value: none, label: cart.without }, ...offers]}
      value={chosen?.id ?? none}
      onChange={choose}
    />
  )
}

export function chosenOf(
  phone: PhoneLine,
  services: readonly ExtraService[],
): ExtraService | undefined {
  return services.find(({ id }) => phone.selectedExtraServices.some(selected => selected.id === id))
}
