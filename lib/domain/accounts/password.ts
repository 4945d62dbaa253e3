import 'server-only'
import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { createSecretToken } from '@/lib/server/tokens'

// OWASP password storage cheat sheet: argon2id (the library's default), 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Leaves one core for answering requests: a hundred concurrent sign-ins would otherwise occupy all of them for seconds.
const mostAtOnce = Math.max(1, availableParallelism() - 1)
const waiting: Array<() => void> = []
let running = 0

/** The argon2id hash to store. Takes about 30 ms on a thread of its own: call it before a transaction, not inside. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(asTyped(password), parameters))
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The next in the queue takes over this slot.
    if (next) next()
    else running--
  }
}

let decoy: Promise<string> | undefined

/** Whether the password matches the hash. Without a hash, false after the same time. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= argon2.hash('no account has this one', parameters)
  const known = passwordHash ?? (await decoy)
  const matches = await inTurn(() => argon2.verify(known, asTyped(password)))
  return matches && passwordHash !== null
}

// Devices differ in how they encode å.
function asTyped(password: string): string {
  return password.normalize('NFC')
}

/** The hash of a random password that is not stored, for accounts opened by a link. Call it before a transaction. */
export function unusablePassword(): Promise<string> {
  return hashPassword(createSecretToken())
}
