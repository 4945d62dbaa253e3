import 'server-only'
import { callProvider } from '@/lib/integrations/model-calls/call-provider'
import { ModelCallError } from '@/lib/integrations/model-calls/model-call-error'
import { env } from '@/lib/server/env'

export type SongToSing = {
  /** The words, line by line; four lines are sung as a verse. */
  lines: readonly string[]
  /** In English, such as 'calm hymn with organ'. */
  style: string
  /** 3 to 300. */
  seconds: number
  signal?: AbortSignal
}

/** `contentType` by the file's own first bytes. The caller decodes it before anybody hears it. */
export type SungSong = { audio: Buffer; contentType: string; provider: 'elevenlabs'; model: string; ref: string | null }

export type Singer = {
  provider: 'elevenlabs'
  model: string
  /** ElevenLabs has no public way to delete a song. */
  canDelete: false
  /** Sings once. Throws ModelCallError. */
  sing: (song: SongToSing) => Promise<SungSong>
}

const address = 'https://api.elevenlabs.io'
const timeoutMs = 240_000
const mostBytes = 40_000_000
const linesOfSection = 4

/** The provider that sings, or null without its key: then nothing of it is shown. */
export function singer({ timeout = timeoutMs } = {}): Singer | null {
  const { SINGING_API_KEY: key, SINGING_API_URL: url, SINGING_MODEL: model } = env
  if (!key) return null
  return {
    provider: 'elevenlabs',
    model,
    canDelete: false,
    sing: async ({ signal, ...song }) => {
      const { headers, bytes } = await callProvider({
        url: `${url ?? address}/v1/music?output_format=mp3_44100_128`,
        headers: { 'xi-api-key': key },
        body: { model_id: model, composition_plan: planOf(song), respect_sections_durations: true },
        timeoutMs: timeout,
        mostBytes,
        signal,
      })
      const contentType = soundTypeOf(bytes)
      if (!contentType) throw new ModelCallError('unreadable', 'the answer is not sound')
      return {
        audio: bytes,
        contentType,
        provider: 'elevenlabs',
        model,
        ref: headers.get('song-id')?.slice(0, 200) ?? null,
      }
    },
  }
}

/** A composition plan (POST /v1/music): sections of a verse each, of equal length. */
function planOf({ lines, style, seconds }: Pick<SongToSing, 'lines' | 'style' | 'seconds'>) {
  const count = Math.ceil(lines.length / linesOfSection)
  const verses = Array.from({ length: count }, (_, at) => lines.slice(at * linesOfSection, (at + 1) * linesOfSection))
  return {
    positive_global_styles: [style, 'Danish vocals', 'warm unaffected voice'],
    // The voice is nobody's, and least of all that of the person who died.
    negative_global_styles: ['imitation of a real person', 'spoken word'],
    sections: verses.map((verse, at) => ({
      section_name: `Vers ${at + 1}`,
      positive_local_styles: [],
      negative_local_styles: [],
      duration_ms: Math.max(3000, Math.round((seconds * 1000) / count)),
      lines: verse,
    })),
  }
}

/** The content type of a sound by its first bytes, or null for what is no sound that browsers play. */
export function soundTypeOf(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('ID3') || isMpegFrame(bytes)) return 'audio/mpeg'
  if (start.startsWith('OggS')) return 'audio/ogg'
  if (start.startsWith('fLaC')) return 'audio/flac'
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return 'audio/wav'
  return null
}

/** Eleven bits of sync, then version, layer III and a bit rate that exists (ISO/IEC 11172-3). */
function isMpegFrame(bytes: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = bytes
  return first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 0xf && third >> 4 !== 0
}
