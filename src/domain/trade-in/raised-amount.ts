/** In minor units; `null` where there is no such offer. */
type Offers = { readonly offerMinor: number | null; readonly secondOfferMinor: number | null }

/**
 * What is paid for a device found better than declared, in minor units: the lines add up to the difference from the
 * offer. `undefined` if nothing was found otherwise, or if there was a second offer (sell.md, Rulings, Paid upwards).
 */
export function raisedMinor(
  { offerMinor, secondOfferMinor }: Offers,
  findings: readonly { readonly amountMinor: number }[],
): number | undefined {
  if (offerMinor === null || secondOfferMinor !== null || findings.length === 0) return undefined
  return findings.reduce((sum, { amountMinor }) => sum + amountMinor, offerMinor)
}
