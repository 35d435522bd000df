/** Whether somebody on this very machine asks, by its own name and not by one that leads to it. */
export const isLoopback = (host = ''): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host)
