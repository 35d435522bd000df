import { Card } from './card.tsx'

type PhotosCardProps = {
  readonly title: string
  readonly paths: readonly string[]
  /** What the photo at a place, from 1 on, is called. */
  readonly nameOf: (place: number) => string
}

/** Photos as small pictures that lead to the whole ones; nothing where there are none. */
export const PhotosCard = ({ title, paths, nameOf }: PhotosCardProps) => {
  if (paths.length === 0) return undefined
  return (
    <Card padding="roomy">
      <h2 className="text-[1.375rem]">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {paths.map((path, at) => (
          <li key={path}>
            <a href={path} className="block rounded-tile">
              <img
                src={path}
                alt={nameOf(at + 1)}
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
