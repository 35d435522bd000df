import type { LoyaltyView, TurningRefusal } from '#domain/loyalty/loyalty-view.ts'
import { categoryPath } from '#domain/market/build-url.ts'
import type { Day } from '#domain/time/day.ts'
import type { LoyaltyText } from '#text/loyalty/page/ro.ts'
import { useLoyaltyText } from '#web/text/use-loyalty-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'
import { AccountFrame } from './account-frame.tsx'
import { InviteFriends } from './invite-friends.tsx'
import { LoyaltyRules } from './loyalty-rules.tsx'
import { PointBalance } from './point-balance.tsx'
import { PointHistory } from './point-history.tsx'
import { TurnPointsForm } from './turn-points-form.tsx'
import { VoucherList } from './voucher-list.tsx'

type LoyaltyScreenProps = {
  readonly benefits: LoyaltyView
  readonly formKey: string
  /** What the member did a moment ago. */
  readonly outcome: keyof LoyaltyText['outcomes'] | undefined
  /** The code of an invitation that the member can accept. */
  readonly invitation?: string
  readonly today: Day
  readonly refused: { readonly points: string; readonly refusal: TurningRefusal } | undefined
}

/** The points a member earned by buying and selling, what they are worth, and the rules. */
export function LoyaltyScreen(props: LoyaltyScreenProps) {
  const { benefits, formKey, outcome, invitation, today, refused } = props
  const { title, outcomes } = useLoyaltyText()
  const { settings, usable, vouchers, steps, invitations } = benefits
  const hasAnything = steps.length > 0 || vouchers.length > 0
  return (
    <AccountFrame title={title} current="loyalty">
      <div className="grid gap-5">
        {outcome && (
          <Alert tone={outcome === 'not-invited' ? 'warning' : 'success'} announce="polite">
            {outcomes[outcome]}
          </Alert>
        )}
        {invitation !== undefined && <AcceptInvitation code={invitation} settings={settings} />}
        {hasAnything ? <PointBalance benefits={benefits} /> : <NoPoints />}
        {usable >= settings.smallestVoucher && (
          <TurnPointsForm key={formKey} {...{ usable, settings, formKey, refused }} />
        )}
        {hasAnything && <VoucherList {...{ vouchers, today }} />}
        {invitations && <InviteFriends {...{ invitations, settings }} />}
        {steps.length > 0 && <PointHistory steps={steps} />}
        <LoyaltyRules settings={settings} />
      </div>
    </AccountFrame>
  )
}

function NoPoints() {
  const { empty } = useLoyaltyText()
  const { base, market } = useMarket()
  return (
    <EmptyState
      title={empty.title}
      action={<ButtonLink href={base + categoryPath(market, 'phones')}>{empty.toShop}</ButtonLink>}
    >
      {empty.text}
    </EmptyState>
  )
}
