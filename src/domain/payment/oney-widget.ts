/** Spec 7.3: what configuration tells of Oney's widget. */
export type OneyWidget = {
  readonly scriptUrl: string
  readonly merchantGuid: string
  readonly merchantName: string
  readonly website: string
}

/** Spec 7.3: 3XP for three installments, 4XP for four. */
export const oneyTransactionCodes = { 3: '3XP', 4: '4XP' } as const
