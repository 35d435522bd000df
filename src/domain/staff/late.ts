/** After so many days without a step something is late; what has a date of its own is late after that. */
export const lateAfterDays = {
  'parcel-without-scan': 4,
  'device-to-inspect': 3,
  'second-offer-unanswered': 10,
  'parcel-to-us': 7,
} as const
