import {
  bringsMoney,
  isReturnUnderWay as isUnderWay,
  type ReturnState,
  returnStates,
} from '#domain/return/return-state.ts'

/** The SQL form of the domain's rule about a return's state (src/domain/return/return-state.ts). */
export function isReturnUnderWay(orderReturn: string): string {
  return `${orderReturn}.state in (${statesThat(isUnderWay)})`
}

/** Under way, and a refund is expected. */
export function isRefundAhead(orderReturn: string): string {
  return `${orderReturn}.state in (${statesThat(state => isUnderWay(state) && bringsMoney(state))})`
}

function statesThat(rule: (state: ReturnState) => boolean): string {
  return returnStates
    .filter(rule)
    .map(state => `'${state}'`)
    .join(', ')
}
