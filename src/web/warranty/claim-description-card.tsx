import type { ClaimView } from '#domain/warranty/warranty-view.ts'
import { PhotoList } from '#web/form/photos-card.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { Card } from '#web/ui/card.tsx'

/** The description of the problem when the device was sent in, with its photos. */
export function ClaimDescriptionCard({ claim }: { readonly claim: ClaimView }) {
  const text = useWarrantyText()
  const { problem, words: label, photoPaths } = claim
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{text.claim.told}</h2>
      <p className="mt-2 font-semibold">{text.problems[problem]}</p>
      {label !== undefined && (
        <p className="mt-1 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{label}</p>
      )}
      <PhotoList paths={photoPaths} nameOf={text.claim.photo} label={text.claim.photos} />
    </Card>
  )
}
