import { Search } from 'lucide-react'
import { plainText } from '#domain/content/article.ts'
import type { FaqSection } from '#domain/content/faq.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Company } from '#domain/market/company.ts'
import { faqStructuredData } from '#web/seo/faq-structured-data.ts'
import { JsonLd } from '#web/seo/json-ld.tsx'
import { useContentText } from '#web/text/use-content-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input-look.ts'
import { ArticleBlocks } from './article-blocks.tsx'
import type { ContactRefused } from './contact-form.tsx'
import { ContactSection } from './contact-section.tsx'

type SupportScreenProps = {
  readonly title: string
  readonly description: string
  /** The search text; '' if everything is shown. */
  readonly search: string
  readonly sections: readonly FaqSection[]
  readonly company: Company
  readonly isSent: boolean
  readonly refused: ContactRefused | undefined
}

/** Questions and answers, and a form for customers who did not find theirs. */
export function SupportScreen(props: SupportScreenProps) {
  const { title, description, search, sections, company, isSent, refused } = props
  const { shell } = useText()
  const { base, market } = useMarket()
  return (
    <div className="wrap pt-5 sm:pt-7">
      <JsonLd
        structuredData={import.meta.env.SSR ? faqStructuredData(questionsIn(sections)) : undefined}
      />
      <Breadcrumbs
        crumbs={[{ label: shell.home, href: base + buildUrl(market, 'home') }, { label: title }]}
      />
      <h1 className="mt-3">{title}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">{description}</p>
      <div className="mt-6 grid items-start gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-8">
          <Finder search={search} />
          {sections.length === 0 && <Nothing />}
          {sections.map(section => (
            <Questions key={section.title} section={section} isOpen={search !== ''} />
          ))}
        </div>
        <ContactSection {...{ company, isSent, refused }} />
      </div>
    </div>
  )
}

function questionsIn(sections: readonly FaqSection[]) {
  return sections.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      question,
      answer: answer.map(plainText).join(' '),
    })),
  )
}

function Finder({ search }: Pick<SupportScreenProps, 'search'>) {
  const { support } = useContentText()
  return (
    <search>
      <form method="get" className="flex items-end gap-2">
        <Field label={support.find} className="flex-1">
          {control => (
            <input
              {...control}
              type="search"
              name="q"
              maxLength={100}
              defaultValue={search}
              className={inputClass({})}
            />
          )}
        </Field>
        <Button type="submit" aria-label={support.search}>
          <Search size={20} aria-hidden="true" />
        </Button>
      </form>
    </search>
  )
}

function Nothing() {
  const { support } = useContentText()
  const { base, market } = useMarket()
  return (
    <EmptyState
      title={support.nothing}
      action={
        <ButtonLink tone="ghost" href={base + buildUrl(market, 'support')}>
          {support.showAll}
        </ButtonLink>
      }
    >
      {support.nothingText}
    </EmptyState>
  )
}

type QuestionsProps = { readonly section: FaqSection; readonly isOpen: boolean }

function Questions({ section, isOpen }: QuestionsProps) {
  return (
    <section>
      <h2 className="text-heading">{section.title}</h2>
      <div className="mt-3 rounded-card border border-line bg-paper">
        {section.questions.map(({ question, answer }) => (
          <details
            key={question}
            open={isOpen}
            className="border-line px-4 not-first:border-t sm:px-5.5"
          >
            <summary className="disclosure min-h-11 py-3 font-semibold">
              <h3 className="min-w-0 text-[1rem] font-semibold tracking-normal">{question}</h3>
            </summary>
            <div className="-mt-2 pb-4">
              <ArticleBlocks blocks={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
