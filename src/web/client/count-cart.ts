/** Counts phones, batteries and accessories, without the gift wrap; 0 for an expired cart and for anything else. */
export function countIn(text: string | undefined, now: number): number {
  const cart = fieldsOf(parsed(text))
  if (typeof cart.expireAt !== 'number' || now >= cart.expireAt) return 0
  const phones = listIn(cart.phoneCart)
  const soldWithThem = phones.flatMap(phone => listIn(fieldsOf(phone).deviceAccessories))
  const accessories = [...listIn(cart.accessoryCart), ...soldWithThem]
  const withoutGiftWrap = accessories.filter(
    accessory => fieldsOf(accessory).isWrappingTax !== true,
  )
  return phones.length + listIn(cart.batteryCart).length + withoutGiftWrap.length
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
