import type { Grade } from '#domain/device/device.ts'
import type { ProductPage } from '#domain/device/listing.ts'
import { ConfigurationChoices } from './configuration-choices.tsx'
import { GradeChoice } from './grade-choice.tsx'

type ChoicesProps = Pick<ProductPage, 'product' | 'offers' | 'choices'> & {
  readonly grade: Grade
}

/** The other variants of the model, as links, which work without JavaScript. */
export function Choices({ product, offers, choices, grade }: ChoicesProps) {
  return (
    <div data-stays="" className="contents">
      <GradeChoice {...{ product, offers, grade }} />
      <ConfigurationChoices {...{ product, choices, grade }} />
    </div>
  )
}
