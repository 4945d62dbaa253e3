'use client'

import { Mic, Pause, Play, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { canRecord } from '@/lib/domain/media/films/client/recording'
import { useRecorder } from '@/lib/domain/media/films/client/use-recorder'
import { formatLength } from '@/lib/domain/media/media-words'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'

type VoiceRecorderProps = { isMusic: boolean; onKeep: (file: File) => void }

/** Record, pause, listen, record again, keep. */
export function VoiceRecorder({ isMusic, onKeep }: VoiceRecorderProps) {
  const { state, seconds, recording, refusal, stream, ...acts } = useRecorder({ isMusic })
  if (!canRecord()) {
    return (
      <Notice title="Browseren kan ikke optage">Optag på telefonen i stedet, og vælg lydfilen her på siden.</Notice>
    )
  }
  return (
    <div className="space-y-5">
      <p role="status" className="sr-only">
        {state === 'recording' && 'Optager'}
        {state === 'paused' && 'Optagelsen er på pause'}
        {state === 'done' && `Optagelsen er færdig, ${formatLength(seconds)}`}
      </p>
      {refusal && (
        <Notice variant="error" title="Mikrofonen kan ikke bruges">
          {refusal}
        </Notice>
      )}
      {(state === 'recording' || state === 'paused' || state === 'done') && (
        <div className="space-y-3">
          <p className="text-center font-serif text-4xl tabular-nums">{formatLength(seconds)}</p>
          {state !== 'done' && <LevelMeter stream={state === 'recording' ? stream : null} />}
        </div>
      )}
      {state === 'done' && recording && (
        // biome-ignore lint/a11y/useMediaCaption: the user's own recording, just made.
        <audio controls src={recording.address} aria-label="Din optagelse" className="w-full" />
      )}
      <div className="flex flex-wrap gap-3">
        {(state === 'idle' || state === 'refused' || state === 'asking') && (
          <Button size="lg" pending={state === 'asking'} pendingText="Åbner mikrofonen..." onClick={acts.begin}>
            <Mic aria-hidden />
            {state === 'refused' ? 'Prøv igen' : 'Begynd at optage'}
          </Button>
        )}
        {state === 'recording' && (
          <Button variant="outline" onClick={acts.pause}>
            <Pause aria-hidden />
            Pause
          </Button>
        )}
        {state === 'paused' && (
          <Button variant="outline" onClick={acts.resume}>
            <Play aria-hidden />
            Fortsæt
          </Button>
        )}
        {(state === 'recording' || state === 'paused') && (
          <Button onClick={acts.stop}>
            <Square aria-hidden />
            Stop
          </Button>
        )}
        {state === 'done' && recording && (
          <>
            <Button onClick={() => onKeep(recording.file)}>Gem optagelsen</Button>
            <Button variant="outline" onClick={acts.discard}>
              Optag igen
            </Button>
          </>
        )}
      </div>
      <p className="text-muted-foreground text-sm">Højst {mediaLimits.recording.minutes} minutter.</p>
    </div>
  )
}

/** The input level as a bar, so that speakers see they are heard. Hidden from screen readers. */
function LevelMeter({ stream }: { stream: MediaStream | null }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!stream) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 512
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Uint8Array(analyser.fftSize)
    let frame = 0
    const draw = () => {
      analyser.getByteTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, loudest / 90).toFixed(2)})`
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => {
      cancelAnimationFrame(frame)
      void context.close()
    }
  }, [stream])
  return (
    <div aria-hidden className="h-3 overflow-hidden rounded-full bg-muted">
      <div ref={bar} className="h-full origin-left scale-x-0 rounded-full bg-success" />
    </div>
  )
}
