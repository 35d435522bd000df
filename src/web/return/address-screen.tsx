import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { ThreadEvent } from '#web/ui/thread-event.tsx'

type AddressScreenProps = { readonly company: Company; readonly isMember: boolean }

/** The shop's address for returns, and how to send them. */
export function AddressScreen({ company, isMember }: AddressScreenProps) {
  const { address: text } = useReturningText()
  const { base, market } = useMarket()
  return (
    <MemberFrame current="returns" title={text.title} isMember={isMember}>
      <p className="mb-5 max-w-[60ch] text-ink-2">{text.lead}</p>
      <div className="grid gap-5">
        <Card padding="roomy">
          <h2 className="text-[1.375rem]">{text.steps}</h2>
          <ol className="mt-4">
            {text.stepList.map(([title, note]) => (
              <ThreadEvent key={title} {...{ title, note }} />
            ))}
          </ol>
          <ButtonLink href={base + buildUrl(market, 'return')} className="mt-5">
            {text.start}
          </ButtonLink>
        </Card>
        <Card padding="roomy">
          <h2 className="text-[1.375rem]">{text.shop}</h2>
          <address className="mt-2 not-italic">
            <p className="font-semibold">{company.name}</p>
            <p>{company.address}</p>
          </address>
          <Alert tone="warning" className="mt-4">
            {text.warning}
          </Alert>
        </Card>
      </div>
    </MemberFrame>
  )
}
