import { useIdentityText } from '#web/text/use-identity-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EntryHeading } from './entry-card.tsx'

/** Leads to a third-party identity provider: a form may not redirect to another host (form-action), a page may. */
export function Onward({ url, as }: { readonly url: string; readonly as: 'h1' | 'h2' }) {
  const { onward } = useIdentityText()
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <EntryHeading as={as} title={onward.title} lead={onward.lead} />
      <ButtonLink href={url} full className="mt-5">
        {onward.submit}
      </ButtonLink>
    </>
  )
}
