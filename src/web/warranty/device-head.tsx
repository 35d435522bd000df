import type { ReactNode } from 'react'
import type { ShownDevice } from '#domain/warranty/warranty-view.ts'
import { LinePicture } from '#web/ui/line-picture.tsx'

type DeviceHeadProps = { readonly device: ShownDevice; readonly children?: ReactNode }

/** A device with its picture and description. */
export function DeviceHead({ device, children }: DeviceHeadProps) {
  return (
    <div className="flex gap-3.5">
      {device.picture !== undefined && <LinePicture src={device.picture} />}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-heading">{device.title}</h2>
        <div className="mt-1 text-meta text-ink-2">{children}</div>
      </div>
    </div>
  )
}
