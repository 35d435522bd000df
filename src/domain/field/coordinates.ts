const isWithin = (bound: number, degrees: number) => degrees >= -bound && degrees <= bound

/** Spec 5.2: within -90 to 90. NaN is outside. */
export const isLatitude = (degrees: number): boolean => isWithin(90, degrees)

/** Spec 5.2: within -180 to 180. NaN is outside. */
export const isLongitude = (degrees: number): boolean => isWithin(180, degrees)
