import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { ConfigurationChoices } from './configuration-choices.tsx'
import { GradeChoice } from './grade-choice.tsx'

type ChoicesProps = Pick<ProductPage, 'product' | 'offers' | 'choices' | 'specification'> & {
  readonly grade: Grade
}

/** What else of the model there is: links, which work as they are. */
export function Choices({ product, offers, choices, specification, grade }: ChoicesProps) {
  // Of the consoles only those held in the hand have a screen of their own.
  const hasScreen = product.model.type !== 'CONSOLE' || specification['display-size'] !== undefined
  return (
    <>
      <GradeChoice {...{ product, offers, grade, hasScreen }} />
      <ConfigurationChoices choices={choices} grade={grade} />
    </>
  )
}
