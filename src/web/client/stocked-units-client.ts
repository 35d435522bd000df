import { listOf, oneOf, optional, shape, text, wholeNumber } from '#domain/cart/narrow.ts'
import { type UnitView, unitViews, type Wear, wears } from '#domain/device/grading.ts'
import type { Market } from '#domain/market/market.ts'

/** A device in stock. `code` is that of its passport, the battery in percent. */
export type ShownUnit = {
  readonly unitId: string
  readonly code?: string
  readonly batteryHealth?: number
  readonly display?: Wear
  readonly casing?: Wear
  readonly views: readonly UnitView[]
}

/** `undefined` if the response is not readable. */
export async function fetchStockedUnits(
  market: Market,
  listingId: string,
  signal?: AbortSignal,
): Promise<readonly ShownUnit[] | undefined> {
  try {
    const response = await fetch(
      `/api/listings/${encodeURIComponent(listingId)}/units/?${new URLSearchParams({ market })}`,
      { ...(signal && { signal }) },
    )
    return response.ok ? readAnswer(await response.json())?.units : undefined
  } catch {
    return undefined
  }
}

const readAnswer = shape<{ readonly units: readonly ShownUnit[] }>({
  units: listOf(
    shape<ShownUnit>({
      unitId: text,
      code: optional(text),
      batteryHealth: optional(wholeNumber),
      display: optional(oneOf(wears)),
      casing: optional(oneOf(wears)),
      views: listOf(oneOf(unitViews)),
    }),
  ),
})
