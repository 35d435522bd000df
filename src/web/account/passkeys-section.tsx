import type { FormEvent } from 'react'
import { refusalOf, type SettingsRefusal } from '#domain/identity/settings-refusal.ts'
import { dayIn, formatLongDay } from '#domain/time/day.ts'
import { createPasskey, type PasskeyCreation, useHasPasskeys } from '#web/client/passkey-browser.ts'
import { usePasskeyAnswer } from '#web/client/use-passkey-answer.ts'
import { useForm } from '#web/form/use-form.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { browserName } from './browser-name.ts'
import { RefusedAlert } from './refused-alert.tsx'
import { SettingsForm } from './settings-form.tsx'

type ShownPasskey = {
  readonly id: string
  /** The browser in which it was made, as it names itself. */
  readonly name: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export type PasskeysProps = {
  readonly passkeys: readonly ShownPasskey[]
  readonly creation: PasskeyCreation
  readonly hasPassword: boolean
  readonly refusal: SettingsRefusal | undefined
}

const location = 'settings-passkeys'

/** The passkeys of a member: to add one, and to remove. The password proves the identity of the member. */
export function Passkeys({ passkeys, creation, hasPassword, refusal }: PasskeysProps) {
  const { passkeys: text } = useAccountText().settings
  return (
    <>
      <p className="text-ink-2">{text.text}</p>
      {passkeys.length === 0 ? (
        <p className="mt-3 text-ink-2">{text.none}</p>
      ) : (
        <ul className="mt-4 grid">
          {passkeys.map(passkey => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className="mt-4 noscript:hidden">
        {useHasPasskeys() ? (
          <AddPasskey
            key={passkeys.length}
            {...{ creation, hasPassword }}
            refused={refusalOf(refusal, 'passkey')}
          />
        ) : (
          <p className="text-ink-2">{text.unsupported}</p>
        )}
      </div>
    </>
  )
}

function Passkey({ passkey }: { readonly passkey: ShownPasskey }) {
  const { passkeys: text, sessions } = useAccountText().settings
  const { market, locale } = useMarket()
  const names = browserName(passkey.name)
  const name = names ? sessions.on(names.browser, names.system) : sessions.unknown
  const day = (instant: Date) => formatLongDay(dayIn(market, instant), locale)
  const { usedAt } = passkey
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-meta text-ink-2">{text.added(day(passkey.createdAt))}</p>
        <p className="text-meta text-ink-2">{usedAt ? text.used(day(usedAt)) : text.never}</p>
      </div>
      <form method="post">
        <input type="hidden" name="passkey" value={passkey.id} />
        <Button
          type="submit"
          size="small"
          tone="quiet"
          name="intent"
          value="remove-passkey"
          aria-label={text.removeOf(name)}
        >
          {text.remove}
        </Button>
      </form>
    </li>
  )
}

type Refused = Extract<SettingsRefusal, { form: 'passkey' }>

type AddPasskeyProps = Pick<PasskeysProps, 'creation' | 'hasPassword'> & {
  readonly refused: Refused | undefined
}

function AddPasskey({ creation, hasPassword, refused }: AddPasskeyProps) {
  const { passkeys: text, password } = useAccountText().settings
  const { ask, answer, isFailed } = usePasskeyAnswer(() => createPasskey(creation))
  const form = useForm({
    location,
    initial: { current: '' },
    rules: { current: { required: hasPassword && 'current-password' } },
    labels: { current: password.current },
  })
  return (
    <SettingsForm
      form={form}
      intent="add-passkey"
      refused={refused}
      alert={refused && <RefusedPasskey {...refused} />}
      submit={text.add}
      onValid={(event: FormEvent<HTMLFormElement>) => ask(event)}
      beside={
        <span role="status" className="text-meta text-ink-2">
          {isFailed && text.failed}
        </span>
      }
    >
      <input ref={answer} type="hidden" name="answer" />
      {hasPassword && (
        <TextInput
          {...form.field('current')}
          name="current"
          type="password"
          autoComplete="current-password"
        />
      )}
    </SettingsForm>
  )
}

function RefusedPasskey({ reason }: Refused) {
  const { passkeys: text, password } = useAccountText().settings
  const messages = { ...password.errors, ...text.errors }
  const isAboutPassword = reason.kind === 'wrong-password'
  const field = isAboutPassword ? { field: 'current', fieldLabel: password.current } : {}
  return (
    <RefusedAlert
      title={messages[reason.kind]}
      about={{ location, errorType: reason.kind, ...field }}
    />
  )
}
