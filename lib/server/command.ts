import 'server-only'
import '@/lib/shared/input/danish-sentences'
import type { z } from 'zod'
import { type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { type ActorBySession, admit, type Session } from '@/lib/server/admit'
import { announcePages, forgetPages } from '@/lib/server/cache'
import { db, Prisma, type Transaction } from '@/lib/server/db'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { enqueue, type JobQueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { type Actor, isSignedIn, type SignedInActor, type System, userIdOf } from '@/lib/shared/actor'

/** What the caller's request brings besides its input. */
export type Caller<A extends Actor = Actor> = {
  actor: A
  /** Network address, resolved by the server and never taken from the caller's word. */
  address: string
  userAgent: string | null
  /** False for a plain form post from a browser without script. */
  scripted: boolean
}

export type CookieToSet = { name: string; value: string; maxAgeSeconds: number }
type AuditSubject = { type: string; id: string; detail?: Prisma.InputJsonObject }

export type RunContext<A extends Actor = Actor> = Caller<A> & {
  tx: Transaction
  /** Work that starts when, and only if, this command commits. */
  enqueue: <P extends object>(job: JobQueue<P>, payload: P, startAfter?: Date) => Promise<void>
  /** Cached pages to forget when this command commits. */
  refreshPages: (paths: string[]) => void
  setCookie: (cookie: CookieToSet) => void
  /** The record the audit row points to. */
  about: (subject: AuditSubject) => void
}

/** What the form sent, as it came: nothing of it has been checked. */
export type FormValues = Readonly<Record<string, unknown>>

export type FormAnswer<R> = {
  /** Names the form in the page: drafts and messages find it again by this. */
  name: string
  /** Where a browser without script goes afterwards: a path of ours. */
  done: (result: R, params: Record<string, string>, values: FormValues) => string
  /** The page that shows the form again with what was typed. */
  back: (params: Record<string, string>, values: FormValues) => string
  /** Fields that are never kept in a draft. */
  secret?: readonly string[]
}

/**
 * Returned by `run` instead of a result: what was written is kept (a failed try that counts), and the caller is
 * still told no. Throwing would roll the count back.
 */
export class Refusal {
  constructor(readonly error: DomainError) {}
}

export type Command<S extends z.ZodType, L, R, P, N extends Session> = {
  /** concept.verb, as in the file system: contributions.approve-contribution */
  name: string
  input: S
  /** Decides who gets in before anything is read, and narrows the type of `actor` in every stage. */
  session: N
  /** True for sensitive acts: whoever is signed in must have typed the password within the last ten minutes. */
  confirms?: true
  /** Spent before anything is looked up: by address, account or device, never by what was typed to name a record. */
  limits?: (input: z.output<S>, caller: Caller<ActorBySession[N]>) => Limit[]
  /**
   * Finds what the command is about, as this actor sees it, and does nothing that costs; throws NOT_FOUND for what the
   * actor may not see. Where a role alone decides, it is `nothing`, and `run` finds the record.
   */
  load: (input: z.output<S>, caller: Caller<ActorBySession[N]>) => Promise<L>
  authorize: (actor: ActorBySession[N], subject: L, input: z.output<S>) => boolean
  /** Spent once it is known what it is about: a record has many names (slug, former slug, id, code) and one counter. */
  subjectLimits?: (input: z.output<S>, caller: Caller<ActorBySession[N]>, subject: L) => Limit[]
  /**
   * What costs and is not a write: decoding, hashing, drawing, checking a password. Runs once, before the transaction, for
   * callers who are allowed and within the limits; its result is handed to `run`.
   */
  prepare?: (input: z.output<S>, caller: Caller<ActorBySession[N]>, subject: L) => Promise<P>
  /** Takes back what `prepare` stored, when it is sure that nothing was written. What it throws is only logged. */
  release?: (prepared: P) => Promise<void>
  run: (context: RunContext<ActorBySession[N]>, input: z.output<S>, subject: L, prepared: P) => Promise<R | Refusal>
  /** Status of a successful JSON answer; 200 unless told. */
  status?: 200 | 201
  /** Largest multipart body with its files, in bytes; without it a form brings no more than text. */
  fileLimitBytes?: number
  /** More bytes of JSON or form text than the usual 100,000, and what for. */
  largeText?: { bytes: number; why: string }
  /** False for signs of life that change nothing: every minute of them would be a row for years. True unless told. */
  isAudited?: boolean
  /** Longest time its transaction may take, in ms; 20,000 unless told. For jobs, when nobody waits. */
  timeoutMs?: number
  form?: FormAnswer<R>
}

// biome-ignore lint/suspicious/noExplicitAny: the registry of commands holds every shape.
export type AnyCommand = Command<any, any, any, any, any>

/** Declares a command; the types of input, subject and result follow from it. */
export function defineCommand<S extends z.ZodType, L, R, N extends Session, P = undefined>(
  command: Command<S, L, R, P, N>,
): Command<S, L, R, P, N> {
  return command
}

/** For commands that are open to all: written out, so that it is never forgotten. */
export const anyone = () => true
/** For commands that every signed-in account may run. */
export const anySignedIn = (_actor: SignedInActor) => true
/** For what our own jobs and scripts do: nobody else gets past `session: 'system'`. */
export const theSystem = (_actor: System) => true
/** For commands that are about nothing that exists yet. */
export const nothing = async () => null

/**
 * Runs a command: session → parse → limits → load → authorise → password, for sensitive acts → limits of the subject →
 * prepare → transaction with audit row → forget cached pages.
 * Throws DomainError; the transaction is repeated up to three times when PostgreSQL reports a serialisation conflict.
 */
export async function execute<S extends z.ZodType, L, R, P, N extends Session>(
  command: Command<S, L, R, P, N>,
  anyCaller: Caller,
  rawInput: unknown,
): Promise<{ result: R; cookies: CookieToSet[] }> {
  const caller = { ...anyCaller, actor: admit(command.session, anyCaller.actor) }
  const input = parseInput(command.input, rawInput)
  if (command.limits && caller.actor.kind !== 'system') await spend(command.limits(input, caller))
  const subject = await command.load(input, caller)
  if (!command.authorize(caller.actor, subject, input)) {
    throw new DomainError(caller.actor.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  }
  if (command.confirms) assertConfirmed(caller.actor)
  if (command.subjectLimits && caller.actor.kind !== 'system')
    await spend(command.subjectLimits(input, caller, subject))
  // A command without this stage has no use for what it would have made.
  const prepared = (await command.prepare?.(input, caller, subject)) as P
  for (let attempt = 1; ; attempt++) {
    const way = { ranThrough: false }
    try {
      return await runInTransaction(command, caller, { input, subject, prepared, way })
    } catch (error) {
      if (attempt < 3 && isWriteConflict(error)) continue
      // A connection lost at the very end leaves open whether it was written: then nothing is taken back.
      if (!way.ranThrough || isWriteConflict(error)) await release(command, prepared)
      throw error
    }
  }
}

/** Throws PASSWORD_NEEDED for whoever is signed in and has not typed the password lately. Jobs have none to type. */
export function assertConfirmed(actor: Actor): void {
  if (isSignedIn(actor) && !actor.hasConfirmed) throw new DomainError('PASSWORD_NEEDED')
}

async function release<P>(command: { name: string; release?: (prepared: P) => Promise<void> }, prepared: P) {
  try {
    await command.release?.(prepared)
  } catch (error) {
    log.error({ err: error, command: command.name }, 'what was prepared could not be taken back')
  }
}

type Turn<S extends z.ZodType, L, P> = {
  input: z.output<S>
  subject: L
  prepared: P
  /** Told once `run` has ended well. */
  way: { ranThrough: boolean }
}

async function runInTransaction<S extends z.ZodType, L, R, P, N extends Session>(
  command: Command<S, L, R, P, N>,
  caller: Caller<ActorBySession[N]>,
  { input, subject, prepared, way }: Turn<S, L, P>,
) {
  const cookies: CookieToSet[] = []
  const paths = new Set<string>()
  let about: AuditSubject | null = null
  const result = await db.$transaction(
    async (tx) => {
      const value = await command.run(
        {
          ...caller,
          tx,
          enqueue: (job, payload, startAfter) => enqueue(tx, job, payload, startAfter ? { startAfter } : {}),
          refreshPages: (more) => {
            for (const path of more) paths.add(path)
          },
          setCookie: (cookie) => cookies.push(cookie),
          about: (subject) => {
            about = subject
          },
        },
        input,
        subject,
        prepared,
      )
      if (command.isAudited !== false) await tx.auditEntry.create({ data: auditRow(command.name, caller.actor, about) })
      await announcePages(tx, [...paths])
      way.ranThrough = true
      return value
    },
    { maxWait: 5000, timeout: command.timeoutMs ?? 20_000 },
  )
  forgetPages([...paths])
  if (result instanceof Refusal) throw result.error
  return { result, cookies }
}

function auditRow(command: string, actor: Actor, about: AuditSubject | null) {
  return {
    command,
    actorKind: actor.kind,
    actorId: userIdOf(actor),
    subjectType: about?.type ?? null,
    subjectId: about?.id ?? null,
    detail: about?.detail ?? Prisma.DbNull,
  }
}

/** Parses by the schema or throws INVALID_INPUT with a Danish sentence for each field. */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'form'] ??= issue.message
  throw new DomainError('INVALID_INPUT', {}, fields)
}

function isWriteConflict(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034'
}
