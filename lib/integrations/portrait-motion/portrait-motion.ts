import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { callProvider } from '@/lib/integrations/model-calls/call-provider'
import { ModelCallError } from '@/lib/integrations/model-calls/model-call-error'
import { env } from '@/lib/server/env'

export type PortraitToMove = {
  /** JPEG or WebP of at most 190,000 bytes: larger ones do not fit into an address of data. */
  picture: { bytes: Buffer; contentType: string }
  /** 2 to 10. */
  seconds: number
  signal?: AbortSignal
}

/** An MP4. The caller takes its sound away and decodes it before anybody sees it. */
export type MovedPortrait = { film: Buffer; provider: 'replicate'; model: string; ref: string }

export type PortraitMover = {
  provider: 'replicate'
  model: string
  /** The provider deletes input and film by itself after an hour. */
  canDelete: false
  /** Makes one film. Throws ModelCallError. */
  setInMotion: (portrait: PortraitToMove) => Promise<MovedPortrait>
}

const address = 'https://api.replicate.com'
const callMs = 30_000
const answerBytes = 200_000
const filmBytes = 60_000_000
const pictureBytes = 190_000

/** Nobody speaks in the film: a dead person is given no words. */
const prompt =
  'A portrait photograph comes gently alive: slow breathing, a slight turn of the head, soft light. The mouth stays closed. ' +
  'Nobody speaks or sings. The camera is still, the face and the surroundings stay as they are.'

const prediction = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  status: z.enum(['starting', 'processing', 'succeeded', 'failed', 'canceled', 'aborted']),
  output: z.union([z.string().max(2000), z.array(z.string().max(2000)).max(10)]).nullish(),
})

type Pace = { pollMs?: number; wholeMs?: number }

/** Ends before its job, whose second run would call it lost while the film is on its way (lib/server/jobs.ts). */
const patienceMs = 220_000

/** The provider that sets a portrait in motion, or null without its key: then nothing of it is shown. */
export function portraitMover({ pollMs = 3000, wholeMs = patienceMs }: Pace = {}): PortraitMover | null {
  const { PORTRAIT_MOTION_API_KEY: key, PORTRAIT_MOTION_API_URL: url, PORTRAIT_MOTION_MODEL: model } = env
  if (!key) return null
  const base = `${url ?? address}/v1`
  const call = async (path: string, body: object | undefined, signal: AbortSignal) => {
    const headers = { authorization: `Bearer ${key}` }
    const sent = { url: `${base}/${path}`, headers, timeoutMs: callMs, mostBytes: answerBytes, signal }
    return asPrediction((await callProvider(body ? { ...sent, body } : sent)).bytes)
  }
  return {
    provider: 'replicate',
    model,
    canDelete: false,
    setInMotion: async ({ picture, seconds, signal: stopped }) => {
      if (picture.bytes.length > pictureBytes) throw new ModelCallError('refused', 'the picture is too large')
      const signal = AbortSignal.any([AbortSignal.timeout(wholeMs), ...(stopped ? [stopped] : [])])
      const image = `data:${picture.contentType};base64,${picture.bytes.toString('base64')}`
      let state = await call(`models/${model}/predictions`, { input: { image, prompt, duration: seconds } }, signal)
      const { id } = state
      try {
        while (state.status === 'starting' || state.status === 'processing') {
          await pause(pollMs, undefined, { signal })
          state = await call(`predictions/${id}`, undefined, signal)
        }
      } catch (error) {
        // It is paid by the second: whoever does not wait for it stops it. Its answer changes nothing.
        await call(`predictions/${id}/cancel`, {}, AbortSignal.timeout(callMs)).catch(() => null)
        throw error instanceof ModelCallError ? error : new ModelCallError('late', `no film within ${wholeMs} ms`)
      }
      if (state.status !== 'succeeded') throw new ModelCallError('refused', state.status)
      const { bytes } = await callProvider({
        url: filmAddress(state.output, base),
        timeoutMs: callMs * 2,
        mostBytes: filmBytes,
        signal,
      })
      if (bytes.toString('latin1', 4, 8) !== 'ftyp') throw new ModelCallError('unreadable', 'the answer is not a film')
      return { film: bytes, provider: 'replicate', model, ref: id }
    },
  }
}

function asPrediction(bytes: Buffer): z.output<typeof prediction> {
  try {
    return prediction.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new ModelCallError('unreadable', 'not a prediction')
  }
}

/** The provider's own hosts only, and without our key: an answer never sends us to another server. */
function filmAddress(output: z.output<typeof prediction>['output'], base: string): string {
  const said = (Array.isArray(output) ? output[0] : output) ?? ''
  const url = URL.canParse(said) ? new URL(said) : null
  const isTheirs =
    url &&
    (url.origin === new URL(base).origin ||
      (url.protocol === 'https:' && /(?:^|\.)replicate\.(?:delivery|com)$/.test(url.hostname)))
  if (!isTheirs) throw new ModelCallError('unreadable', 'not an address of the provider')
  return url.href
}
