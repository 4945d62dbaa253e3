import 'server-only'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

// OWASP password storage cheat sheet: 19 MiB, two passes, one lane; the library's algorithm is argon2id unless told.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A hundred sign-ins at one time would else take every processor from the thread that answers, for seconds.
const mostAtOnce = Math.max(1, availableParallelism() - 1)
const waiting: Array<() => void> = []
let running = 0

/** The argon2id hash to keep. About 30 ms of work on a thread of its own: call it before a transaction, not inside. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(asTyped(password), parameters))
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // Whoever waited takes over the place of the one who is done.
    if (next) next()
    else running--
  }
}

let decoy: Promise<string> | undefined

/** Whether the password belongs to the hash. Without a hash it takes the same time and says no. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this one', parameters)
  const known = passwordHash ?? (await decoy)
  const matches = await inTurn(() => verify(known, asTyped(password)))
  return matches && passwordHash !== null
}

// Phones and computers encode å differently; it is the same password.
function asTyped(password: string): string {
  return password.normalize('NFC')
}
