/** The configuration of the Oney widget (Spec 7.3). */
export type OneyWidget = {
  readonly scriptUrl: string
  readonly merchantGuid: string
  readonly merchantName: string
  readonly website: string
}

/** 3XP for three installments, 4XP for four (Spec 7.3). */
export const oneyTransactionCodes = { 3: '3XP', 4: '4XP' } as const
