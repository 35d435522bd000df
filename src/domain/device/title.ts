import type { Configuration, Product } from './device.ts'

/** Brand and model, then colour (smartphones only, if not already in the name), storage and the grade label (Spec 9.4). */
export function displayTitle(product: Product, gradeWord: string): string {
  return joined([
    fullName(product),
    colorOf(product),
    knownStorage(product.configuration),
    gradeWord,
  ])
}

/** 'Apple iPhone 13, 128 GB'. */
export function shortTitle(product: Product): string {
  return joined([fullName(product), knownStorage(product.configuration)])
}

/** A storage of NA or N/A counts as missing (Spec 9.4). */
export function knownStorage({ storage }: Configuration): string | undefined {
  return storage === undefined || /^\s*(n\/?a)?\s*$/i.test(storage) ? undefined : storage
}

function fullName({ model }: Product) {
  return `${model.brand} ${model.name}`
}

function colorOf({ model, configuration }: Product): string | undefined {
  const color = configuration.color?.name
  if (model.type !== 'SMARTPHONE' || color === undefined) return undefined
  return model.name.toLowerCase().includes(color.toLowerCase()) ? undefined : color
}

function joined(parts: readonly (string | undefined)[]) {
  return parts.filter(Boolean).join(', ')
}
