import { useText } from '#web/text/use-text.tsx'

/** The id of the page's main part. */
export const mainId = 'main'

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className="skip-link">
      {useText().shell.skipToContent}
    </a>
  )
}
