import { Socket } from 'node:net'

/** A socket that sends what is written in one turn of the event loop as a whole, in one system call. */
export function gatheringSocket(): Socket {
  const socket = new Socket()
  // Not before: `connect` sets the `write` of all sockets.
  socket.once('connect', () => gatherWrites(socket))
  return socket
}

function gatherWrites(socket: Socket) {
  const write: (...args: never[]) => boolean = socket.write.bind(socket)
  let isGathering = false
  socket.write = (...args: unknown[]) => {
    if (!isGathering) {
      isGathering = true
      socket.cork()
      process.nextTick(() => {
        isGathering = false
        socket.uncork()
      })
    }
    return write(...(args as never[]))
  }
}
