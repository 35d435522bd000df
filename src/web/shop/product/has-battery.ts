import type { ProductPage } from '#domain/device/listing.ts'

/** Consoles without a battery are the only devices sold here that have none. */
export function hasBattery({
  product,
  specification,
}: Pick<ProductPage, 'product' | 'specification'>): boolean {
  return product.model.type !== 'CONSOLE' || specification.battery !== undefined
}
