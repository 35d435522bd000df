import { buildUrl } from '#domain/market/build-url.ts'
import type { Money } from '#domain/money/money.ts'
import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { AddressLink } from './address-link.tsx'
import type { EntryAnswer } from './entry-answer.ts'
import { EntryCard, EntryHeading } from './entry-card.tsx'
import { useEntryPath } from './entry-path.ts'
import { MailSent } from './mail-sent.tsx'
import { OpenLink } from './open-link.tsx'
import { RegisterForm } from './register-form.tsx'
import { useEntry } from './use-entry.ts'

type RegisterScreenProps = {
  readonly response: EntryAnswer | undefined
  readonly next: string
} & (
  | { readonly kind: 'form'; readonly welcome?: WelcomeOffer }
  | { readonly kind: 'proof' | 'email'; readonly token: string }
)

/** The voucher of new customers, and the smallest order it pays. */
type WelcomeOffer = { readonly amount: Money; readonly orderFrom: Money }

export function RegisterScreen(props: RegisterScreenProps) {
  const { register, proof, newEmail } = useIdentityText()
  const { market } = useMarket()
  const pathOf = useEntryPath(props.next)
  const entry = useEntry(pathOf('register'), props.response)
  if (props.kind === 'proof')
    return (
      <OpenLink {...{ entry }} token={props.token} text={proof} anotherPath={pathOf('register')} />
    )
  if (props.kind === 'email') {
    const settings = buildUrl(market, 'settings')
    const paths = { anotherPath: settings, onwardPath: settings }
    return (
      <AddressLink
        {...{ entry, ...paths }}
        name="confirm-email"
        token={props.token}
        text={newEmail}
      />
    )
  }
  const sent = entry.answer?.kind === 'sent' ? entry.answer : undefined
  return (
    <EntryCard title={register.title} step={sent ? 'sent' : 'form'}>
      {sent ? (
        <MailSent sent={sent} onAgain={entry.dismiss} />
      ) : (
        <>
          <EntryHeading title={register.title} lead={register.lead} />
          {props.kind === 'form' && props.welcome && <WelcomeVoucher {...props.welcome} />}
          <RegisterForm entry={entry} />
          <HaveAccount loginPath={pathOf('login')} />
        </>
      )}
    </EntryCard>
  )
}

function HaveAccount({ loginPath }: { readonly loginPath: string }) {
  const { register } = useIdentityText()
  const { base } = useMarket()
  return (
    <p className="mt-5 border-t border-line pt-4 text-[0.9375rem]">
      {register.haveAccount}{' '}
      <TextLink href={base + loginPath} className="inline-block min-h-6 font-semibold">
        {register.toSignIn}
      </TextLink>
    </p>
  )
}

function WelcomeVoucher({ amount, orderFrom }: WelcomeOffer) {
  const { register } = useIdentityText()
  const { shelf } = useFormatPrice()
  return (
    <p className="mb-5 rounded-button bg-jade-tint px-3.5 py-2.5 text-meta font-semibold text-jade-2">
      {register.welcome(shelf(amount), shelf(orderFrom))}
    </p>
  )
}
