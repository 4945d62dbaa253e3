'use client'

import { useEffect, useRef } from 'react'

/** The input level as a bar, so that speakers see they are heard. Hidden from screen readers. */
export function LevelMeter({ stream }: { stream: MediaStream | null }) {
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
