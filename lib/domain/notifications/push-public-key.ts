import 'server-only'
import { vapidKeys } from '@/lib/integrations/push/vapid-keys'

/** What a browser needs to know to let this site, and nobody else, send it messages; base64url. */
export function pushPublicKey(): string {
  return vapidKeys().publicKey
}
