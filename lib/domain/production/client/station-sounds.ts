'use client'

import { useEffect, useMemo, useState } from 'react'
import { deviceEntry } from '@/lib/client/tab-storage'

/** Two rising tones for right, two low rough ones for wrong: distinct through ear defenders and at a distance. */
const tones = {
  good: [
    { frequency: 660, startS: 0, lengthS: 0.14, wave: 'sine' },
    { frequency: 990, startS: 0.15, lengthS: 0.28, wave: 'sine' },
  ],
  bad: [
    { frequency: 150, startS: 0, lengthS: 0.35, wave: 'sawtooth' },
    { frequency: 110, startS: 0.4, lengthS: 0.6, wave: 'sawtooth' },
  ],
} as const satisfies Record<
  string,
  ReadonlyArray<{ frequency: number; startS: number; lengthS: number; wave: OscillatorType }>
>

const vibrations = { good: [120], bad: [300, 120, 300, 120, 300] }

export type Verdict = keyof typeof tones

let ear: AudioContext | null = null

/** Plays the verdict's tones and vibrates, where the browser can and may. */
export function announce(verdict: Verdict, { isMuted }: { isMuted: boolean }): void {
  navigator.vibrate?.(vibrations[verdict])
  if (isMuted || !('AudioContext' in globalThis)) return
  try {
    ear ??= new AudioContext()
    void ear.resume()
    for (const tone of tones[verdict]) play(ear, tone)
  } catch {
    // No sound device; colour and text show the verdict too.
  }
}

function play(context: AudioContext, { frequency, startS, lengthS, wave }: (typeof tones)[Verdict][number]): void {
  const oscillator = new OscillatorNode(context, { type: wave, frequency })
  const volume = new GainNode(context, { gain: 0.4 })
  oscillator.connect(volume).connect(context.destination)
  const start = context.currentTime + startS
  // Without a fade each tone would end with a click.
  volume.gain.setValueAtTime(0.4, start + lengthS - 0.03)
  volume.gain.linearRampToValueAtTime(0, start + lengthS)
  oscillator.start(start)
  oscillator.stop(start + lengthS)
}

/** Whether this device is muted; stored on the device, since each tablet stays at its station. */
export function useMuted(): { isMuted: boolean; setMuted: (isMuted: boolean) => void } {
  const entry = useMemo(() => deviceEntry('station-lyd'), [])
  const [isMuted, setMuted] = useState(false)
  useEffect(() => setMuted(entry.read()?.isMuted === true), [entry])
  return {
    isMuted,
    setMuted: (next) => {
      entry.write({ isMuted: next })
      setMuted(next)
    },
  }
}
