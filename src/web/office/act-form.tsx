import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData, useLocation, useNavigation, useSearchParams } from 'react-router'
import type { Market } from '#domain/market/market.ts'
import { may } from '#domain/staff/grant.ts'
import {
  isOfficeAct,
  type OfficeActName,
  officeActs,
  officeUrl,
} from '#domain/staff/office-pages.ts'
import { freshFactorFor } from '#domain/staff/role.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import type { ButtonTone } from '../ui/button-look.ts'
import { useOfficeText } from './office-text.ts'
import { RefusedAlert, TextField } from './parts.tsx'
import { useViewer } from './viewer.ts'

type ActFormProps = {
  readonly act: OfficeActName
  /** Of its subject; `undefined` if that belongs to no market. */
  readonly market: Market | undefined
  readonly label?: string
  readonly tone?: ButtonTone
  /** Which of several on the page it is about. */
  readonly item?: string
  /** Whether a reason is asked for. */
  readonly hasReason?: boolean
  readonly reasonHint?: string
  /** A second button, which sends the same fields and this one. */
  readonly other?: { readonly label: string; readonly name: string; readonly value: string }
  readonly children?: ReactNode
}

type Answer = { readonly act?: OfficeActName; readonly refusal?: string; readonly item?: string }

/** One action with its reason; absent for who may not do it, a way to enter a code for whom that is missing. */
export function ActForm(props: ActFormProps) {
  const {
    act,
    market,
    label,
    tone = 'jade',
    item = '',
    hasReason = true,
    reasonHint,
    other,
    children,
  } = props
  const text = useOfficeText()
  const { grants, isFresh } = useViewer()
  const { pathname, search } = useLocation()
  const answer = useActionData() as Answer | undefined
  const { state, formData } = useNavigation()
  const { permission } = officeActs[act]
  const isHeld = market ? may(grants, permission, market) : grants.length > 0
  if (!isHeld) return null
  const title = label ?? text.acts[act]
  if (freshFactorFor.has(permission) && !isFresh)
    return (
      <div className="grid justify-items-start gap-1.5">
        <p className="font-bold">{title}</p>
        <ButtonLink
          size="small"
          tone="ghost"
          href={`${officeUrl('account')}?next=${encodeURIComponent(pathname + search)}`}
        >
          {text.needsCode}
        </ButtonLink>
      </div>
    )
  const sent = formData?.get('act') === act && (formData.get('item') ?? '') === item
  return (
    <Form method="post" className="grid min-w-0 grid-cols-1 gap-3">
      <input type="hidden" name="act" value={act} />
      {item !== '' && <input type="hidden" name="item" value={item} />}
      {answer?.act === act && answer.item === item && answer.refusal !== undefined && (
        <Refused answer={answer} refusal={answer.refusal} />
      )}
      {children}
      {hasReason && (
        <TextField
          label={text.reason}
          name="reason"
          required
          hint={reasonHint}
          autoComplete="off"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" tone={tone} busy={state === 'submitting' && sent}>
          {title}
        </Button>
        {other && (
          <Button type="submit" size="small" tone="ghost" name={other.name} value={other.value}>
            {other.label}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Above the fields of its form, which may be longer than the screen: it comes into view. */
function Refused({ answer, refusal }: { readonly answer: Answer; readonly refusal: string }) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another one, even with the same words
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return (
    <div ref={box} data-refused="" className="scroll-mt-24">
      <RefusedAlert refusal={refusal} />
    </div>
  )
}

/**
 * What was done on the page before, from its address; or why something was refused whose form is gone, because somebody
 * else was faster.
 */
export function DoneAlert() {
  const text = useOfficeText()
  const [params] = useSearchParams()
  const answer = useActionData() as Answer | undefined
  const done = params.get('done')
  if (answer?.refusal !== undefined)
    return (
      <div className="[main:has([data-refused])_&]:hidden">
        <RefusedAlert refusal={answer.refusal} />
      </div>
    )
  if (done === null || !isOfficeAct(done)) return null
  return (
    <Alert tone="success" announce="polite">
      {text.saved(text.acts[done])}
    </Alert>
  )
}
