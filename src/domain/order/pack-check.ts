/** A device of an order as a scanner reads it: keyed digests of its serial number and its IMEI. */
export type PackedUnit = { readonly serialHash: string | null; readonly imeiHash: string | null }

export type PackRefusal =
  /** A scanned device is not one of the order; `scanned` counts from 0. */
  | { readonly kind: 'wrong-device'; readonly scanned: number }
  /** Not every device of the order was scanned. */
  | { readonly kind: 'device-missing'; readonly count: number }

/** Whether exactly the devices that were sold lie on the table, each scanned once or more. */
export function packRefusal(
  units: readonly PackedUnit[],
  scanned: readonly string[],
): PackRefusal | undefined {
  const wrong = scanned.findIndex(hash => !units.some(unit => isOf(unit, hash)))
  if (wrong >= 0) return { kind: 'wrong-device', scanned: wrong }
  const missing = units.filter(unit => !scanned.some(hash => isOf(unit, hash)))
  return missing.length > 0 ? { kind: 'device-missing', count: missing.length } : undefined
}

function isOf({ serialHash, imeiHash }: PackedUnit, hash: string): boolean {
  return hash === serialHash || hash === imeiHash
}
