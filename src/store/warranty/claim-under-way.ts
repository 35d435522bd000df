/** Of a claim in SQL what the domain says of its state (src/domain/warranty/claim-state.ts). */
export function isClaimUnderWay(claim: string): string {
  return `${claim}.state not in ('closed', 'cancelled', 'expired')`
}
