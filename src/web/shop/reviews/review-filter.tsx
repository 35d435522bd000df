import { grades } from '#domain/device/device.ts'
import { gradeToWire } from '#domain/device/grade.ts'
import { ratings } from '#domain/review/review.ts'
import { reviewKeys, reviewSorts, reviewsPath, writeSubject } from '#domain/review/review-list.ts'
import type { ReviewedModel, ReviewPage } from '#domain/review/review-page.ts'
import { useReviewsText } from '#web/text/reviews/reviews-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type ReviewFilterProps = Pick<ReviewPage, 'wish' | 'models'>

/** A form the browser sends as an address: without scripts, too. */
export function ReviewFilter({ wish, models }: ReviewFilterProps) {
  const { filter: words, sorts } = useReviewsText()
  const { market, base } = useMarket()
  const keys = reviewKeys(market)
  const path = base + reviewsPath(market)
  return (
    <form action={path} aria-label={words.title} className="grid gap-3.5">
      <Select
        name={keys.subject}
        label={words.device}
        defaultValue={wish.subject ? writeSubject(wish.subject) : ''}
      >
        <option value="">{words.anyDevice}</option>
        <Models models={models} />
      </Select>
      <StarsAndGrade wish={wish} />
      <Select name={keys.sort} label={words.sort} defaultValue={wish.sort}>
        {reviewSorts.map(sort => (
          <option key={sort} value={sort}>
            {sorts[sort]}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="small">
          {words.apply}
        </Button>
        <TextLink href={path} className="py-1">
          {words.clear}
        </TextLink>
      </div>
    </form>
  )
}

function StarsAndGrade({ wish }: Pick<ReviewPage, 'wish'>) {
  const { filter: words, stars } = useReviewsText()
  const { general } = useText()
  const keys = reviewKeys(useMarket().market)
  return (
    <>
      <Select name={keys.stars} label={words.stars} defaultValue={wish.stars ?? ''}>
        <option value="">{words.anyStars}</option>
        {ratings.toReversed().map(rating => (
          <option key={rating} value={rating}>
            {stars(rating)}
          </option>
        ))}
      </Select>
      <Select
        name={keys.grade}
        label={words.grade}
        defaultValue={wish.grade ? gradeToWire(wish.grade) : ''}
      >
        <option value="">{words.anyGrade}</option>
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
  const { filter: words } = useReviewsText()
  const byBrand = Map.groupBy(models, ({ brand }: ReviewedModel) => brand)
  return [...byBrand].map(([brand, own]) => (
    <optgroup key={brand} label={brand}>
      <option value={own[0]?.brandSlug ?? ''}>{words.allOf(brand)}</option>
      {own.map(({ brandSlug, slug, name }) => (
        <option key={slug} value={writeSubject({ brand: brandSlug, model: slug })}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
}
