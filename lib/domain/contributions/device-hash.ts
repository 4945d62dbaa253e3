import 'server-only'
import { contributorCookieName, contributorMaxAgeSeconds } from '@/lib/server/actor'
import type { RunContext } from '@/lib/server/command'
import { createSecretToken, hashToken } from '@/lib/server/tokens'

/** The hash of the device's secret; a device that has none gets one with this answer. */
export function deviceHash({ actor, setCookie }: RunContext): string | null {
  if (actor.kind === 'system') return null
  if (actor.contributorHash) return actor.contributorHash
  const secret = createSecretToken()
  setCookie({ name: contributorCookieName, value: secret, maxAgeSeconds: contributorMaxAgeSeconds })
  return hashToken(secret)
}
