import { buildUrl } from '#domain/market/build-url.ts'
import type { FindRefusal } from '#domain/return/find-refusal.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { FindOrderForm } from './find-order-form.tsx'

type FindOrderScreenProps = {
  /** The order number, as far as it is known. */
  readonly number: string
  readonly refusal: FindRefusal | undefined
}

/** Withdrawal without signing in, with the order number and the email address of the order (Rules of trade, Law 1). */
export function FindOrderScreen(props: FindOrderScreenProps) {
  const { find, list } = useReturningText()
  const { base, market } = useMarket()
  return (
    <MemberFrame current="returns" title={find.title} isMember={false}>
      <p className="mb-5 text-ink-2">{find.lead}</p>
      <Card padding="roomy">
        <FindOrderForm {...props} text={find} />
      </Card>
      <ul className="mt-5 grid gap-2">
        <li>
          <TextLink
            href={base + buildUrl(market, 'login', [], [['next', buildUrl(market, 'return')]])}
            className="inline-block min-h-6"
          >
            {find.signIn}
          </TextLink>
        </li>
        <li>
          <TextLink
            href={base + buildUrl(market, 'return-address')}
            className="inline-block min-h-6"
          >
            {list.howItTravels}
          </TextLink>
        </li>
      </ul>
    </MemberFrame>
  )
}
