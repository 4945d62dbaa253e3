'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { beginRecording, letGo, refusalSentence } from '@/lib/domain/media/films/client/recording'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'

export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'done' | 'refused'

const longestSeconds = mediaLimits.recording.minutes * 60
const tickMs = 250

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
      const begun = await beginRecording(isMusic ? asPlayed : true, (file) => {
        setStream(null)
        setRecording({ file, address: URL.createObjectURL(file) })
        setState('done')
      })
      recorder.current = begun.recorder
      setStream(begun.stream)
      setSeconds(0)
      setState('recording')
    } catch (error) {
      setRefusal(refusalSentence(error))
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
