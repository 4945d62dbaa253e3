import { MELODY, MELODY_QUARTERS, QUARTER_S } from './melody'

const LEAD_IN_S = 0.12
const FADE_S = 0.25

/**
 * Plays the melody once on the given context and closes it; calls `onEnd` when it is over. Returns a function that
 * stops it.
 */
export function playMelody(context: AudioContext, onEnd: () => void): () => void {
  const out = capacityFor(context)
  const start = context.currentTime + LEAD_IN_S
  for (const [index, { notes, chord }] of MELODY.entries()) {
    const bar = start + index * 3 * QUARTER_S
    for (const { midi, quarters, at } of notes) {
      strike(context, out, { midi, at: start + at * QUARTER_S, lasts: quarters * QUARTER_S + 0.9, level: 0.3 })
    }
    for (const [beat, midi] of chord.entries()) {
      strike(context, out, { midi, at: bar + beat * QUARTER_S, lasts: 2.2, level: beat === 0 ? 0.17 : 0.09 })
    }
  }
  const over = setTimeout(end, (LEAD_IN_S + MELODY_QUARTERS * QUARTER_S + 1) * 1000)

  function end() {
    clearTimeout(over)
    out.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4)
    setTimeout(() => void context.close(), FADE_S * 1000)
    onEnd()
  }
  return end
}

type Strike = { midi: number; at: number; lasts: number; level: number }

/** One string: a soft attack that decays, overtones faster than the fundamental. */
function strike(context: AudioContext, out: AudioNode, { midi, at, lasts, level }: Strike): void {
  const frequency = 440 * 2 ** ((midi - 69) / 12)
  for (const [overtone, share, life] of [
    [1, 1, 1],
    [2, 0.28, 0.6],
    [3, 0.09, 0.4],
  ] as const) {
    const string = new OscillatorNode(context, { type: 'sine', frequency: frequency * overtone })
    const body = new GainNode(context, { gain: 0 })
    const until = at + lasts * life
    body.gain.setValueAtTime(0, at)
    body.gain.linearRampToValueAtTime(level * share, at + 0.018)
    body.gain.exponentialRampToValueAtTime(0.0005, until)
    string.connect(body).connect(out)
    string.start(at)
    string.stop(until)
  }
}

/** The output, with a faint reverb. */
function capacityFor(context: AudioContext): GainNode {
  const out = new GainNode(context, { gain: 0.7 })
  const walls = new DelayNode(context, { delayTime: 0.19 })
  const softened = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1500 })
  const answer = new GainNode(context, { gain: 0.24 })
  out.connect(context.destination)
  out.connect(walls).connect(softened).connect(answer).connect(context.destination)
  answer.connect(walls)
  return out
}
