import type { ProductPage } from '#domain/device/listing.ts'

/** Consoles without one are the only devices sold here that have no battery. */
export const hasBattery = ({
  product,
  specification,
}: Pick<ProductPage, 'product' | 'specification'>): boolean =>
  product.model.type !== 'CONSOLE' || specification.battery !== undefined
