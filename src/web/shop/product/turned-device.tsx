import { type PointerEvent, useState } from 'react'
import type { Product } from '#domain/device/device.ts'
import { devicePicturePath } from '#domain/device/picture-path.ts'
import { useGalleryText } from '#web/text/use-gallery-text.ts'
import { DevicePicture, picturedOf } from '#web/ui/device-picture.tsx'

/** The thickness is drawn as outlines behind each other: a phone is about as thick as a twentieth of its height. */
const depths = Array.from({ length: 13 }, (_, index) => 2 * (6 - index))
const half = 13
/** The edges of the frame are darker. */
const edge = 8

/** Degrees of a turn per pixel that the device is dragged. */
const perPixel = 0.6

/** A phone or tablet between its front and its back, turned by dragging it or by a slider. */
export function TurnedDevice({ product }: { readonly product: Product }) {
  const { angle: label, degrees, turnHint } = useGalleryText()
  const [angle, setAngle] = useState(325)
  const turn = (by: number) => setAngle(before => (before + by + 720) % 360)
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1) turn(event.movementX * perPixel)
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center gap-4 px-4">
      <div
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="turn-stage"
      >
        <Device product={product} angle={angle} />
      </div>
      <input
        type="range"
        min={0}
        max={359}
        value={Math.round(angle)}
        aria-label={label}
        aria-valuetext={degrees(Math.round(angle))}
        onChange={event => setAngle(Number(event.target.value))}
        className="w-full max-w-100 accent-jade"
      />
      <p className="text-meta text-ink-2">{turnHint}</p>
    </div>
  )
}

function Device({ product, angle }: { readonly product: Product; readonly angle: number }) {
  const outline = `url("${devicePicturePath(picturedOf(product), 'front')}")`
  const color = product.configuration.color?.hex ?? '#8e9296'
  return (
    <div className="turned" style={{ transform: `rotateY(${angle}deg)` }}>
      <div style={{ transform: `translateZ(${half}px)` }}>
        <DevicePicture product={product} view="front" loading="eager" />
      </div>
      {depths.map(depth => (
        <span
          key={depth}
          aria-hidden="true"
          style={{
            maskImage: outline,
            transform: `translateZ(${depth}px)`,
            backgroundColor: `color-mix(in srgb, ${color} ${Math.abs(depth) > edge ? 70 : 88}%, black)`,
          }}
        />
      ))}
      <div style={{ transform: `rotateY(180deg) translateZ(${half}px)` }}>
        <DevicePicture product={product} view="back" loading="eager" isDecorative />
      </div>
    </div>
  )
}
