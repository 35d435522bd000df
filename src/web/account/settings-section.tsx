import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'

type SettingsSectionProps = {
  readonly id: string
  readonly title: string
  /** The result of a change made here a moment ago. */
  readonly successMessage?: string | undefined
  readonly children: ReactNode
}

/** One section of the settings, with its own anchor. */
export function SettingsSection({ id, title, successMessage, children }: SettingsSectionProps) {
  const { key: response } = useLocation()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card padding="roomy">
        <h2 id={`${id}-title`} className="text-[1.375rem]">
          {title}
        </h2>
        {successMessage !== undefined && <Success message={successMessage} key={response} />}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  )
}

/** Takes the focus: the form that was sent is empty again. */
function Success({ message }: { readonly message: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tone="success" announce="polite" className="mt-3.5">
      {message}
    </Alert>
  )
}
