import { expect, test } from 'vitest'
import { latestChanges, listingIdsIn, toggled } from './saved-devices.ts'

test('the ids in an address are read once each, up to the limit', () => {
  const values = ['ro-P1-good,ro-P2-very-good', 'ro-P1-good', 'ro-P3-good']
  expect(listingIdsIn(values, 48)).toEqual(['ro-P1-good', 'ro-P2-very-good', 'ro-P3-good'])
  expect(listingIdsIn(values, 2)).toEqual(['ro-P1-good', 'ro-P2-very-good'])
})

test('what is no id is left out', () => {
  expect(listingIdsIn(['', ',,', "ro-P1' or 1=1", '<b>', `ro-${'P'.repeat(80)}`], 48)).toEqual([])
})

test('saving puts a device in front, and saving it again takes it out', () => {
  expect(toggled(['b', 'c'], 'a', 48)).toEqual(['a', 'b', 'c'])
  expect(toggled(['a', 'b', 'c'], 'b', 48)).toEqual(['a', 'c'])
})

test('one more than the limit takes the place of the oldest', () => {
  expect(toggled(['b', 'c'], 'a', 2)).toEqual(['a', 'b'])
})

test('of several changes of a device the last one counts, in whatever order they are given', () => {
  const changes = [
    { listingId: 'a', isSaved: false, at: 2 },
    { listingId: 'b', isSaved: true, at: 1 },
    { listingId: 'a', isSaved: true, at: 1 },
  ]
  expect(latestChanges(changes)).toEqual([
    { listingId: 'b', isSaved: true, at: 1 },
    { listingId: 'a', isSaved: false, at: 2 },
  ])
})
