import type { DeviceType } from '#domain/device/device.ts'
import type { Specification } from '#domain/device/specification.ts'
import { useText } from '#web/text/use-text.tsx'
import { checksByType } from './checks-by-type.ts'

type ChecksProps = { readonly type: DeviceType; readonly specification: Specification }

export function Checks({ type, specification }: ChecksProps) {
  const { checks, checksText, checkList } = useText().product
  // A console with a screen is a handheld: its screen and battery are tested too.
  const isHandheld = type === 'CONSOLE' && specification.battery !== undefined
  const shownChecks = isHandheld
    ? (['display', 'touch', 'battery', 'charging', ...checksByType[type]] as const)
    : checksByType[type]
  return (
    <section aria-labelledby="checks-title" className="min-w-0">
      <h2 id="checks-title">{checks}</h2>
      <p className="mt-2 text-meta text-ink-2">{checksText}</p>
      <ul className="checked-lines">
        {shownChecks.map(check => (
          <li key={check}>{checkList[check]}</li>
        ))}
      </ul>
    </section>
  )
}
