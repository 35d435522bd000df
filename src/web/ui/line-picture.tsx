import { Plinth } from '#web/ui/card.tsx'

/** The picture of an item, beside its name. */
export function LinePicture({ src }: { readonly src: string }) {
  return (
    <Plinth className="size-18 shrink-0">
      <img {...{ src }} alt="" width="60" height="60" className="size-15 object-contain" />
    </Plinth>
  )
}
