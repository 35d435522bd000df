import type { AccountName } from '#web/form/use-account-form.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { RefusedAlert } from './refused-alert.tsx'

export type RefusedAccount = {
  /** The invalid fields of a submitted account; none if it came too late. */
  readonly account?: readonly AccountName[]
  /** The maximum number of open trade-ins for one bank account, which is reached. */
  readonly maxOpen?: number | undefined
}

type AccountResultProps = {
  readonly isAccountSaved: boolean
  readonly refused: RefusedAccount | undefined
}

/** The result of changing the payout account of a trade-in. */
export function AccountResult({ isAccountSaved, refused }: AccountResultProps) {
  const { account } = useReturningText().one
  const { full } = useTradeInText().delivery.refused
  if (refused?.maxOpen !== undefined)
    return (
      <RefusedAlert
        title={full.title}
        about={{ location: 'sale-account', errorType: 'too-many-open' }}
      >
        {full.iban(refused.maxOpen)}
      </RefusedAlert>
    )
  if (refused?.account?.length === 0)
    return (
      <RefusedAlert
        title={account.refused}
        about={{ location: 'sale-account', errorType: 'too-late' }}
      />
    )
  if (refused || !isAccountSaved) return undefined
  return <Alert tone="success" announce="polite" title={account.saved} />
}
