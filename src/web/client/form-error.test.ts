import { afterEach, expect, test, vi } from 'vitest'
import { reportFormError } from './form-error.ts'

const error = {
  errorType: 'pattern',
  fieldLabel: 'E-mail',
  errorMessage: 'Adresă de e-mail invalidă',
  location: 'contact-details',
  field: 'email',
}
const event = { event: 'formError', ...error }

afterEach(() => vi.unstubAllGlobals())

const aPage = (frame?: { readonly postMessage: unknown }) => {
  const page: Record<string, unknown> = { location: { origin: 'https://shop.example' } }
  page.parent = frame ?? page
  vi.stubGlobal('window', page)
  return page
}

test('a form error goes to the data layer, which is made where there is none', () => {
  const page = aPage()
  reportFormError(error)
  reportFormError(error)
  expect(page.dataLayer).toEqual([event, event])
})

test('a page that is not framed posts nothing; a framed one posts to its own origin only', () => {
  const posted: unknown[] = []
  aPage({ postMessage: (...sent: unknown[]) => posted.push(sent) })
  reportFormError(error)
  expect(posted).toEqual([[event, 'https://shop.example']])
})

test('only the six named facts are sent, whatever else stands beside them', () => {
  const page = aPage()
  reportFormError({ ...error, value: 'secret' } as typeof error)
  expect(JSON.stringify(page.dataLayer)).not.toContain('secret')
})
