import type { ReactNode } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import type { PasskeyRequest } from '../client/passkey-browser.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useOfficeText } from './office-text.ts'
import { OfficeTitle, RefusedAlert, TextField } from './parts.tsx'
import { UsePasskey } from './passkeys.tsx'

type Answered = { readonly answer: { readonly refusal: string } | undefined }

type EntryProps = Answered & {
  readonly title: string
  readonly text?: string
  readonly submit: string
  readonly children: ReactNode
  readonly below?: ReactNode
}

function Entry({ title, text, submit, answer, children, below }: EntryProps) {
  const { state } = useNavigation()
  return (
    <Card padding="roomy" className="grid gap-4">
      <OfficeTitle>{title}</OfficeTitle>
      {text !== undefined && <p className="text-ink-2">{text}</p>}
      <Form method="post" className="grid gap-4">
        <RefusedAlert refusal={answer?.refusal} />
        {children}
        <Button type="submit" full busy={state === 'submitting'}>
          {submit}
        </Button>
      </Form>
      {below}
    </Card>
  )
}

type SignInProps = Answered & { readonly next: string; readonly passkey: PasskeyRequest }

export function SignInScreen({ next, passkey, answer }: SignInProps) {
  const { signIn } = useOfficeText()
  const [params] = useSearchParams()
  const done = params.get('done')
  const said = done === 'join' ? signIn.joined : done === 'forgot' ? signIn.linkSent : undefined
  return (
    <>
      {said !== undefined && (
        <Alert tone="success" announce="polite">
          {said}
        </Alert>
      )}
      <Entry
        title={signIn.title}
        submit={signIn.submit}
        answer={answer}
        below={
          <>
            <UsePasskey request={passkey} fields={{ next }} />
            <TextLink href="/office/forgot/">{signIn.forgot}</TextLink>
          </>
        }
      >
        <input type="hidden" name="next" value={next} />
        <TextField
          label={signIn.email}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <TextField
          label={signIn.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </Entry>
    </>
  )
}

export function SecondFactorScreen({ next, answer }: Answered & { readonly next: string }) {
  const { factor } = useOfficeText()
  return (
    <Entry title={factor.title} text={factor.text} submit={factor.submit} answer={answer}>
      <input type="hidden" name="next" value={next} />
      <TextField label={factor.code} name="code" autoComplete="one-time-code" required />
    </Entry>
  )
}

export function JoinScreen({ token, answer }: Answered & { readonly token: string }) {
  const { join } = useOfficeText()
  if (token === '')
    return (
      <>
        <OfficeTitle>{join.title}</OfficeTitle>
        <Alert tone="error">{join.noToken}</Alert>
      </>
    )
  return (
    <Entry title={join.title} text={join.text} submit={join.submit} answer={answer}>
      <input type="hidden" name="token" value={token} />
      <TextField
        label={join.password}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={128}
        required
      />
    </Entry>
  )
}

export function ForgotScreen() {
  const { forgot, signIn } = useOfficeText()
  return (
    <Entry title={forgot.title} text={forgot.text} submit={forgot.submit} answer={undefined}>
      <TextField label={signIn.email} name="email" type="email" autoComplete="username" required />
    </Entry>
  )
}
