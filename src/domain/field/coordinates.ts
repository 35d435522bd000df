function isWithin(bound: number, degrees: number) {
  return degrees >= -bound && degrees <= bound
}

/** Spec 5.2: within -90 to 90. NaN is outside. */
export function isLatitude(degrees: number): boolean {
  return isWithin(90, degrees)
}

/** Spec 5.2: within -180 to 180. NaN is outside. */
export function isLongitude(degrees: number): boolean {
  return isWithin(180, degrees)
}
