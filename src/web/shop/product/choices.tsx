import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { ConfigurationChoices } from './configuration-choices.tsx'
import { GradeChoice } from './grade-choice.tsx'

type ChoicesProps = Pick<ProductPage, 'product' | 'offers' | 'choices' | 'specification'> & {
  readonly grade: Grade
}

/** The other variants of the model, as links, which work without JavaScript. */
export function Choices({ product, offers, choices, specification, grade }: ChoicesProps) {
  // Among consoles only handhelds have their own screen.
  const hasScreen = product.model.type !== 'CONSOLE' || specification['display-size'] !== undefined
  return (
    <>
      <GradeChoice {...{ product, offers, grade, hasScreen }} />
      <ConfigurationChoices {...{ product, choices, grade }} />
    </>
  )
}
