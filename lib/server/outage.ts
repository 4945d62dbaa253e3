/** What stops everybody's requests at once: the database is away, or there is no space to write. */
export type Outage = 'DATABASE_AWAY' | 'STORAGE_FULL'

// PostgreSQL's classes for a lost connection and for a server that stops or starts, and Prisma's names for the same.
const away =
  /^(?:DATABASE_AWAY|08\w{3}|57P0[123]|P1001|P1002|P1008|P1017|DatabaseNotReachable|ConnectionClosed|SocketTimeout)$/
const full = /^(?:ENOSPC|EDQUOT|53100|STORAGE_FULL)$/
const ofSocket = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/
// What pg and the system say where the code is lost.
const connectionLost = /Connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/
const storageFull = /No space left on device/
const mostDeep = 5

/**
 * The outage that an error tells of, or an object with an error's words, as pg-boss makes one; null for every other, also of
 * a mail server or provider that is away.
 */
export function outageOf(error: unknown): Outage | null {
  const codes = codesIn(error)
  const [message, stack] = [textIn(error, 'message'), textIn(error, 'stack')]
  if (codes.some((code) => full.test(code)) || storageFull.test(message)) return 'STORAGE_FULL'
  // pg puts its own frames on the errors of its sockets.
  const isOfPg = /[\\/]pg(?:-pool)?[\\/]/.test(stack)
  const isAway = codes.some((code) => away.test(code) || (isOfPg && ofSocket.test(code)))
  return isAway || connectionLost.test(message) ? 'DATABASE_AWAY' : null
}

/** The codes of an error and of those inside it, where Prisma and its adapter put them. */
function codesIn(value: unknown, deep = 0): string[] {
  if (typeof value !== 'object' || value === null || deep > mostDeep) return []
  const own = ['code', 'originalCode', 'kind'].map((name) => textIn(value, name))
  const inner = ['meta', 'driverAdapterError', 'cause'].flatMap((name) => codesIn(Reflect.get(value, name), deep + 1))
  return [...own, ...inner]
}

function textIn(value: unknown, name: string): string {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : ''
  return typeof text === 'string' ? text : ''
}
