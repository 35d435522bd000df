import { useEffect, useRef } from 'react'
import { phoneRules } from '#domain/field/contact-rules.ts'
import { digitsOnly } from '#domain/field/digits-only.ts'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { codeRules, sixDigits } from '#web/form/entry-rules.ts'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useContactText } from './contact-text.ts'
import { RefusedAlert } from './refused-alert.tsx'
import { SettingsForm } from './settings-form.tsx'

type PhoneSectionProps = { readonly refusal: SettingsRefusal | undefined }

/** First the number, then the code that was sent to it. */
export function PhoneSection({ refusal }: PhoneSectionProps) {
  const sentCode = refusalOf(refusal, 'phone-code')
  return sentCode ? (
    <CodeForm sentCode={sentCode} key="code" />
  ) : (
    <NumberForm refused={refusalOf(refusal, 'phone')} key="number" />
  )
}

type Refused<Form extends SettingsRefusal['form']> = Extract<SettingsRefusal, { form: Form }>

function NumberForm({ refused }: { readonly refused: Refused<'phone'> | undefined }) {
  const { phone: text } = useAccountText().settings
  const { market } = useMarket()
  const message = useContactText()
  const form = useForm({
    location: 'settings-phone',
    initial: { phone: refused?.phone ?? '' },
    rules: { phone: phoneRules(market) },
    labels: { phone: text.phone },
  })
  const about = { field: 'phone', fieldLabel: text.phone }
  return (
    <SettingsForm
      form={form}
      intent="phone"
      refused={refused}
      alert={
        refused && (
          <RefusedAlert
            title={message(refused.reason)}
            about={{ location: 'settings-phone', errorType: refused.reason.kind, ...about }}
          />
        )
      }
      submit={text.ask}
    >
      <p className="mb-4 text-ink-2">{text.text}</p>
      <div className="grid max-w-90 gap-4">
        <TextInput
          {...form.field('phone')}
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          filter={digitsOnly}
        />
      </div>
    </SettingsForm>
  )
}

type CodeFormProps = { readonly sentCode: Refused<'phone-code'> }

function CodeForm({ sentCode }: CodeFormProps) {
  const { phone, reason } = sentCode
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const { phone: text } = useAccountText().settings
  const { market, base } = useMarket()
  const form = useForm({
    location: 'settings-phone-code',
    initial: { code: '' },
    rules: { code: codeRules },
    labels: { code: text.code },
    errorText: (_, error) => (error.kind === 'required' ? undefined : text.codeError),
  })
  return (
    <SettingsForm
      form={form}
      intent="phone-code"
      refused={sentCode}
      alert={reason && <RefusedCode reason={reason} />}
      submit={text.save}
      beside={
        <TextLink href={`${base}${buildUrl(market, 'settings')}#phone`}>{text.other}</TextLink>
      }
    >
      <p role="status" className="mb-4 text-ink-2">
        {text.sent(phone)}
      </p>
      <input type="hidden" name="phone" value={phone} />
      <div ref={place} className="grid max-w-90 gap-4">
        <TextInput
          {...form.field('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          filter={sixDigits}
        />
      </div>
    </SettingsForm>
  )
}

type RefusedCodeProps = Required<Pick<Refused<'phone-code'>, 'reason'>>

function RefusedCode({ reason }: RefusedCodeProps) {
  const { phone: text } = useAccountText().settings
  const message = useContactText()
  const about = { location: 'settings-phone-code', field: 'code', fieldLabel: text.code }
  return <RefusedAlert title={message(reason)} about={{ ...about, errorType: reason.kind }} />
}
