import { useState } from 'react'
import { useLocation } from 'react-router'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import { SettingsForm } from './settings-form.tsx'

type EraseFormProps = {
  readonly hasPassword: boolean
  readonly email?: string
  readonly refusal: SettingsRefusal | undefined
}

const location = 'settings-erase'

/** Needs a second step and a proof of identity: nobody erases their account by accident. */
export function EraseForm({ refusal, ...proof }: EraseFormProps) {
  const { erase: text } = useAccountText().settings
  const refused = refusalOf(refusal, 'erase')
  const [isOpen, setOpen] = useState(refused !== undefined)
  const { key: response } = useLocation()
  return (
    <>
      {refused && <Refused reason={refused.reason} key={response} />}
      <p className="text-ink-2">{text.text}</p>
      <p className="mt-2 font-semibold">{text.warning}</p>
      <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)} className="mt-3">
        <summary className="inline-flex min-h-10 cursor-pointer items-center rounded-[4px] font-semibold text-rust underline underline-offset-3">
          {text.open}
        </summary>
        <ProofForm {...proof} refused={refused} />
      </details>
    </>
  )
}

type ProofFormProps = Omit<EraseFormProps, 'refusal'> & {
  readonly refused: Extract<SettingsRefusal, { form: 'erase' }> | undefined
}

function ProofForm({ hasPassword, email, refused }: ProofFormProps) {
  const { erase: text } = useAccountText().settings
  const asksPassword = hasPassword && email !== undefined
  const label = asksPassword ? text.password : text.typeWord(text.word)
  const form = useForm({
    location,
    initial: { confirmation: '' },
    rules: { confirmation: { required: true } },
    labels: { confirmation: label },
    // The label already says what to write.
    errorText: () => label,
  })
  return (
    <SettingsForm
      form={form}
      intent="erase"
      refused={refused}
      submit={text.confirm}
      buttonClass="bg-rust hover:bg-rust/85"
      className="max-w-90 pt-2"
    >
      <TextInput
        {...form.field('confirmation')}
        name="confirmation"
        {...(asksPassword
          ? { type: 'password', autoComplete: 'current-password' }
          : { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false })}
      />
    </SettingsForm>
  )
}

type Reason = Extract<SettingsRefusal, { form: 'erase' }>['reason']

function Refused({ reason }: { readonly reason: Reason }) {
  const { erase: text } = useAccountText().settings
  const about = { location, errorType: reason.kind }
  if (reason.kind !== 'under-way')
    return <RefusedAlert title={text.errors[reason.kind]} about={about} />
  const { orders, tradeIns } = reason
  return (
    <RefusedAlert title={text.underWay} about={about}>
      {orders.length > 0 && (
        <UnderWay
          numbers={orders}
          page="my-purchases"
          title={text.orders}
          explanation={text.ordersText}
        />
      )}
      {tradeIns.length > 0 && (
        <UnderWay
          numbers={tradeIns}
          page="sale-details"
          title={text.sales}
          explanation={text.tradeInsText}
        />
      )}
    </RefusedAlert>
  )
}

type UnderWayProps = {
  readonly numbers: readonly string[]
  readonly page: 'my-purchases' | 'sale-details'
  readonly title: string
  readonly explanation: string
}

/** What must end before the account can be erased, each with its page. */
function UnderWay({ numbers, page, title, explanation }: UnderWayProps) {
  const { base, market } = useMarket()
  return (
    <div className="mt-2">
      <p className="font-semibold">{title}</p>
      <ul className="my-1 flex flex-wrap gap-x-4">
        {numbers.map(number => (
          <li key={number}>
            <TextLink
              href={base + buildUrl(market, page, [number])}
              className="inline-block min-h-6"
            >
              {number}
            </TextLink>
          </li>
        ))}
      </ul>
      <p>{explanation}</p>
    </div>
  )
}
