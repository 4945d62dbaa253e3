import { formatDateTime } from '@/lib/shared/danish-time'

const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

const refusals: Record<string, string> = {
  NotAllowedError:
    'Browseren har ikke lov til at bruge mikrofonen. Tryk på hængelåsen ved adressen øverst, tillad mikrofonen, og prøv igen.',
  NotFoundError: 'Vi kan ikke finde en mikrofon. Sæt en til, eller optag på telefonen, og læg lydfilen op i stedet.',
  NotReadableError: 'Mikrofonen bruges af et andet program. Luk det, og prøv igen.',
}
const otherRefusal = 'Mikrofonen kunne ikke åbnes. Prøv igen, eller optag på telefonen, og læg lydfilen op i stedet.'

/** Whether this browser can record; if not, a sound file can still be chosen. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'
}

export type BegunRecording = { stream: MediaStream; recorder: MediaRecorder }

/**
 * Asks for the microphone and records until the recorder is stopped, which releases the microphone and calls `done` with
 * the file. Throws what `refusalSentence` explains.
 */
export async function beginRecording(
  audio: MediaStreamConstraints['audio'] & {},
  done: (file: File) => void,
): Promise<BegunRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const type = types.find((candidate) => MediaRecorder.isTypeSupported(candidate))
  const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {})
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data))
  recorder.addEventListener('stop', () => {
    letGo(stream)
    done(fileOf(parts, recorder.mimeType))
  })
  recorder.start(1000)
  return { stream, recorder }
}

/** Why the microphone could not be opened, as a Danish sentence. */
export function refusalSentence(error: unknown): string {
  return (error instanceof Error && refusals[error.name]) || otherRefusal
}

export function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function fileOf(parts: Blob[], type: string): File {
  const plain = type.split(';')[0] || 'audio/webm'
  const ending = plain === 'audio/mp4' ? 'm4a' : plain === 'audio/ogg' ? 'ogg' : 'webm'
  return new File(parts, `Optagelse ${formatDateTime(new Date())}.${ending}`, { type: plain })
}
