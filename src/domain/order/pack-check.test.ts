import { expect, test } from 'vitest'
import { packRefusal } from './pack-check.ts'

const phone = { serialHash: 'S1', imeiHash: 'I1' }
const tablet = { serialHash: 'S2', imeiHash: null }

test.each([
  ['the IMEI of the one device', [phone], ['I1'], undefined],
  ['its serial number', [phone], ['S1'], undefined],
  ['both numbers of one device', [phone], ['S1', 'I1'], undefined],
  ['each of two devices', [phone, tablet], ['S2', 'I1'], undefined],
  ['one of two devices', [phone, tablet], ['I1'], { kind: 'device-missing', count: 1 }],
  ['nothing', [phone], [], { kind: 'device-missing', count: 1 }],
  ['nothing of an order without devices', [], [], undefined],
  ['another device', [phone], ['I9'], { kind: 'wrong-device', scanned: 0 }],
  ['the right device and another', [phone], ['I1', 'S2'], { kind: 'wrong-device', scanned: 1 }],
])('%s', (_, units, scanned, refusal) => {
  expect(packRefusal(units, scanned)).toEqual(refusal)
})
