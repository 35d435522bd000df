import type { Day } from '#domain/device/day.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import { type OrderLink, processingPath, type SeenStanding } from '#domain/order/standing-path.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CancelButton } from './cancel-button.tsx'
import { ContinueButton } from './continue-button.tsx'
import { DifferenceScreen } from './difference-screen.tsx'
import { OrderOver } from './order-over.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentPage } from './payment-page.tsx'
import { providerName } from './provider-name.ts'
import { quick, useStanding } from './use-standing.ts'
import { useWayOn } from './use-way-on.ts'

type ProcessingScreenProps = {
  readonly order: OrderView
  readonly link: OrderLink
  readonly standing: SeenStanding
  readonly today: Day
}

/** Where a shopper comes back to: it waits, says for what, and goes on by itself. */
export function ProcessingScreen(props: ProcessingScreenProps) {
  const { order, link, standing: first, today } = props
  const { standing = first, said, askNow } = useStanding(link, first, quick)
  useWayOn(link, first, standing)
  const words = useWaitingWords(link, standing)
  if (standing.kind === 'over') return <OrderOver link={link} reason={standing.reason} />
  if (standing.kind === 'difference')
    return <DifferenceScreen {...{ order, link, standing, today }} onGoing={askNow} />
  const waiting = standing.kind === 'waiting' ? standing : undefined
  const isOpen = waiting?.on === 'shopper'
  return (
    <PaymentPage title={words.title}>
      <p role="status">{words.text}</p>
      {said !== 'stands' && <NoAnswer />}
      {isOpen && <ContinueButton link={link} method={waiting.method} onGoing={askNow} />}
      {waiting && <PaymentFacts order={order} {...waiting} today={today} />}
      <WaysOn link={link} email={order.contact.email} isOpen={isOpen} />
    </PaymentPage>
  )
}

/** Once it has ended the page is about to be left: then nothing more is said. */
function useWaitingWords({ market }: OrderLink, standing: SeenStanding) {
  const { processing } = useText().order
  if (standing.kind !== 'waiting') return { title: processing.title, text: '' }
  const provider = providerName(market, standing.method) ?? ''
  switch (standing.on) {
    case 'shopper':
      return { title: processing.openTitle, text: processing.open(provider) }
    case 'shop':
      return { title: processing.byShopTitle, text: processing.byShop }
    case 'provider':
      return { title: processing.title, text: processing.confirming(provider) }
  }
}

function NoAnswer() {
  const { processing } = useText().order
  return (
    <Notice tone="warning" announce="polite">
      {processing.retrying}
    </Notice>
  )
}

type WaysOnProps = {
  readonly link: OrderLink
  readonly email: string
  readonly isOpen: boolean
}

/** Without scripts the page is asked for again by its own link. */
function WaysOn({ link, email, isOpen }: WaysOnProps) {
  const { processing } = useText().order
  const { base } = useMarket()
  return (
    <>
      {!isOpen && (
        <p className="text-meta text-ink-2 [overflow-wrap:anywhere]">
          {processing.mayLeave(email)}
        </p>
      )}
      <p>
        <TextLink href={base + processingPath(link)}>{processing.checkAgain}</TextLink>
      </p>
      {isOpen && <CancelButton link={link} />}
    </>
  )
}
