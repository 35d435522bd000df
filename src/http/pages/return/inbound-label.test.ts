import { expect, test } from 'vitest'
import { inboundLabel } from './inbound-label.ts'

test('A label is a PDF that is neither cached nor indexed', async () => {
  const pdf = Buffer.from('%PDF-1.7')
  const response = inboundLabel({ fileName: 'etiketa-GR000012344-R1.pdf', pdf })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain('etiketa-GR000012344-R1.pdf')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
})

test('A missing label is a 404', () => {
  expect(() => inboundLabel(undefined)).toThrow()
})
