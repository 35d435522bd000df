import { Form } from 'react-router'
import {
  askPasskey,
  createPasskey,
  type PasskeyCreation,
  type PasskeyRequest,
  useHasPasskeys,
} from '../client/passkey-browser.ts'
import { usePasskeyAnswer } from '../client/use-passkey-answer.ts'
import { Button } from '../ui/button.tsx'
import { useOfficeFormat } from './format.ts'
import { useOfficeText } from './office-text.ts'
import { RefusedAlert, Section, TextField } from './parts.tsx'

type UsePasskeyProps = {
  readonly request: PasskeyRequest
  /** What is sent with its answer. */
  readonly fields: Readonly<Record<string, string>>
}

/** Absent where the browser has no passkeys. */
export function UsePasskey({ request, fields }: UsePasskeyProps) {
  const { passkeys: text } = useOfficeText()
  const { isFailed, isAsking, ask, answer, buttonType } = usePasskeyAnswer(() =>
    askPasskey(request),
  )
  if (!useHasPasskeys()) return null
  return (
    <Form method="post" onSubmit={ask} className="grid gap-2 noscript:hidden">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input ref={answer} type="hidden" name="answer" />
      <Button type={buttonType} tone="ghost" full busy={isAsking}>
        {text.use}
      </Button>
      <p role="status" className="text-meta text-ink-2">
        {isFailed && text.failed}
      </p>
    </Form>
  )
}

export type PasskeysProps = {
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly createdAt: Date
    readonly usedAt: Date | null
  }[]
  readonly creation: PasskeyCreation
  /** What adding one asks for besides: nothing, the password, or a second factor that was entered just now. */
  readonly asksFor: 'nothing' | 'password' | 'factor'
  readonly refusal: string | undefined
}

/** The passkeys of a staff member: to add, and to remove. */
export function Passkeys({ passkeys, creation, asksFor, refusal }: PasskeysProps) {
  const { passkeys: text } = useOfficeText()
  const { time } = useOfficeFormat()
  const hasPasskeys = useHasPasskeys()
  return (
    <Section title={text.title}>
      <p>{text.text}</p>
      {passkeys.length === 0 ? (
        <p className="text-ink-2">{text.none}</p>
      ) : (
        <ul className="grid gap-3">
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-0">
                <b className="block wrap-anywhere">{name}</b>
                <span className="text-meta text-ink-2">
                  {text.added(time(createdAt))} ·{' '}
                  {usedAt === null ? text.never : text.used(time(usedAt))}
                </span>
              </span>
              <Form method="post">
                <input type="hidden" name="form" value="remove-passkey" />
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  tone="ghost"
                  size="small"
                  aria-label={`${text.remove}: ${name}`}
                >
                  {text.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <RefusedAlert refusal={refusal} />
      {!hasPasskeys ? (
        <p className="text-ink-2">{text.unsupported}</p>
      ) : asksFor === 'factor' ? (
        <p className="text-ink-2">{text.needsFactor}</p>
      ) : (
        <AddPasskey
          key={passkeys.length}
          creation={creation}
          asksPassword={asksFor === 'password'}
        />
      )}
    </Section>
  )
}

function AddPasskey({
  creation,
  asksPassword,
}: Pick<PasskeysProps, 'creation'> & { readonly asksPassword: boolean }) {
  const { passkeys: text } = useOfficeText()
  const { isFailed, isAsking, ask, answer, buttonType } = usePasskeyAnswer(() =>
    createPasskey(creation),
  )
  return (
    <Form method="post" onSubmit={ask} className="grid max-w-90 gap-3 noscript:hidden">
      <input type="hidden" name="form" value="add-passkey" />
      <input ref={answer} type="hidden" name="answer" />
      <TextField
        label={text.name}
        hint={text.nameHint}
        name="name"
        required
        maxLength={60}
        autoComplete="off"
      />
      {asksPassword && (
        <TextField
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      )}
      <div>
        <Button type={buttonType} size="small" busy={isAsking}>
          {text.add}
        </Button>
      </div>
      <p role="status" className="text-meta text-ink-2">
        {isFailed && text.failed}
      </p>
    </Form>
  )
}
