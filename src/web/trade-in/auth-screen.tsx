import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { useBusy } from '#web/form/use-busy.ts'
import { SignInRoom } from '#web/identity/sign-in-room.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { TradeInFrame } from './trade-in-frame.tsx'

type AuthScreenProps = {
  readonly tradeIn: TradeInView
  /** The member is signed in with another account than the one the trade-in belongs to. */
  readonly isOtherAccount: boolean
  /** Where the trade-in continues, within the market. */
  readonly next: string
  readonly socialWays: readonly SocialWay[]
  /** The address that the link of the offer's email has proven, if it has no account yet. */
  readonly provenEmail: string | undefined
}

/** Sign in or register, on the same page (sell.md, auth). */
export function AuthScreen({
  tradeIn,
  isOtherAccount,
  next,
  socialWays,
  provenEmail,
}: AuthScreenProps) {
  const { auth: text } = useTradeInText()
  const { base, market } = useMarket()
  return (
    <TradeInFrame step="auth" tradeIn={tradeIn}>
      {isOtherAccount ? (
        <Alert
          tone="warning"
          title={text.anothers.title}
          action={
            <ButtonLink size="small" href={base + buildUrl(market, 'logout')}>
              {text.anothers.leave}
            </ButtonLink>
          }
        >
          {text.anothers.text}
        </Alert>
      ) : (
        <>
          {provenEmail !== undefined && <Proven email={provenEmail} />}
          <p className="mb-5 max-w-[60ch]">{text.lead}</p>
          <Card padding="roomy" className="max-w-120">
            <SignInRoom next={next} socialWays={socialWays} email={tradeIn.email} />
          </Card>
        </>
      )}
    </TradeInFrame>
  )
}

/** The seller came from the email of the offer: the account needs no other proof of the address. */
function Proven({ email }: { readonly email: string }) {
  const { proven } = useTradeInText().auth
  const [isBusy, setBusy] = useBusy()
  return (
    <Card padding="roomy" className="mb-6 max-w-120">
      <h2 className="text-heading">{proven.title}</h2>
      <p className="mt-2 mb-4 [overflow-wrap:anywhere]">{proven.text(email)}</p>
      <form method="post" onSubmit={() => setBusy(true)}>
        <Button type="submit" full busy={isBusy}>
          {proven.submit}
        </Button>
      </form>
    </Card>
  )
}
