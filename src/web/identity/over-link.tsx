import { useIdentityText } from '#web/text/use-identity-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { RefusedEntry } from './entry-answer.ts'
import { RefusalAlert } from './entry-errors.tsx'
import { refusalText } from './refusal-text.ts'

type OverLinkProps = {
  readonly refused: RefusedEntry
  readonly anotherPath: string
  readonly another: string
}

/** The message for a link that was used or has expired, and where to request another one. */
export function OverLink({ refused, anotherPath, another }: OverLinkProps) {
  const texts = { general: useText().general, text: useIdentityText() }
  const { base } = useMarket()
  return (
    <>
      <RefusalAlert refused={refused} text={refusalText(refused.refusal, texts)} />
      <ButtonLink full href={base + anotherPath}>
        {another}
      </ButtonLink>
    </>
  )
}
