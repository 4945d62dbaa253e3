/** A WAV file of 16 bits at 44.1 kHz; `at` gives each sample by its time in seconds, the same in all channels. */
export function waveFile({
  seconds,
  channels,
  at,
}: {
  seconds: number
  channels: 1 | 2
  at: (second: number) => number
}): Buffer {
  const [rate, head] = [44_100, 44]
  const frames = Math.round(seconds * rate)
  const body = Buffer.alloc(head + frames * channels * 2)
  body.write('RIFF', 0, 'latin1')
  body.writeUInt32LE(body.length - 8, 4)
  body.write('WAVEfmt ', 8, 'latin1')
  body.writeUInt32LE(16, 16)
  body.writeUInt16LE(1, 20)
  body.writeUInt16LE(channels, 22)
  body.writeUInt32LE(rate, 24)
  body.writeUInt32LE(rate * channels * 2, 28)
  body.writeUInt16LE(channels * 2, 32)
  body.writeUInt16LE(16, 34)
  body.write('data', 36, 'latin1')
  body.writeUInt32LE(body.length - head, 40)
  for (let frame = 0; frame < frames; frame++) {
    const value = Math.round(Math.max(-1, Math.min(1, at(frame / rate))) * 32_767)
    for (let channel = 0; channel < channels; channel++)
      body.writeInt16LE(value, head + (frame * channels + channel) * 2)
  }
  return body
}
