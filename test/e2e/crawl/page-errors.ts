import { languageOf, type Market } from '../text.ts'
import { elementsNamed, type Page } from './read-page.ts'

function repeated(all: readonly string[]): readonly string[] {
  return [...new Set(all.filter((each, at) => all.indexOf(each) !== at))]
}

function linked(page: Page, rel: string) {
  return elementsNamed(page, 'link').filter(({ attributes }) => attributes.rel === rel)
}

export function metaOf(page: Page, name: string): readonly string[] {
  return elementsNamed(page, 'meta')
    .filter(({ attributes }) => (attributes.name ?? attributes.property) === name)
    .map(({ attributes }) => attributes.content ?? '')
}

export function canonicalOf(page: Page): string {
  return linked(page, 'canonical')[0]?.attributes.href ?? ''
}

export function isNoindex(page: Page): boolean {
  return metaOf(page, 'robots').some(each => /noindex/.test(each))
}

export type Alternate = { readonly language: string; readonly url: string }

export function alternatesOf(page: Page): readonly Alternate[] {
  return linked(page, 'alternate').flatMap(
    ({ attributes: { hreflang: language, href: url = '' } }) =>
      language === undefined ? [] : [{ language, url }],
  )
}

export function idsOf(page: Page): readonly string[] {
  return page.elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]))
}

/** The errors of any page, one line each; empty for a valid page. */
export function pageErrors(page: Page, market: Market): readonly string[] {
  const language = elementsNamed(page, 'html')[0]?.attributes.lang
  const titles = page.titles.filter(each => each !== '')
  const described = metaOf(page, 'description').filter(each => each !== '')
  const headings = elementsNamed(page, 'h1').length
  return [
    ...(language === languageOf[market] ? [] : [`is in "${language}"`]),
    ...(headings === 1 ? [] : [`has ${headings} h1`]),
    ...(page.titles.length === 1 && titles.length === 1
      ? []
      : [`has ${page.titles.length} titles`]),
    ...(described.length <= 1 ? [] : ['has several descriptions']),
    ...(isNoindex(page) || described.length === 1 ? [] : ['has no description']),
    ...(linked(page, 'canonical').length === 1 ? [] : ['has not one canonical address']),
    ...markErrors(page),
    ...referenceErrors(page),
    ...alternateErrors(page),
  ]
}

/** Remains of Markdown, of a template or of code in the text. */
const marks = /\]\(|\*\*|\$\{|\{\{|\bundefined\b|\bNaN\b|\[object /

function markErrors(page: Page): readonly string[] {
  return page.texts.filter(({ text }) => marks.test(text)).map(({ text }) => `shows marks: ${text}`)
}

const pointing = ['for', 'aria-labelledby', 'aria-describedby']

function referenceErrors(page: Page): readonly string[] {
  const ids = idsOf(page)
  const there = new Set(ids)
  const pointed = page.elements.flatMap(({ attributes }) =>
    pointing.flatMap(name => (attributes[name] ?? '').split(/\s+/).filter(Boolean)),
  )
  const pictures = elementsNamed(page, 'img').filter(
    ({ attributes }) => attributes.alt === undefined,
  )
  return [
    ...repeated(ids).map(id => `has #${id} twice`),
    ...[...new Set(pointed)]
      .filter(id => !there.has(id))
      .map(id => `points to #${id}, which is not there`),
    ...(pictures.length === 0 ? [] : ['has a picture without alt']),
  ]
}

/** hreflang: either none, or the page itself, each language once, and the `x-default`. */
function alternateErrors(page: Page): readonly string[] {
  const alternates = alternatesOf(page)
  if (alternates.length === 0) return []
  const languages = alternates.map(({ language }) => language)
  return [
    ...repeated(languages).map(each => `has hreflang ${each} twice`),
    ...(languages.includes('x-default') ? [] : ['has no x-default']),
    ...languages
      .filter(each => !/^(ro|bg|hu|el|x-default)$/.test(each))
      .map(each => `has hreflang ${each}`),
  ]
}

/** Further requirements for an indexable page. */
export function listedErrors(page: Page, url: string): readonly string[] {
  const canonical = canonicalOf(page)
  const alternates = alternatesOf(page)
  return [
    ...(canonical === url ? [] : [`is listed, but its canonical address is ${canonical}`]),
    ...(isNoindex(page) ? ['is listed, but noindex'] : []),
    ...(metaOf(page, 'description').length === 1 ? [] : ['has not one description']),
    ...(metaOf(page, 'og:title').length === 1 ? [] : ['has no og:title']),
    ...(metaOf(page, 'og:url').some(each => each !== url) ? ['has another og:url'] : []),
    ...(alternates.length === 0 || alternates.some(each => each.url === url)
      ? []
      : ['is not among its sisters']),
  ]
}
