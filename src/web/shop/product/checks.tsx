import type { DeviceType } from '#domain/device/device.ts'
import { checksOf } from '#domain/device/grading.ts'
import type { Specification } from '#domain/device/specification.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { SharedPart } from '#web/ui/shared-part.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type ChecksProps = { readonly type: DeviceType; readonly specification: Specification }

export function Checks({ type, specification }: ChecksProps) {
  return (
    <SharedPart as="section" aria-labelledby="checks-title" className="min-w-0">
      <CheckedLines type={type} hasBattery={specification.battery !== undefined} />
    </SharedPart>
  )
}

type CheckedLinesProps = Pick<ChecksProps, 'type'> & { readonly hasBattery: boolean }

function CheckedLines({ type, hasBattery }: CheckedLinesProps) {
  const { product, shell } = useText()
  const { checks, checksText, checkList } = product
  const { base, market } = useMarket()
  return (
    <>
      <h2 id="checks-title">{checks}</h2>
      <p className="mt-2 text-meta text-ink-2">
        {checksText} <TextLink href={base + buildUrl(market, 'testing')}>{shell.testing}</TextLink>
      </p>
      <ul className="checked-lines">
        {checksOf(type, hasBattery).map(check => (
          <li key={check}>{checkList[check]}</li>
        ))}
      </ul>
    </>
  )
}
