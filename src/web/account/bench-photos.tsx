import { useSalesText } from '#web/text/sales/sales-text.ts'
import { Card } from '#web/ui/card.tsx'

/** What was photographed as a device was looked at. */
export const BenchPhotos = ({ paths }: { readonly paths: readonly string[] }) => {
  const { photos } = useSalesText()
  if (paths.length === 0) return undefined
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{photos.title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {paths.map((path, at) => (
          <li key={path}>
            <a href={path} className="block rounded-tile">
              <img
                src={path}
                alt={photos.one(at + 1)}
                loading="lazy"
                className="size-24 rounded-tile border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
