'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'
import { formatDateTime } from '@/lib/shared/danish-time'

export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'done' | 'refused'

const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
const longestSeconds = mediaLimits.recording.minutes * 60
const tickMs = 250

const refusals: Record<string, string> = {
  NotAllowedError:
    'Browseren har ikke lov til at bruge mikrofonen. Tryk på hængelåsen ved adressen øverst, tillad mikrofonen, og prøv igen.',
  NotFoundError: 'Vi kan ikke finde en mikrofon. Sæt en til, eller optag på telefonen, og læg lydfilen op i stedet.',
  NotReadableError: 'Mikrofonen bruges af et andet program. Luk det, og prøv igen.',
}
const otherRefusal = 'Mikrofonen kunne ikke åbnes. Prøv igen, eller optag på telefonen, og læg lydfilen op i stedet.'

/** Whether this browser can record; if not, a sound file can still be uploaded. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'
}

/** What browsers do to make speech clear takes long notes for noise, and makes them softer or cuts them. */
const asPlayed = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/**
 * Records a voice, or music as it is played, in the browser. Stops at `mediaLimits.recording.minutes` and then releases
 * the microphone.
 */
export function useRecorder({ isMusic }: { isMusic: boolean }) {
  const [state, setState] = useState<RecorderState>('idle')
  const [seconds, setSeconds] = useState(0)
  const [recording, setRecording] = useState<{ file: File; address: string } | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const recorder = useRef<MediaRecorder | null>(null)

  const stop = useCallback(() => {
    if (recorder.current?.state !== 'inactive') recorder.current?.stop()
  }, [])

  const begin = useCallback(async () => {
    setState('asking')
    setRefusal(null)
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ audio: isMusic ? asPlayed : true })
      const type = types.find((candidate) => MediaRecorder.isTypeSupported(candidate))
      const begun = new MediaRecorder(opened, type ? { mimeType: type } : {})
      const parts: Blob[] = []
      begun.addEventListener('dataavailable', ({ data }) => data.size > 0 && parts.push(data))
      begun.addEventListener('stop', () => {
        letGo(opened)
        setStream(null)
        const file = fileOf(parts, begun.mimeType)
        setRecording({ file, address: URL.createObjectURL(file) })
        setState('done')
      })
      recorder.current = begun
      begun.start(1000)
      setStream(opened)
      setSeconds(0)
      setState('recording')
    } catch (error) {
      setRefusal((error instanceof Error && refusals[error.name]) || otherRefusal)
      setState('refused')
    }
  }, [isMusic])

  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => setSeconds((before) => before + tickMs / 1000), tickMs)
    return () => clearInterval(timer)
  }, [state])

  useEffect(() => {
    if (seconds >= longestSeconds) stop()
  }, [seconds, stop])

  useEffect(() => () => (stream ? letGo(stream) : undefined), [stream])
  useEffect(() => () => (recording ? URL.revokeObjectURL(recording.address) : undefined), [recording])

  return {
    state,
    seconds,
    recording,
    refusal,
    stream,
    begin,
    stop,
    pause: () => {
      recorder.current?.pause()
      setState('paused')
    },
    resume: () => {
      recorder.current?.resume()
      setState('recording')
    },
    discard: () => {
      setRecording(null)
      setSeconds(0)
      setState('idle')
    },
  }
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function fileOf(parts: Blob[], type: string): File {
  const plain = type.split(';')[0] || 'audio/webm'
  const ending = plain === 'audio/mp4' ? 'm4a' : plain === 'audio/ogg' ? 'ogg' : 'webm'
  return new File(parts, `Optagelse ${formatDateTime(new Date())}.${ending}`, { type: plain })
}
