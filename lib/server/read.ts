import 'server-only'
import '@/lib/shared/input/danish-sentences'
import type { z } from 'zod'
import { type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { type ActorBySession, admit, type Session } from '@/lib/server/admit'
import { assertConfirmed, type Caller, parseInput } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { timed } from '@/lib/server/telemetry/timed'
import type { Actor } from '@/lib/shared/actor'

export type ReadDefinition<S extends z.ZodType, N extends Session, L, R> = {
  /** concept.name-of-the-export: support.list-cases */
  name: string
  input: S
  /** Checked before any lookup: `required` gives visitors 401. Narrows the type of the actor. */
  session: N
  /** Rate limits of API calls, checked before any lookup. Calls by pages are not counted. */
  limits?: (input: z.output<S>, caller: Caller) => Limit[]
  /** Loads the read's subject as this actor sees it. Throws NOT_FOUND for what the actor may not see. */
  load?: (input: z.output<S>, actor: ActorBySession[N]) => Promise<L>
  /** False for what is visible but not allowed: FORBIDDEN, or UNAUTHENTICATED for visitors. */
  authorize: (actor: ActorBySession[N], subject: L, input: z.output<S>) => boolean
  /** True when this answer requires a recently entered password, like `confirms` of a command. */
  confirms?: (input: z.output<S>) => boolean
  run: (actor: ActorBySession[N], input: z.output<S>, subject: L) => Promise<R> | R
}

type InputArgument<T> = Record<never, never> extends T ? [input?: T] : [input: T]

/**
 * Pages call it directly, with parsed input: `await listCases(actor, filter)`. Routes pass it to `readRoute` or
 * `fileRoute`, which parse. Throws DomainError.
 */
export type Read<S extends z.ZodType, R> = ((actor: Actor, ...input: InputArgument<z.output<S>>) => Promise<R>) & {
  read: { name: string; input: S; answer: (caller: Caller, rawInput: unknown) => Promise<R> }
}

// biome-ignore lint/suspicious/noExplicitAny: the access matrix holds reads of every shape.
export type AnyRead = Read<any, any>

/**
 * Declares a read. Order: session → parse → limits → load → authorise → password, if required → run.
 * Reads are in files named `queries.ts` or `…-queries.ts`, where the access matrix finds them.
 */
export function defineRead<S extends z.ZodType, N extends Session, R, L = undefined>(
  definition: ReadDefinition<S, N, L, R>,
): Read<S, R> {
  const { name } = definition
  const answer = async (caller: Caller, rawInput: unknown): Promise<R> => {
    const actor = admit(definition.session, caller.actor)
    const input = parseInput(definition.input, rawInput)
    if (definition.limits) await spend(definition.limits(input, caller))
    return timed('read', name, () => runFor(definition, actor, input))
  }
  const call = async (actor: Actor, ...[input]: InputArgument<z.output<S>>): Promise<R> =>
    timed('read', name, () => runFor(definition, admit(definition.session, actor), (input ?? {}) as z.output<S>))
  return Object.assign(call, { read: { name, input: definition.input, answer } })
}

async function runFor<S extends z.ZodType, N extends Session, L, R>(
  { load, authorize, confirms, run }: ReadDefinition<S, N, L, R>,
  actor: ActorBySession[N],
  input: z.output<S>,
): Promise<R> {
  // Without this stage, L is undefined.
  const subject = (await load?.(input, actor)) as L
  if (!authorize(actor, subject, input)) {
    throw new DomainError(actor.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  }
  if (confirms?.(input)) assertConfirmed(actor)
  return run(actor, input, subject)
}

/** For pages: null instead of NOT_FOUND, FORBIDDEN or UNAUTHENTICATED. Other errors are thrown. */
export async function orNull<R>(answer: Promise<R>): Promise<R | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof DomainError && refusals.has(error.code)) return null
    throw error
  }
}

const refusals: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'])
