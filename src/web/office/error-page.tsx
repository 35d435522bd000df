import { officeUrl } from '#domain/staff/office-pages.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { useOfficeText } from './office-text.ts'
import { OfficeTitle } from './parts.tsx'

/** A page of the office that cannot be shown, and the way on. */
export function ErrorPage({ status }: { readonly status: number }) {
  const { errors } = useOfficeText()
  const said = status === 404 ? errors.notFound : status === 403 ? errors.forbidden : errors.other
  return (
    <>
      <OfficeTitle>{errors.title}</OfficeTitle>
      <p>{said}</p>
      <div>
        <ButtonLink href={officeUrl('home')}>{errors.toHome}</ButtonLink>
      </div>
    </>
  )
}
