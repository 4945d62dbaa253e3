import 'server-only'
import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { db, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'

// 250 to 500 tries of 2,000 rounds: about 1 s on a cheap phone, 0.2 s on a desktop
// (docs/decisions/010-contributions.md). Creating and checking one costs the server 1 ms and a hash.
const rounds = 2000
const usualTries = { least: 250, most: 500 }
const lastsMs = 20 * 60_000
/** People need longer than this to fill in a form. */
const shortestMs = 2000

const signingKey = (purpose: string) => createHmac('sha256', env.NEXTAUTH_SECRET).update(purpose).digest('base64')
const hmacSignatureSecret = signingKey('altcha challenge')
const hmacKeySignatureSecret = signingKey('altcha key')

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().regex(/^[0-9a-f]{16,100}$/),
      salt: z.string().max(200),
      cost: z.literal(rounds),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      expiresAt: z.number(),
      data: z.object({ madeAt: z.number() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(128) }),
})

/**
 * The answer of `GET /api/challenge`. Fetch it when a form is first focused, not on submit: a proof younger than two
 * seconds is refused (TOO_FAST), so wait the rest out before sending. Solve: for counter 0, 1, 2…
 * key = PBKDF2(SHA-256, password = nonce bytes + counter as 4 bytes big-endian, salt bytes, `cost` iterations,
 * `keyLength` bytes) until its hex begins with `keyPrefix`. Then altcha = base64(JSON({ challenge, solution: { counter,
 * derivedKey: hex } })). Each proof is valid once, for 20 minutes. `crypto.subtle` is missing on plain http outside
 * localhost: submit the form natively then, which works without a proof.
 */
export type ChallengeView = {
  parameters: {
    algorithm: string
    /** Hex. */
    nonce: string
    /** Hex. */
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
    /** Seconds since 1970. */
    expiresAt?: number
  }
  signature?: string
}

/** A valid proof, not yet spent. */
export type Proof = { nonce: string; expiresAt: Date }

/** A signed challenge, valid for 20 minutes. The signature covers `madeAt`, which catches forms sent too fast. */
export function createProofChallenge({ madeAt = new Date(), tries = usualTries } = {}): Promise<ChallengeView> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: rounds,
    counter: randomInt(tries.most, tries.least),
    deriveKey,
    hmacSignatureSecret,
    hmacKeySignatureSecret,
    expiresAt: new Date(madeAt.getTime() + lastsMs),
    data: { madeAt: madeAt.getTime() },
  })
}

/** A proof that is wrong, too fast or already spent; `refusal` is thrown when it is needed. */
export type RefusedProof = { refusal: DomainError }

/**
 * Checks the proof sent with a post, for a few hashes and one look-up; null when there is none. A bad proof is
 * returned, not thrown: a post repeated with its key may carry a spent one.
 */
export async function readProof(altcha: string | null | undefined): Promise<Proof | RefusedProof | null> {
  if (!altcha) return null
  try {
    const proof = await checkProof(altcha)
    const spent = await db.spentChallenge.findUnique({ where: { id: proof.nonce }, select: { id: true } })
    return spent ? { refusal: new DomainError('CHALLENGE_FAILED') } : proof
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error }
    throw error
  }
}

/** Checks a browser's solution, without spending it. Throws CHALLENGE_FAILED or TOO_FAST. */
export async function checkProof(altcha: string | null | undefined, now = new Date()): Promise<Proof> {
  const parsed = payload.safeParse(decode(altcha ?? ''))
  if (!parsed.success) throw new DomainError('CHALLENGE_FAILED')
  const { challenge, solution } = parsed.data
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret,
    hmacKeySignatureSecret,
  })
  if (!verified) throw new DomainError('CHALLENGE_FAILED')
  const { nonce, expiresAt, data } = challenge.parameters
  if (now.getTime() - data.madeAt < shortestMs) throw new DomainError('TOO_FAST')
  return { nonce, expiresAt: new Date(expiresAt * 1000) }
}

/** Spends the proof in the transaction of its post. Throws its refusal, or CHALLENGE_FAILED when already spent. */
export async function spendProof(tx: Transaction, proof: Proof | RefusedProof): Promise<void> {
  if ('refusal' in proof) throw proof.refusal
  const { count } = await tx.spentChallenge.createMany({
    data: [{ id: proof.nonce, expiresAt: proof.expiresAt }],
    skipDuplicates: true,
  })
  if (count === 0) throw new DomainError('CHALLENGE_FAILED')
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString())
  } catch {
    return null
  }
}
