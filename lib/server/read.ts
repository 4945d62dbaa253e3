import 'server-only'
import '@/lib/shared/input/danish-sentences'
import type { z } from 'zod'
import { type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { type ActorBySession, admit, type Session } from '@/lib/server/admit'
import { assertConfirmed, type Caller, parseInput } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

export type ReadDefinition<S extends z.ZodType, N extends Session, L, R> = {
  /** concept.name-of-the-export: support.list-cases */
  name: string
  input: S
  /** `required` answers 401 before anything is looked up, and narrows the type of the actor. */
  session: N
  /** Counted for calls of the API, before anything is looked up. */
  limits?: (input: z.output<S>, caller: Caller) => Limit[]
  /** Finds what the read is about, as this actor sees it; throws NOT_FOUND for what the actor may not see. */
  load?: (input: z.output<S>, actor: ActorBySession[N]) => Promise<L>
  /** Visible but not allowed: FORBIDDEN, or UNAUTHENTICATED for visitors. */
  authorize: (actor: ActorBySession[N], subject: L, input: z.output<S>) => boolean
  /** True when the answer asks for the password, as `confirms` of a command does. */
  confirms?: (input: z.output<S>) => boolean
  run: (actor: ActorBySession[N], input: z.output<S>, subject: L) => Promise<R> | R
}

type InputArgument<T> = Record<never, never> extends T ? [input?: T] : [input: T]

/**
 * What pages call: `await listCases(actor, filter)`, with an input that `input` has parsed. Routes hand it to
 * `readRoute` or `fileRoute`, which parse. Throws DomainError.
 */
export type Read<S extends z.ZodType, R> = ((actor: Actor, ...input: InputArgument<z.output<S>>) => Promise<R>) & {
  read: { name: string; input: S; answer: (caller: Caller, rawInput: unknown) => Promise<R> }
}

// biome-ignore lint/suspicious/noExplicitAny: the access matrix holds every shape.
export type AnyRead = Read<any, any>

/**
 * Declares a read. Always in this order: session → parse → limits → load → authorise → password, where the answer asks
 * for it → run. Reads stand in files named `queries.ts` or `…-queries.ts`: the access matrix finds them there.
 */
export function defineRead<S extends z.ZodType, N extends Session, R, L = undefined>(
  definition: ReadDefinition<S, N, L, R>,
): Read<S, R> {
  const answer = async (caller: Caller, rawInput: unknown): Promise<R> => {
    const actor = admit(definition.session, caller.actor)
    const input = parseInput(definition.input, rawInput)
    if (definition.limits) await spend(definition.limits(input, caller))
    return runFor(definition, actor, input)
  }
  const call = async (actor: Actor, ...[input]: InputArgument<z.output<S>>): Promise<R> =>
    runFor(definition, admit(definition.session, actor), (input ?? {}) as z.output<S>)
  return Object.assign(call, { read: { name: definition.name, input: definition.input, answer } })
}

async function runFor<S extends z.ZodType, N extends Session, L, R>(
  { load, authorize, confirms, run }: ReadDefinition<S, N, L, R>,
  actor: ActorBySession[N],
  input: z.output<S>,
): Promise<R> {
  // A read without this stage is about nothing that has to be found first.
  const subject = (await load?.(input, actor)) as L
  if (!authorize(actor, subject, input)) {
    throw new DomainError(actor.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  }
  if (confirms?.(input)) assertConfirmed(actor)
  return run(actor, input, subject)
}

/** For pages: null instead of a refusal, when there is nothing that this actor may see. Other errors are thrown. */
export async function orNull<R>(answer: Promise<R>): Promise<R | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof DomainError && refusals.has(error.code)) return null
    throw error
  }
}

const refusals: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'])
