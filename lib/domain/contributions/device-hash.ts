import 'server-only'
import { contributorMaxAgeSeconds } from '@/lib/server/actor'
import type { RunContext } from '@/lib/server/command'
import { createSecretToken, hashToken } from '@/lib/server/tokens'
import { contributorCookieName } from '@/lib/shared/page-address.mjs'

/** The hash of the device's secret; a device without one gets it with this answer. Null for the system. */
export function deviceHash({ actor, setCookie }: Pick<RunContext, 'actor' | 'setCookie'>): string | null {
  if (actor.kind === 'system') return null
  if (actor.contributorHash) return actor.contributorHash
  const secret = createSecretToken()
  setCookie({ name: contributorCookieName, value: secret, maxAgeSeconds: contributorMaxAgeSeconds })
  return hashToken(secret)
}
