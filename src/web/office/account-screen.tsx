import { Form, useNavigation, useSearchParams } from 'react-router'
import { marketNames } from '#domain/market/market.ts'
import type { Grant } from '#domain/staff/grant.ts'
import { officeLanguageNames } from '#domain/staff/office-locale.ts'
import { type OfficeLanguage, officeLanguages } from '#domain/staff/staff.ts'
import type { PasskeyCreation, PasskeyRequest } from '../client/passkey-browser.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { useOfficeText } from './office-text.ts'
import { Choice, Facts, OfficeTitle, RefusedAlert, Section, TextField } from './parts.tsx'
import { Passkeys, type PasskeysProps, UsePasskey } from './passkeys.tsx'

export type NewFactor = {
  readonly secret: string
  readonly qr: { readonly size: number; readonly path: string }
  readonly backupCodes: readonly string[]
}

type AccountScreenProps = {
  readonly account: {
    readonly name: string
    readonly email: string
    readonly language: OfficeLanguage
    readonly grants: readonly Grant[]
    /** An authenticator app is set up. */
    readonly hasApp: boolean
    readonly passkeys: PasskeysProps['passkeys']
    readonly creation: PasskeyCreation
    readonly request: PasskeyRequest
    readonly isFresh: boolean
    /** Where to go once a code was entered. */
    readonly next: string | undefined
  }
  readonly answer:
    | ({ readonly kind: 'started' } & NewFactor)
    | { readonly kind: 'refused'; readonly form: string; readonly refusal: string }
    | undefined
}

/** A staff member's own account: who they are, and their second factor. */
export function AccountScreen({ account, answer }: AccountScreenProps) {
  const { account: text, pages, roles, passkeys: ofPasskeys } = useOfficeText()
  const [params] = useSearchParams()
  const { hasApp, passkeys, isFresh, next } = account
  const hasSecondFactor = hasApp || passkeys.length > 0
  const done = params.get('done')
  const said =
    done === 'factor' ? text.factorDone : done === 'passkey' ? ofPasskeys.done : undefined
  const started = answer?.kind === 'started' ? answer : undefined
  const refusal = (form: string) =>
    answer?.kind === 'refused' && answer.form === form ? answer.refusal : undefined
  return (
    <>
      <OfficeTitle>{pages.account}</OfficeTitle>
      {said !== undefined && (
        <Alert tone="success" announce="polite">
          {said}
        </Alert>
      )}
      <Section title={text.signedInAs}>
        <Facts
          facts={[
            [account.name, account.email],
            [
              text.roles,
              account.grants
                .map(({ role, market }) => `${roles[role]} (${marketNames[market]})`)
                .join(', '),
            ],
          ]}
        />
        <Form method="post">
          <input type="hidden" name="form" value="sign-out" />
          <Button type="submit" tone="ghost" size="small">
            {text.signOut}
          </Button>
        </Form>
      </Section>
      <Section title={text.language}>
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="form" value="language" />
          <Choice
            label={text.language}
            name="language"
            defaultValue={account.language}
            options={officeLanguages.map(each => [each, officeLanguageNames[each]] as const)}
          />
          <Button type="submit" tone="ghost" size="small">
            {text.saveLanguage}
          </Button>
        </Form>
      </Section>
      <Section title={next !== undefined && hasSecondFactor ? text.freshTitle : text.factor}>
        <p>{isFresh ? text.isFresh : hasSecondFactor ? text.fresh : text.factorOff}</p>
        {passkeys.length > 0 && !isFresh && (
          <div className="grid max-w-90 gap-3">
            <RefusedAlert refusal={refusal('use-passkey')} />
            <UsePasskey
              request={account.request}
              fields={{ form: 'use-passkey', next: next ?? '' }}
            />
          </div>
        )}
        {!hasApp && !started && <StartForm refusal={refusal('start')} />}
        {started && <Enrolment factor={started} />}
        {((hasApp && !isFresh) || started || refusal('confirm') !== undefined) && (
          <CodeForm next={next} refusal={refusal('confirm')} />
        )}
      </Section>
      <Passkeys
        passkeys={passkeys}
        creation={account.creation}
        asksFor={!hasSecondFactor ? 'password' : isFresh ? 'nothing' : 'factor'}
        refusal={refusal('add-passkey') ?? refusal('remove-passkey')}
      />
    </>
  )
}

function StartForm({ refusal }: { readonly refusal: string | undefined }) {
  const { account: text } = useOfficeText()
  const { state } = useNavigation()
  return (
    <Form method="post" className="grid max-w-90 gap-3">
      <input type="hidden" name="form" value="start" />
      <RefusedAlert refusal={refusal} />
      <TextField
        label={text.startPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <div>
        <Button type="submit" size="small" busy={state === 'submitting'}>
          {text.start}
        </Button>
      </div>
    </Form>
  )
}

function Enrolment({ factor: { qr, secret, backupCodes } }: { readonly factor: NewFactor }) {
  const { account: text } = useOfficeText()
  return (
    <div className="grid gap-3" role="status">
      <p>{text.scan}</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        className="size-52 rounded-input border border-line bg-white text-black"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <p>
        {text.secret} <code className="font-mono wrap-anywhere">{secret}</code>
      </p>
      <h3 className="font-bold">{text.backupTitle}</h3>
      <p>{text.backup}</p>
      <ul className="grid grid-cols-2 gap-1 font-mono sm:max-w-90">
        {backupCodes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}

type CodeFormProps = { readonly next: string | undefined; readonly refusal: string | undefined }

function CodeForm({ next, refusal }: CodeFormProps) {
  const { account: text } = useOfficeText()
  const { state } = useNavigation()
  return (
    <Form method="post" className="grid max-w-90 gap-3">
      <input type="hidden" name="form" value="confirm" />
      <input type="hidden" name="next" value={next ?? ''} />
      <RefusedAlert refusal={refusal} />
      <TextField
        label={text.code}
        name="code"
        autoComplete="one-time-code"
        maxLength={60}
        required
      />
      <div>
        <Button type="submit" size="small" busy={state === 'submitting'}>
          {text.confirm}
        </Button>
      </div>
    </Form>
  )
}
