import type { FormEvent } from 'react'
import { phoneRules } from '#domain/field/contact-rules.ts'
import { digitsOnly } from '#domain/field/digits-only.ts'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { CaptchaBox } from '#web/form/captcha-box.tsx'
import { codeRules, sixDigits } from '#web/form/entry-rules.ts'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useContactText } from './contact-text.ts'
import { RefusedAlert } from './refused-alert.tsx'

type PhoneSectionProps = { readonly refusal: SettingsRefusal | undefined }

/** First the number, then the code that was sent to it. */
export function PhoneSection({ refusal }: PhoneSectionProps) {
  const sentCode = refusalOf(refusal, 'phone-code')
  return sentCode ? (
    <CodeForm {...sentCode} key="code" />
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
  const send = (event: FormEvent) => {
    if (!form.submit()) event.preventDefault()
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      {refused && form.attempt === 0 && (
        <RefusedAlert
          title={message(refused.reason)}
          about={{ location: 'settings-phone', errorType: refused.reason.kind, ...about }}
        />
      )}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <p className="mb-4 text-ink-2">{text.text}</p>
      <input type="hidden" name="intent" value="phone" />
      <div className="grid max-w-90 gap-4">
        <TextInput
          {...form.field('phone')}
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          filter={digitsOnly}
        />
        {refused?.reason.kind === 'captcha-needed' && <CaptchaBox />}
      </div>
      <Button type="submit" size="small" className="mt-5">
        {text.ask}
      </Button>
    </form>
  )
}

function CodeForm({ phone, reason }: Refused<'phone-code'>) {
  const { phone: text } = useAccountText().settings
  const { market, base } = useMarket()
  const form = useForm({
    location: 'settings-phone-code',
    initial: { code: '' },
    rules: { code: codeRules },
    labels: { code: text.code },
    errorText: (_, error) => (error.kind === 'required' ? undefined : text.codeError),
  })
  const send = (event: FormEvent) => {
    if (!form.submit()) event.preventDefault()
  }
  return (
    <form method="post" noValidate onSubmit={send}>
      {reason && form.attempt === 0 && <RefusedCode reason={reason} />}
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <p role="status" className="mb-4 text-ink-2">
        {text.sent(phone)}
      </p>
      <input type="hidden" name="intent" value="phone-code" />
      <input type="hidden" name="phone" value={phone} />
      <div className="grid max-w-90 gap-4">
        <TextInput
          {...form.field('code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          filter={sixDigits}
        />
        {reason?.kind === 'captcha-needed' && <CaptchaBox />}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" size="small">
          {text.save}
        </Button>
        <TextLink href={`${base}${buildUrl(market, 'settings')}#phone`}>{text.other}</TextLink>
      </div>
    </form>
  )
}

type RefusedCodeProps = Required<Pick<Refused<'phone-code'>, 'reason'>>

function RefusedCode({ reason }: RefusedCodeProps) {
  const { phone: text } = useAccountText().settings
  const message = useContactText()
  const about = { location: 'settings-phone-code', field: 'code', fieldLabel: text.code }
  return <RefusedAlert title={message(reason)} about={{ ...about, errorType: reason.kind }} />
}
