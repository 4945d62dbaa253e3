/** The texts of the scan dialog: the specification's (§2) to the letter, and further ones. */
export const scannerTexts = {
  title: 'Scan QR-kode',
  start: 'Start scanning',
  stop: 'Stop scanning',
  running: 'Scanner automatisk...',
  hold: 'Hold QR-koden inden for rammen',
  onlyOurs: 'Her kan kun scannes QR-koder fra {siteName}.',
  offline: 'Der er ingen forbindelse lige nu. Vi kan læse koden, men først åbne siden, når forbindelsen er tilbage.',
} as const

/** Why there is no picture from the camera. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure' | 'unknown'

export const cameraSentences: Record<CameraProblem, string> = {
  refused: 'Vi må ikke bruge kameraet. Giv lov i telefonens indstillinger for denne app, og prøv igen.',
  none: 'Vi kan ikke finde et kamera på telefonen.',
  busy: 'Kameraet er i brug i en anden app. Luk den, og prøv igen.',
  insecure: 'Kameraet kan kun bruges over en sikker forbindelse. Åbn siden med https.',
  unknown: 'Kameraet kunne ikke åbnes. Prøv igen.',
}

/** The problem behind an error of getUserMedia (names from the Media Capture specification). */
export function cameraProblemOf(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'unknown'
}
