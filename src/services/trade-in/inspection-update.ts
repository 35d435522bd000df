/** The emails to a seller from the arrival of their device on (every transition sends one: sell.md). */
export const inspectionUpdates = [
  'quarantined',
  'locked',
  'lock-reminder',
  'inspected',
  'inspected-more',
  'second-offer',
  'second-reminder',
  'objected',
  'second-look',
  'second-accepted',
  'declined',
  'lapsed',
  'rejected',
  'sent-back',
  'returned',
  'fetched',
  'recycled',
  'surrendered',
  'paid',
  'payout-refused',
] as const
export type InspectionUpdate = (typeof inspectionUpdates)[number]
