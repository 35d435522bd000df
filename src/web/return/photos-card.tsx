import { useReturningText } from '#web/text/returning/returning-text.ts'
import { Card } from '#web/ui/card.tsx'

/** The pictures somebody sent with their return. */
export const PhotosCard = ({ paths }: { readonly paths: readonly string[] }) => {
  const { one } = useReturningText()
  if (paths.length === 0) return undefined
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{one.photos}</h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {paths.map((path, at) => (
          <li key={path}>
            <a href={path} className="block rounded-tile">
              <img
                src={path}
                alt={one.photoOf(at + 1)}
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
