/** The SQL form of the domain's rule about a claim's state (src/domain/warranty/claim-state.ts). */
export function isClaimUnderWay(claim: string): string {
  return `${claim}.state not in ('closed', 'cancelled', 'expired')`
}
