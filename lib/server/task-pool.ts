import 'server-only'
import { FairQueue } from '@/lib/server/fair-queue'

/** What a pool can do, and what it answers. */
export type PoolTasks = Record<string, { task: object; answer: unknown }>

/** What a hand sends back for each task. `isWorn`: it wants to be replaced by a new one. */
type Answer = { isWorn?: boolean } & ({ answer: unknown } | { failure: string; refusal?: unknown })

/** A thread or a process that does one task at a time. */
export type Hand = {
  send: (message: { kind: string; task: object }) => void
  /** Told of every answer, and once of the end, with words about it. */
  listen: (on: { answer: (answer: Answer) => void; end: (how: string) => void }) => void
  /** Ends it at once, whatever it does. */
  stop: () => void
  /** Whether it keeps this process from ending. */
  hold: (holds: boolean) => void
}

/**
 * Why a task has no answer: it was refused by its own code (`refusal` is what that said), its hand ended or was ended
 * because it took too long, or too much waited already.
 */
export class PoolError extends Error {
  constructor(
    readonly reason: 'failed' | 'ended' | 'late' | 'full',
    message: string,
    readonly refusal?: unknown,
  ) {
    super(message)
    this.name = 'PoolError'
  }
}

type Job = {
  kind: string
  task: object
  from: string
  resolve: (answer: never) => void
  reject: (error: PoolError) => void
}

export type PoolSettings = {
  /** Names it in errors. */
  name: string
  hands: number
  /** A task that takes longer is ended with its hand. */
  patienceMs: number
  /** How many tasks may wait for one caller and for all; without it all may, in their order. */
  queue?: { each: number; all: number }
}

/** Then a hand gives its memory back. */
const IDLE_MS = 30_000

/**
 * Hands that wait for work and are started when there is some. Answers the function that has a task done; `from` is
 * whom it is for, by which the queue is fair. It rejects with PoolError; the next task gets a new hand.
 */
export function taskPool<T extends PoolTasks>(
  { name, hands: most, patienceMs, queue }: PoolSettings,
  start: () => Hand,
): <K extends keyof T & string>(kind: K, task: T[K]['task'], from?: string) => Promise<T[K]['answer']> {
  const endless = { each: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
  const waiting = new FairQueue<Job>({ ...(queue ?? endless), oneAtATime: queue !== undefined })
  const idle = new Map<Hand, NodeJS.Timeout>()
  const working = new Map<Hand, { answered: (answer: Answer) => void; ended: (how: string) => void }>()
  let hands = 0

  function next(): void {
    if (idle.size === 0 && hands >= most) return
    const job = waiting.next()?.item
    if (job) work(takeIdle() ?? startHand(), job)
  }

  function takeIdle(): Hand | null {
    for (const [hand, timer] of idle) {
      clearTimeout(timer)
      idle.delete(hand)
      return hand
    }
    return null
  }

  function startHand(): Hand {
    const hand = start()
    hands++
    hand.listen({
      answer: (answer) => working.get(hand)?.answered(answer),
      end: (how) => {
        hands--
        clearTimeout(idle.get(hand))
        idle.delete(hand)
        working.get(hand)?.ended(how)
        next()
      },
    })
    return hand
  }

  function work(hand: Hand, { kind, task, from, resolve, reject }: Job): void {
    const finish = () => {
      clearTimeout(late)
      working.delete(hand)
      waiting.done(from)
    }
    const late = setTimeout(() => {
      finish()
      hand.stop()
      reject(new PoolError('late', `${kind} took longer than ${patienceMs} ms`))
    }, patienceMs)
    working.set(hand, {
      answered: (answer) => {
        finish()
        if ('failure' in answer) reject(new PoolError('failed', `${kind} failed: ${answer.failure}`, answer.refusal))
        else resolve(answer.answer as never)
        if (answer.isWorn) hand.stop()
        else rest(hand)
        next()
      },
      ended: (how) => {
        finish()
        reject(new PoolError('ended', `${name} ended during ${kind}: ${how}`))
      },
    })
    hand.hold(true)
    hand.send({ kind, task })
  }

  function rest(hand: Hand): void {
    hand.hold(false)
    idle.set(hand, setTimeout(() => hand.stop(), IDLE_MS).unref())
  }

  return (kind, task, from = '') =>
    new Promise((resolve, reject) => {
      if (waiting.add(from, { kind, task, from, resolve, reject })) next()
      else reject(new PoolError('full', `too much waits for ${name}`))
    })
}
