/** Files made to hang a reader of music, to fill its memory, or to be taken for what they are not. */

const silentFrameBytes = 208

/** Silence as MP3: frames of 64 kbit/s at 44.1 kHz, each of 1152 samples (ISO/IEC 11172-3), without a header. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(silentFrameBytes)
  frame.set([0xff, 0xfb, 0x50, 0x00])
  return Buffer.alloc(Math.ceil((seconds * 44_100) / 1152) * silentFrameBytes, frame)
}

/** An ID3v2.3 tag of these frames, to stand before an MP3. */
export function id3Tag(frames: readonly (readonly [name: string, body: Buffer])[]): Buffer {
  const body = Buffer.concat(
    frames.flatMap(([name, content]) => {
      const head = Buffer.alloc(10)
      head.write(name, 'latin1')
      head.writeUInt32BE(content.length, 4)
      return [head, content]
    }),
  )
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0])
  for (let place = 0; place < 4; place++) head[9 - place] = (body.length >> (7 * place)) & 0x7f
  return Buffer.concat([head, body])
}

/** The body of an APIC frame: a front cover. */
export function id3Cover(picture: Buffer, type = 'image/png'): Buffer {
  return Buffer.concat([Buffer.from(`\0${type}\0\x03\0`, 'latin1'), picture])
}

const flacBlock = 4096

/** Silence as FLAC, by default in two channels of 44.1 kHz: 15 bytes for each 93 ms (RFC 9639). */
export function silentFlac(seconds: number, { rate = 44_100, channels = 2 } = {}): Buffer {
  const blocks = Math.ceil((seconds * rate) / flacBlock)
  const info = Buffer.alloc(34)
  info.writeUInt16BE(flacBlock, 0)
  info.writeUInt16BE(flacBlock, 2)
  // 20 bits of rate, 3 of channels - 1, 5 of bits - 1, 36 of samples.
  const kind = (BigInt(rate) << 44n) | (BigInt(channels - 1) << 41n) | (15n << 36n)
  info.writeBigUInt64BE(kind | BigInt(blocks * flacBlock), 10)
  const frames = Array.from({ length: blocks }, (_, number) => {
    // Without a code, the rate is the one at the beginning.
    const coded = rate === 44_100 ? 0xc9 : 0xc0
    const head = Buffer.from([0xff, 0xf8, coded, ((channels - 1) << 4) | 8, ...codedNumber(number)])
    const body = Buffer.concat([head, Buffer.from([crc(head, 8, 0x07)]), Buffer.alloc(3 * channels)])
    const end = Buffer.alloc(2)
    end.writeUInt16BE(crc(body, 16, 0x8005))
    return Buffer.concat([body, end])
  })
  return Buffer.concat([Buffer.from('fLaC'), Buffer.from([0x80, 0, 0, 34]), info, ...frames])
}

/** As UTF-8 codes a character. */
function codedNumber(number: number): number[] {
  if (number < 0x80) return [number]
  if (number < 0x800) return [0xc0 | (number >> 6), 0x80 | (number & 0x3f)]
  return [0xe0 | (number >> 12), 0x80 | ((number >> 6) & 0x3f), 0x80 | (number & 0x3f)]
}

function crc(bytes: Buffer, bits: 8 | 16, polynomial: number): number {
  const [top, mask] = [1 << (bits - 1), (1 << bits) - 1]
  return bytes.reduce((before, byte) => {
    let rest = before ^ (byte << (bits - 8))
    for (let bit = 0; bit < 8; bit++) rest = (rest & top ? (rest << 1) ^ polynomial : rest << 1) & mask
    return rest
  }, 0)
}

/** A WAV of 16 bits that says this of itself; its samples are zeros. */
export function waveThatSays({ rate, channels, bytes }: { rate: number; channels: number; bytes: number }): Buffer {
  const body = Buffer.alloc(44 + bytes)
  body.write('RIFF', 0, 'latin1')
  body.writeUInt32LE(body.length - 8, 4)
  body.write('WAVEfmt ', 8, 'latin1')
  body.writeUInt32LE(16, 16)
  body.writeUInt16LE(1, 20)
  body.writeUInt16LE(channels, 22)
  body.writeUInt32LE(rate, 24)
  body.writeUInt32LE((rate * channels * 2) % 2 ** 32, 28)
  body.writeUInt16LE(channels * 2, 32)
  body.writeUInt16LE(16, 34)
  body.write('data', 36, 'latin1')
  body.writeUInt32LE(bytes, 40)
  return body
}
