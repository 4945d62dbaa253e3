import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

type Proof = { altcha: string; readyAt: number }
let proof: Promise<Proof> | null = null

// The server refuses a proof younger than two seconds (TOO_FAST); plus a margin for clocks and rounding.
const oldEnoughMs = 2100
const lastsMs = 15 * 60_000

/** Computes the proof of work while the visitor writes. The browser derives the key off the main thread. */
export function beginProof(): void {
  if (proof || !globalThis.crypto?.subtle) return
  const begun = workOut()
  proof = begun
  begun.catch(() => {
    if (proof === begun) proof = null
  })
  // Expire an unused proof: a page can be open for an hour before a form is sent.
  setTimeout(() => {
    if (proof === begun) proof = null
  }, lastsMs)
}

/**
 * The proof to send, used once; null where the browser cannot compute one (plain http) or the challenge request failed.
 */
export async function takeProof(): Promise<string | null> {
  beginProof()
  const taken = proof
  proof = null
  try {
    const ready = await taken
    if (!ready) return null
    await new Promise((resolve) => setTimeout(resolve, ready.readyAt - performance.now()))
    return ready.altcha
  } catch {
    return null
  }
}

async function workOut(): Promise<Proof> {
  const response = await fetch('/api/challenge', { cache: 'no-store' })
  if (!response.ok) throw new Error('No challenge')
  const readyAt = performance.now() + oldEnoughMs
  const challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('No solution')
  const { counter, derivedKey } = solution
  return { altcha: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })), readyAt }
}
