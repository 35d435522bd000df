/** Of a claim in SQL what the domain says of its state (src/domain/warranty/claim-state.ts). */
export const isClaimUnderWay = (claim: string): string =>
  `${claim}.state not in ('closed', 'cancelled', 'expired')`
