import type { ProductPage } from '#domain/device/listing.ts'

/** Consoles without one are the only devices sold here that have no battery. */
export function hasBattery({
  product,
  specification,
}: Pick<ProductPage, 'product' | 'specification'>): boolean {
  return product.model.type !== 'CONSOLE' || specification.battery !== undefined
}
