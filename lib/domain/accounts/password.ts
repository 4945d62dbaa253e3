import 'server-only'
import { hash, verify } from '@node-rs/argon2'

// OWASP password storage cheat sheet: 19 MiB, two passes, one lane; the library's algorithm is argon2id unless told.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash to keep. About 30 ms of work on a thread of its own: call it before a transaction, not inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(asTyped(password), parameters)
}

let decoy: Promise<string> | undefined

/** Whether the password belongs to the hash. Without a hash it takes the same time and says no. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this one', parameters)
  const matches = await verify(passwordHash ?? (await decoy), asTyped(password))
  return matches && passwordHash !== null
}

// Phones and computers encode å differently; it is the same password.
function asTyped(password: string): string {
  return password.normalize('NFC')
}
