/** What a seller is written about (sell.md: every transition is mailed). */
export type SaleNews =
  | 'offered'
  | 'offered-by-person'
  | 'accepted'
  | 'label-ready'
  | 'ends-soon'
  | 'expired'
  | 'received'
  | 'cancelled'
