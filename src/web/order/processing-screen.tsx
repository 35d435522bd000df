import type { OrderView } from '#domain/order/order-view.ts'
import { type OrderLink, processingPath, type SeenStatus } from '#domain/order/status-path.ts'
import { lenderOf } from '#domain/payment/methods.ts'
import type { Day } from '#domain/time/day.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CancelButton } from './cancel-button.tsx'
import { ContinueButton } from './continue-button.tsx'
import { DifferenceScreen } from './difference-screen.tsx'
import { OrderOver } from './order-over.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentPage } from './payment-page.tsx'
import { quick, useStatus } from './use-status.ts'
import { useStatusRedirect } from './use-way-on.ts'

type ProcessingScreenProps = {
  readonly order: OrderView
  readonly link: OrderLink
  readonly status: SeenStatus
  readonly today: Day
}

/** The page a customer returns to: it waits, shows for what, and continues automatically. */
export function ProcessingScreen(props: ProcessingScreenProps) {
  const { order, link, status: first, today } = props
  const { status = first, lastResponse, pollNow } = useStatus(link, first, quick)
  useStatusRedirect(link, first, status)
  const text = useWaitingText(status)
  if (status.kind === 'over') return <OrderOver link={link} reason={status.reason} />
  if (status.kind === 'difference')
    return <DifferenceScreen {...{ order, link, status, today }} onNoRedirect={pollNow} />
  const waiting = status.kind === 'waiting' ? status : undefined
  const isOpen = waiting?.on === 'shopper'
  return (
    <PaymentPage title={text.title}>
      <p role="status">{text.text}</p>
      {lastResponse !== 'stands' && <NoResponse />}
      {isOpen && <ContinueButton link={link} method={waiting.method} onNoRedirect={pollNow} />}
      {waiting && <PaymentFacts order={order} {...waiting} today={today} />}
      <NextLinks link={link} email={order.contact.email} isOpen={isOpen} />
    </PaymentPage>
  )
}

/** When the payment has ended the page is about to be left, so the text is empty. */
function useWaitingText(status: SeenStatus) {
  const { processing } = useText().order
  if (status.kind !== 'waiting') return { title: processing.title, text: '' }
  const lender = lenderOf(status.method)?.name
  switch (status.on) {
    case 'shopper':
      return { title: processing.openTitle, text: processing.open(lender) }
    case 'shop':
      return { title: processing.byShopTitle, text: processing.byShop }
    case 'provider':
      return { title: processing.title, text: processing.confirming(lender) }
  }
}

function NoResponse() {
  const { processing } = useText().order
  return (
    <Alert tone="warning" announce="polite">
      {processing.retrying}
    </Alert>
  )
}

type NextLinksProps = {
  readonly link: OrderLink
  readonly email: string
  readonly isOpen: boolean
}

/** Without JavaScript a link reloads the page. */
function NextLinks({ link, email, isOpen }: NextLinksProps) {
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
