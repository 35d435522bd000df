import type { ReactNode } from 'react'
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
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card padding="roomy">
        <h2 id={`${id}-title`} className="text-[1.375rem]">
          {title}
        </h2>
        {successMessage !== undefined && (
          <Alert tone="success" announce="polite" className="mt-3.5">
            {successMessage}
          </Alert>
        )}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  )
}
