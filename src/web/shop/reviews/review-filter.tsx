import { grades } from '#domain/device/device.ts'
import { gradeToWire } from '#domain/device/grade.ts'
import { ratings } from '#domain/review/review.ts'
import { reviewKeys, reviewSorts, reviewsPath, writeSubject } from '#domain/review/review-list.ts'
import type { ReviewedModel, ReviewPage } from '#domain/review/review-page.ts'
import { useReviewsText } from '#web/text/use-reviews-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type ReviewFilterProps = Pick<ReviewPage, 'query' | 'models'>

/** A GET form, which works without JavaScript. */
export function ReviewFilter({ query, models }: ReviewFilterProps) {
  const { filter: text, sorts } = useReviewsText()
  const { market, base } = useMarket()
  const keys = reviewKeys(market)
  const path = base + reviewsPath(market)
  return (
    <form action={path} aria-label={text.title} className="grid gap-3.5">
      <Select
        name={keys.subject}
        label={text.device}
        defaultValue={query.subject ? writeSubject(query.subject) : ''}
      >
        <option value="">{text.anyDevice}</option>
        <Models models={models} />
      </Select>
      <StarsAndGrade query={query} />
      <Select name={keys.sort} label={text.sort} defaultValue={query.sort}>
        {reviewSorts.map(sort => (
          <option key={sort} value={sort}>
            {sorts[sort]}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="small">
          {text.apply}
        </Button>
        <TextLink href={path} className="py-1">
          {text.clear}
        </TextLink>
      </div>
    </form>
  )
}

function StarsAndGrade({ query }: Pick<ReviewPage, 'query'>) {
  const { filter: text, stars } = useReviewsText()
  const { general } = useText()
  const keys = reviewKeys(useMarket().market)
  return (
    <>
      <Select name={keys.stars} label={text.stars} defaultValue={query.stars ?? ''}>
        <option value="">{text.anyStars}</option>
        {ratings.toReversed().map(rating => (
          <option key={rating} value={rating}>
            {stars(rating)}
          </option>
        ))}
      </Select>
      <Select
        name={keys.grade}
        label={text.grade}
        defaultValue={query.grade ? gradeToWire(query.grade) : ''}
      >
        <option value="">{text.anyGrade}</option>
        {grades.map(grade => (
          <option key={grade} value={gradeToWire(grade)}>
            {general.grade[grade]}
          </option>
        ))}
      </Select>
    </>
  )
}

function Models({ models }: Pick<ReviewPage, 'models'>) {
  const { filter: text } = useReviewsText()
  const byBrand = Map.groupBy(models, ({ brand }: ReviewedModel) => brand)
  return [...byBrand].map(([brand, brandModels]) => (
    <optgroup key={brand} label={brand}>
      <option value={brandModels[0]?.brandSlug ?? ''}>{text.allOf(brand)}</option>
      {brandModels.map(({ brandSlug, slug, name }) => (
        <option key={slug} value={writeSubject({ brand: brandSlug, model: slug })}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}
