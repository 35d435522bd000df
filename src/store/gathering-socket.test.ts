import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { gatheringSocket } from './gathering-socket.ts'

test('what is written in one turn of the event loop is sent in one system call, in its order', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = gatheringSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [[peer]] = await Promise.all([once(server, 'connection'), once(socket, 'connect')])
  const received = buffer(peer)
  const sends = [vi.spyOn(socket, '_write'), vi.spyOn(socket, '_writev')]
  const sent = () => sends.reduce((sum, { mock }) => sum + mock.calls.length, 0)

  const statement = (text: string) => {
    socket.cork()
    socket.write(`${text} `)
    socket.write('sync ')
    socket.uncork()
  }
  socket.write('begin ')
  statement('one')
  await Promise.resolve()
  statement('two')
  expect(sent()).toBe(0)
  await new Promise(setImmediate)
  expect(sent()).toBe(1)

  statement('three')
  await new Promise(setImmediate)
  expect(sent()).toBe(2)
  socket.end()
  expect((await received).toString()).toBe('begin one sync two sync three sync ')
})
