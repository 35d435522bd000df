import type { Grade } from '#domain/device/device.ts'
import type { SeenAt } from '#text/device/product-page/ro.ts'
import { useText } from '#web/text/use-text.tsx'

const distances = ['arm', 'close', 'lit'] as const satisfies readonly SeenAt[]

type WhatOneSeesProps = { readonly grade: Grade; readonly hasScreen: boolean }

/** What to expect of the grade shown, from which distance. */
export function WhatOneSees({ grade, hasScreen }: WhatOneSeesProps) {
  const { seen, seenAt } = useText().product
  return (
    <dl className="seen-at">
      {distances
        .filter(each => hasScreen || each !== 'lit')
        .map(each => (
          <div key={each}>
            <dt>{`${seenAt[each]}: `}</dt>
            <dd>{seen[grade][each]}</dd>
          </div>
        ))}
    </dl>
  )
}
