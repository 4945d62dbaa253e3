import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  type Input,
  type InputTrack,
  Output,
} from 'mediabunny'
import { FilmError } from './film-error'
import { type Film, wholeSeconds, withFilm } from './read-film'

export type RewrittenFilm = Pick<Film, 'kind' | 'width' | 'height'> & {
  /** Rounded up. */
  durationSeconds: number
  contentType: string
  ending: string
}

/**
 * Remuxes the picture and sound of `from` into a new file `to`, without re-encoding: with fast start, and without
 * position, camera, names or dates, since only the tracks are copied. Memory use is small at any size. Throws FILM_*
 * and VOICE_* as `withFilm` does, and *_TOO_LONG.
 */
export function rewriteFilm(
  from: string,
  to: string,
  expected: 'video' | 'recording',
  longestSeconds: { video: number; recording: number },
): Promise<RewrittenFilm> {
  return rewrite(from, to, { expected, longestSeconds, isSilent: false })
}

/** The same of a film, without its sound. */
export function rewriteWithoutSound(
  from: string,
  to: string,
  longestSeconds: { video: number; recording: number },
): Promise<RewrittenFilm> {
  return rewrite(from, to, { expected: 'video', longestSeconds, isSilent: true })
}

type Wanted = {
  expected: 'video' | 'recording'
  longestSeconds: { video: number; recording: number }
  isSilent: boolean
}

function rewrite(from: string, to: string, { expected, longestSeconds, isSilent }: Wanted): Promise<RewrittenFilm> {
  return withFilm(from, expected, async (film, input) => {
    // Computed from the packets: the length in the header is only a claim.
    const durationSeconds = wholeSeconds(await input.computeDuration())
    if (durationSeconds > longestSeconds[film.kind]) {
      throw new FilmError(film.kind === 'video' ? 'FILM_TOO_LONG' : 'VOICE_TOO_LONG')
    }
    const output = new Output({ format: film.container.make(), target: new FilePathTarget(to) })
    try {
      const lanes = await openLanes(isSilent ? withoutAudio(film) : film, output)
      await output.start()
      await copyPackets(lanes, await startOf(input, lanes))
      await output.finalize()
    } catch (error) {
      await output.cancel().catch(() => {})
      throw error
    }
    const { kind, width, height, container } = film
    return { kind, width, height, durationSeconds, contentType: container.contentType, ending: container.ending }
  })
}

function withoutAudio(film: Film): Film {
  return { ...film, tracks: { ...film.tracks, audio: null } }
}

type Lane = { track: InputTrack; sink: EncodedPacketSink; add: (packet: EncodedPacket) => Promise<void> }

async function openLanes({ tracks: { video, audio } }: Film, output: Output): Promise<Lane[]> {
  const lanes: Lane[] = []
  if (video) {
    const [codec, decoderConfig] = [await video.getCodec(), await video.getDecoderConfig()]
    if (!codec || !decoderConfig) throw new FilmError('FILM_UNREADABLE')
    const source = new EncodedVideoPacketSource(codec)
    const { packetCount } = await video.computePacketStats()
    output.addVideoTrack(source, { rotation: await video.getRotation(), maximumPacketCount: packetCount })
    lanes.push({
      track: video,
      sink: new EncodedPacketSink(video),
      add: (packet) => source.add(packet, { decoderConfig }),
    })
  }
  if (audio) {
    const [codec, decoderConfig] = [await audio.getCodec(), await audio.getDecoderConfig()]
    if (!codec || !decoderConfig) throw new FilmError('VOICE_UNREADABLE')
    const source = new EncodedAudioPacketSource(codec)
    const { packetCount } = await audio.computePacketStats()
    output.addAudioTrack(source, { maximumPacketCount: packetCount })
    lanes.push({
      track: audio,
      sink: new EncodedPacketSink(audio),
      add: (packet) => source.add(packet, { decoderConfig }),
    })
  }
  return lanes
}

/** Cameras let sound start slightly before zero; everything is shifted so that the earliest packet is at zero. */
async function startOf(input: Input, lanes: Lane[]): Promise<number> {
  return Math.min(0, await input.getFirstTimestamp(lanes.map(({ track }) => track)))
}

/** Copies the tracks interleaved, always the one that is behind, so that a player finds both close together. */
async function copyPackets(lanes: Lane[], start: number): Promise<void> {
  const open = await Promise.all(
    lanes.map(async ({ sink, add }) => {
      const packets = sink.packets()
      return { packets, add, next: await packets.next() }
    }),
  )
  for (;;) {
    const waiting = open.filter(({ next }) => !next.done)
    const first = waiting.toSorted((left, right) => timeOf(left.next) - timeOf(right.next))[0]
    if (!first || first.next.done) return
    const packet = first.next.value
    await first.add(start < 0 ? packet.clone({ timestamp: packet.timestamp - start }) : packet)
    first.next = await first.packets.next()
  }
}

function timeOf(next: IteratorResult<EncodedPacket, void>): number {
  return next.done ? Number.POSITIVE_INFINITY : next.value.timestamp
}
