import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

export type AlertTone = 'info' | 'warning' | 'error' | 'success'

const looks = {
  info: { Icon: Info, frame: 'border-line-2 bg-paper', icon: 'text-ink-2' },
  warning: { Icon: TriangleAlert, frame: 'border-gold bg-gold-tint', icon: 'text-gold-ink' },
  error: { Icon: CircleAlert, frame: 'border-rust bg-rust-tint', icon: 'text-rust' },
  success: { Icon: CircleCheck, frame: 'border-jade bg-jade-tint', icon: 'text-jade' },
} as const

type AlertProps = {
  readonly tone: AlertTone
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** A button or link to the next step. */
  readonly action?: ReactNode
  /** Set if the alert appears after page load: `polite` waits for the screen reader, `assertive` interrupts it. */
  readonly announce?: 'polite' | 'assertive' | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly className?: string | undefined
}

const roles = { polite: 'status', assertive: 'alert' } as const

export function Alert(props: AlertProps) {
  const { tone, title, children, action, announce, ref, className } = props
  const { Icon, frame, icon } = looks[tone]
  return (
    <div
      ref={ref}
      tabIndex={-1}
      {...(announce && { role: roles[announce] })}
      className={classNames('flex gap-3 rounded-button border p-3.5', frame, className)}
    >
      <Icon size={20} aria-hidden="true" className={classNames('mt-0.5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 text-[0.9375rem]">
        {title !== undefined && <p className="font-bold">{title}</p>}
        {children}
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
