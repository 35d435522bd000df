import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { useOfficeText } from './office-text.ts'
import { Section } from './parts.tsx'
import { useTrail } from './trail.ts'

export type WayBackShown = {
  readonly carrier: CourierCarrier
  readonly awb: string | null
  readonly refusal: string | null
  readonly hasLabel: boolean
}

type WayBackParcelProps = {
  readonly wayBack: WayBackShown
  /** Path of its label. */
  readonly labelPath: string
}

const secondsBetweenLooks = 2

/** The parcel in which something goes back to whom it came from: its label, or why it has none. */
export function WayBackParcel({ wayBack, labelPath }: WayBackParcelProps) {
  const { wayBack: own } = useOfficeText()
  const { nameOf } = useTrail()
  const { carrier, awb, refusal, hasLabel } = wayBack
  const isInTheMaking = !hasLabel && refusal === null
  return (
    <Section title={own.title}>
      {isInTheMaking && <LookAgain />}
      <div role="status" className="grid justify-items-start gap-3">
        {isInTheMaking && <p>{own.making}</p>}
        {refusal !== null && (
          <Alert tone="warning" title={own.refused}>
            {refusal}
          </Alert>
        )}
        {hasLabel && (
          <>
            <p>{`${nameOf(carrier)} ${awb}`}</p>
            <ButtonLink size="small" href={labelPath} target="_blank" rel="noreferrer">
              {own.label}
            </ButtonLink>
          </>
        )}
      </div>
    </Section>
  )
}

/** Loads the page's data again until the label is there. */
function LookAgain() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), secondsBetweenLooks * 1000)
    return () => clearInterval(timer)
  }, [revalidate])
  return null
}
