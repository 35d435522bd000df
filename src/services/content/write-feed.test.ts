import { expect, test } from 'vitest'
import { feedOf } from './write-feed.ts'

test('a feed names its blog, its latest date and each article once, and escapes quoted text', () => {
  const feed = feedOf({
    language: 'ro',
    blogUrl: 'https://kintsu.example/ro/blog/',
    feedUrl: 'https://kintsu.example/ro/blog/feed.xml',
    author: 'Kintsu & fiii',
    entries: [
      {
        slug: 'baterie',
        title: 'Baterie <80%',
        description: 'Când o schimbi.',
        minutes: 4,
        publishedOn: '2026-09-14',
        tags: ['baterie'],
        url: 'https://kintsu.example/ro/blog/baterie/',
      },
    ],
  })
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ro">')
  expect(feed).toContain(
    '<link rel="self" type="application/atom+xml" href="https://kintsu.example/ro/blog/feed.xml"/>',
  )
  expect(feed).toContain('<name>Kintsu &amp; fiii</name>')
  expect(feed.match(/<updated>2026-09-14T00:00:00Z<\/updated>/g)).toHaveLength(2)
  expect(feed.match(/<entry>/g)).toHaveLength(1)
  expect(feed).toContain('<title>Baterie &lt;80%</title>')
  expect(feed).toContain('<category term="baterie"/>')
})
