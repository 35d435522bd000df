import { useText } from '#web/text/use-text.tsx'

/** The id of the page's main part. */
export const mainId = 'main'

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="absolute top-2 left-4 z-50 -translate-y-20 rounded-button bg-jade px-4 py-2.5 font-semibold text-paper focus:translate-y-0"
    >
      {useText().shell.skipToContent}
    </a>
  )
}
