import 'server-only'
import { createECDH } from 'node:crypto'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import { lookUpPublic } from '@/lib/integrations/push/public-address'
import { vapidKeys } from '@/lib/integrations/push/vapid-keys'
import { env } from '@/lib/server/env'

export type PushTarget = { endpoint: string; p256dh: string; auth: string }
/**
 * What the device shows; a tap opens `path`, and a button below it `settings`, where such messages are stopped. A later
 * message with the same tag replaces an earlier one.
 */
export type PushMessage = { title: string; body: string; path: string; tag: string; settings?: string }

export type PushCall = { endpoint: string; headers: Record<string, string>; body: Buffer }
/** Sends one call and returns its status. Replaced in tests. */
export type PushTransport = (call: PushCall) => Promise<number>

/** A phone that was off for longer gets the news in other ways. */
const keptSeconds = 24 * 3600

/**
 * Sends a message to the browser's push service, encrypted for this device (RFC 8291). Returns 'gone' when the device
 * has unsubscribed or its address is invalid. Throws when a retry may work.
 */
export async function sendPush(
  target: PushTarget,
  message: PushMessage,
  transport: PushTransport = callByHttps,
): Promise<'sent' | 'gone'> {
  if (!isPushEndpoint(target.endpoint)) return 'gone'
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${env.SUPPORT_EMAIL}`, ...vapidKeys() },
      TTL: keptSeconds,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  )
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const status = await transport({ endpoint, headers: texts, body: Buffer.from(body) })
  if (status >= 200 && status < 300) return 'sent'
  // Gone (404, 410); made with other keys than ours (401, 403); or malformed, so a retry is useless (400, 413).
  if (status < 500 && status !== 408 && status !== 429) return 'gone'
  throw new Error(`The push service answered ${status}`)
}

/** Whether an address may be a browser's push service: https, and a name outside our own network. */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  const isNamed = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[')
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    isNamed &&
    !/\.(local|internal|localhost)$/.test(hostname)
  )
}

/** Those of Chrome, Edge, Firefox and Safari, and of browsers built on them. */
const services = /(?:^|\.)(?:fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/

/** Whether an address is at a push service of a known browser: for callers without a session, who could name any host. */
export function isBrowsersPushService(address: string): boolean {
  return isPushEndpoint(address) && services.test(new URL(address).hostname)
}

/** Whether a message can be encrypted for these browser keys: a point on the curve, and its secret (RFC 8291 §2). */
export function arePushKeys({ p256dh, auth }: Pick<PushTarget, 'p256dh' | 'auth'>): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    return own.computeSecret(p256dh, 'base64url').length > 0 && Buffer.from(auth, 'base64url').length >= 16
  } catch {
    return false
  }
}

type HttpsOptions = { deadlineMs?: number; request?: typeof https.request; lookup?: LookupFunction }

/**
 * Sends one https call. The whole call, from DNS lookup to the last header, must finish within `deadlineMs`, so a
 * service cannot stall it by sending a byte every second. Reads only the status. Returns 404 for a name inside our
 * own network. Throws on a network failure or timeout.
 */
export function callByHttps(
  { endpoint, headers, body }: PushCall,
  { deadlineMs = 10_000, request = https.request, lookup = lookUpPublic }: HttpsOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(deadlineMs)
    // Without an agent the socket closes after the response, which ends an endless body.
    const call = request(endpoint, { method: 'POST', headers, lookup, signal, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 500)
      call.destroy()
    })
    call.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPRIVATE' ? resolve(404) : reject(error)))
    call.end(body)
  })
}
