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
