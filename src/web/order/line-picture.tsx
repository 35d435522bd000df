import { Plinth } from '#web/ui/card.tsx'

/** What was bought, beside its name. */
export const LinePicture = ({ src }: { readonly src: string }) => (
  <Plinth className="size-18 shrink-0">
    <img {...{ src }} alt="" width="60" height="60" className="size-15 object-contain" />
  </Plinth>
)
