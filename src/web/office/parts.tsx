import { type ComponentProps, type ReactNode, useId } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { inputClass } from '../ui/input-look.ts'
import { useOfficeText } from './office-text.ts'

/** The heading of a page of the office, and its title in the browser. */
export function OfficeTitle({
  children,
  aside,
}: {
  readonly children: string
  readonly aside?: ReactNode
}) {
  const { frame } = useOfficeText()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <title>{`${children} · ${frame.title}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[1.625rem] wrap-anywhere">{children}</h1>
      {aside}
    </div>
  )
}

export function Section({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <Card padding="roomy" className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h2 className="text-heading">{title}</h2>
      {children}
    </Card>
  )
}

/** Stacks of sections beside each other, below each other on a narrow screen. */
export function Stacks({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">{children}</div>
}

export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
}

/** Names and values, one below the other on a phone. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-[560] wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export function StateMark({
  children,
  isWarning,
}: {
  readonly children: string
  readonly isWarning?: boolean
}) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-meta font-[560] whitespace-nowrap',
        isWarning ? 'border-gold bg-gold-tint text-gold-ink' : 'border-line-2 bg-sand',
      )}
    >
      {children}
    </span>
  )
}

type TableProps = {
  readonly caption: string
  readonly heads: readonly string[]
  /** The heads of columns of numbers, which stand at the right. */
  readonly numbers?: readonly string[]
  readonly children: ReactNode
}

/** Scrolls sideways on a narrow screen, also with the keyboard. */
export function Table({ caption, heads, numbers = [], children }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable with the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table className="w-full border-collapse text-left text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-meta text-ink-2">
            {heads.map(head => (
              <th
                key={head}
                scope="col"
                className={classNames(
                  'px-4 py-2.5 font-[560] whitespace-nowrap',
                  numbers.includes(head) && 'text-right',
                )}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr]:border-b [&>tr]:border-line [&>tr:last-child]:border-0">
          {children}
        </tbody>
      </table>
    </section>
  )
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={classNames('px-4 py-2.5 align-top', className)} />
}

type FieldProps = ComponentProps<'input'> & {
  readonly label: string
  readonly hint?: string | undefined
  /** Why it was refused. */
  readonly error?: string | undefined
}

export function TextField({ label, hint, error, className, ...rest }: FieldProps) {
  return (
    <label className={classNames('grid content-start gap-1', className)}>
      <span className="text-label font-[560]">{label}</span>
      <input
        maxLength={200}
        {...rest}
        {...(error !== undefined && { 'aria-invalid': true })}
        className={inputClass({ error })}
      />
      {error !== undefined && <span className="text-meta text-rust">{error}</span>}
      {hint !== undefined && <span className="text-meta text-ink-2">{hint}</span>}
    </label>
  )
}

type LongFieldProps = ComponentProps<'textarea'> & {
  readonly label: string
  readonly hint?: string | undefined
  /** Why it was refused. */
  readonly error?: string | undefined
}

/** A field for text of several lines. */
export function LongField({ label, hint, error, className, ...rest }: LongFieldProps) {
  return (
    <label className="grid content-start gap-1">
      <span className="text-label font-[560]">{label}</span>
      <textarea
        rows={3}
        {...rest}
        {...(error !== undefined && { 'aria-invalid': true })}
        className={inputClass({ error }, classNames('h-auto py-2.5', className))}
      />
      {error !== undefined && <span className="text-meta text-rust">{error}</span>}
      {hint !== undefined && <span className="text-meta text-ink-2">{hint}</span>}
    </label>
  )
}

type ChoiceProps = ComponentProps<'select'> & {
  readonly label: string
  readonly options: readonly (readonly [value: string, text: string])[]
}

export function Choice({ label, options, ...rest }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <label htmlFor={id} className="text-label font-[560]">
        {label}
      </label>
      <select {...rest} id={id} className={inputClass({}, 'pr-8')}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Why a form was refused; read out when it appears. */
export function RefusedAlert({ refusal }: { readonly refusal: string | undefined }) {
  const { refused, refusals } = useOfficeText()
  if (refusal === undefined) return null
  return (
    <Alert tone="error" announce="assertive" title={refused}>
      {refusals[refusal] ?? refusal}
    </Alert>
  )
}
