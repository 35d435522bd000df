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

type Posted = readonly [event: unknown, origin: string]

/** `posted` is what the parent window received: a page that is not framed is its own parent. */
function aPage(isFramed = false) {
  const posted: Posted[] = []
  const postMessage = (...sent: Posted) => void posted.push(sent)
  const page: Record<string, unknown> = { location: { origin: 'https://shop.example' } }
  if (!isFramed) page.postMessage = postMessage
  page.parent = isFramed ? { postMessage } : page
  vi.stubGlobal('window', page)
  return { page, posted }
}

test('a form error goes to the data layer, which is created if missing', () => {
  const { page } = aPage()
  reportFormError(error)
  reportFormError(error)
  expect(page.dataLayer).toEqual([event, event])
})

test.each([true, false])(
  'the parent window receives the form error if it has the same origin (framed: %s)',
  isFramed => {
    const { posted } = aPage(isFramed)
    reportFormError(error)
    expect(posted).toEqual([[event, 'https://shop.example']])
  },
)

test('only the six named fields are sent, whatever else is passed', () => {
  const { page } = aPage()
  reportFormError({ ...error, value: 'secret' } as typeof error)
  expect(JSON.stringify(page.dataLayer)).not.toContain('secret')
})
