import { type Address, toVariant } from '#domain/address/address.ts'
import type { SavedAddress } from '#domain/address/saved-address.ts'
import { toServerNew, toServerUpdate } from '#domain/address/to-server.ts'
import type { Market } from '#domain/market/market.ts'

export type SavingAnswer =
  | { readonly kind: 'saved'; readonly address: SavedAddress }
  /** The name of the field in forms. */
  | { readonly kind: 'invalid-field'; readonly field: string }
  | { readonly kind: 'too-many-addresses'; readonly max: number }
  | { readonly kind: 'unreachable' }

const timeoutMs = 10_000

function urlOf(market: Market) {
  return `/api/addresses/?market=${market}`
}

/** Throws if the response is not readable: the page offers to retry. */
export async function fetchAddresses(
  market: Market,
  signal: AbortSignal,
): Promise<readonly SavedAddress[]> {
  const [{ addressOfWire, savedAddressesSchema }, response] = await Promise.all([
    import('#contract/address.ts'),
    fetch(urlOf(market), { signal }),
  ])
  const { items } = savedAddressesSchema.parse(await response.json())
  return items.map(item => addressOfWire(item, market))
}

/** A new address is wrapped, a changed one carries its own id and its owner (Spec 7.1). Never throws. */
export async function saveAddress(
  market: Market,
  address: Address,
  existing?: { readonly id: string; readonly userId: string },
): Promise<SavingAnswer> {
  try {
    const variant = toVariant(address)
    const response = await fetch(urlOf(market), {
      method: existing ? 'PUT' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(existing ? toServerUpdate(variant, existing) : toServerNew(variant)),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answerOf(response.ok, await response.json(), market)
  } catch {
    return { kind: 'unreachable' }
  }
}

async function answerOf(isOk: boolean, body: unknown, market: Market): Promise<SavingAnswer> {
  const [{ addressOfWire, fieldOfWire, savedAddressSchema }, { problemSchema }] = await Promise.all(
    [import('#contract/address.ts'), import('#contract/problem.ts')],
  )
  if (isOk) return { kind: 'saved', address: addressOfWire(savedAddressSchema.parse(body), market) }
  const { status, code, field, max } = problemSchema.parse(body)
  if (status === 422 && field !== undefined)
    return { kind: 'invalid-field', field: fieldOfWire(field) }
  if (code === 'too-many-addresses' && max !== undefined) return { kind: code, max }
  return { kind: 'unreachable' }
}
