import { TextLink } from '#web/ui/text-link.tsx'

type SectionHeadProps = {
  /** The id of the heading, which labels its section. */
  readonly id: string
  readonly title: string
  readonly note: string
  readonly href: string
  readonly all: string
}

/** The heading of a section of the home page, with a link to all of its items. */
export function SectionHead({ id, title, note, href, all }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-2 text-meta text-ink-2">{note}</p>
      </div>
      <TextLink href={href} className="font-semibold">
        {all}
      </TextLink>
    </div>
  )
}
