import { type ComponentType, useEffect, useState } from 'react'
import { Button } from './button.tsx'

type LoadOnPressProps<Props> = {
  readonly label: string
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** It was pressed on the page before. */
  readonly isPressed?: boolean
}

/** A button that gives its place to a part of the page, which is downloaded only then. */
export function LoadOnPress<Props extends object>({
  label,
  load,
  props,
  isPressed = false,
}: LoadOnPressProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isOpening, setIsOpening] = useState(false)
  const open = async () => {
    setIsOpening(true)
    const loaded = await load().catch(() => undefined)
    setIsOpening(false)
    if (loaded) setPart(() => loaded)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page is rendered
  useEffect(() => {
    if (isPressed) void open()
  }, [])
  if (Part) return <Part {...props} />
  return (
    <Button tone="ghost" size="small" busy={isOpening} onClick={open}>
      {label}
    </Button>
  )
}
