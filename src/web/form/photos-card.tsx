import { Card } from '../ui/card.tsx'

type PhotoListProps = {
  readonly paths: readonly string[]
  /** The name of the photo at a position, counted from 1. */
  readonly nameOf: (position: number) => string
  /** The label of the list, if it has no heading. */
  readonly label?: string
}

/** Thumbnails that link to the full photos; empty if there are none. */
export function PhotoList({ paths, nameOf, label }: PhotoListProps) {
  return (
    paths.length > 0 && (
      <ul aria-label={label} className="mt-3 flex flex-wrap gap-2.5">
        {paths.map((path, index) => (
          <li key={path}>
            <a href={path} className="block rounded-tile">
              <img
                src={path}
                alt={nameOf(index + 1)}
                loading="lazy"
                className="size-24 rounded-tile border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    )
  )
}

type PhotosCardProps = Omit<PhotoListProps, 'label'> & { readonly title: string }

/** Photos under a heading of their own; renders nothing if there are none. */
export function PhotosCard({ title, ...photos }: PhotosCardProps) {
  return (
    photos.paths.length > 0 && (
      <Card padding="roomy">
        <h2 className="text-[1.375rem]">{title}</h2>
        <PhotoList {...photos} />
      </Card>
    )
  )
}
