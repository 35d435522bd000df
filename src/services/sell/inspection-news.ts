/** What a seller is written about from the arrival of their device on (sell.md: every transition is mailed). */
export const inspectionUpdates = [
  'quarantined',
  'inspected',
  'second-offer',
  'second-reminder',
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
