import { expect, test } from 'vitest'
import { preloadsOf } from './preloads.ts'

test('style sheets come before the fonts of the language', () => {
  const links = preloadsOf('el', ['/assets/root.css']).split(', ')
  expect(links[0]).toBe('</assets/root.css>; rel=preload; as=style')
  expect(links.slice(1)).toEqual([
    expect.stringMatching(
      /^<[^>]*greek-wght[^>]*\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin$/,
    ),
    expect.stringMatching(
      /^<[^>]*latin-wght[^>]*\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin$/,
    ),
  ])
})

test('a page without a style sheet preloads its fonts alone', () => {
  expect(preloadsOf('ro', [])).not.toContain('as=style')
})
