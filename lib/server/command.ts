import 'server-only'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import '@/lib/shared/input/danish-sentences'
import type { z } from 'zod'
import { type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { type ActorBySession, admit, type Session } from '@/lib/server/admit'
import { takeTurn } from '@/lib/server/caller-turns'
import { isWriteConflict } from '@/lib/server/database-errors'
import { db, Prisma, type Transaction } from '@/lib/server/db'
import { deviceName } from '@/lib/server/device-name'
import { DomainError, type FieldErrors } from '@/lib/server/errors'
import { type EnqueueOptions, enqueue, type JobQueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { timed } from '@/lib/server/telemetry/timed'
import { type Actor, isSignedIn, type SignedInActor, type System, userIdOf } from '@/lib/shared/actor'
import { sessionKindOf } from '@/lib/shared/session-kinds'

/** The caller of a command or a read, apart from the input. */
export type Caller<A extends Actor = Actor> = {
  actor: A
  /** Network address, set by our own server, never by the caller. */
  address: string
  userAgent: string | null
  /** False for a plain form post from a browser without script. */
  scripted: boolean
}

/** The caller of our own jobs. */
export const worker: Caller<System> = {
  actor: { kind: 'system', name: 'jobs' },
  address: 'local',
  userAgent: null,
  scripted: true,
}

export type CookieToSet = { name: string; value: string; maxAgeSeconds: number }
type AuditSubject = { type: string; id: string; detail?: Prisma.InputJsonObject }

export type RunContext<A extends Actor = Actor> = Caller<A> & {
  tx: Transaction
  /** Queues a job that starts if and when this command commits. */
  enqueue: <P extends object>(job: JobQueue<P>, payload: P, options?: EnqueueOptions) => Promise<void>
  setCookie: (cookie: CookieToSet) => void
  /** Sets the record that the audit row points to. */
  about: (subject: AuditSubject) => void
}

/** What building blocks of commands get that write, enqueue jobs and are audited. */
export type WriteContext = Pick<RunContext, 'tx' | 'enqueue' | 'actor'>

/** The raw form fields, unvalidated. */
export type FormValues = Readonly<Record<string, unknown>>

export type FormAnswer<R> = {
  /** Identifies the form on its page, for its draft and its messages. */
  name: string
  /** Where a browser without script goes on success: a path on this site. */
  done: (result: R, params: Record<string, string>, values: FormValues) => string
  /** Path of the page that shows the refused form again with its values. */
  back: (params: Record<string, string>, values: FormValues) => string
  /** Fields that are never stored in a draft. */
  secret?: readonly string[]
}

/**
 * Returned by `run` to refuse the caller and still commit, for example to count a failed attempt. Throwing would roll
 * the count back.
 */
export class Refusal {
  constructor(readonly error: DomainError) {}
}

export type Command<S extends z.ZodType, L, R, P, N extends Session> = {
  /** concept.verb, after the file's path: contributions.approve-contribution */
  name: string
  input: S
  /** Checked before the input is parsed; narrows the type of `actor` in every stage. */
  session: N
  /** For sensitive acts: a signed-in actor must have entered the password within the last ten minutes. */
  confirms?: true
  /** Checked before any lookup. Keyed by address, account or device, never by an identifier from the input. */
  limits?: (input: z.output<S>, caller: Caller<ActorBySession[N]>) => Limit[]
  /**
   * Loads the command's subject as this actor sees it, without expensive work. Throws NOT_FOUND for what the actor may
   * not see. Where a role alone decides, use `nothing` and let `run` find the record.
   */
  load: (input: z.output<S>, caller: Caller<ActorBySession[N]>) => Promise<L>
  authorize: (actor: ActorBySession[N], subject: L, input: z.output<S>) => boolean
  /** Checked once the subject is loaded: a record has several identifiers (slug, id, code) but one counter. */
  subjectLimits?: (input: z.output<S>, caller: Caller<ActorBySession[N]>, subject: L) => Limit[]
  /**
   * Expensive work that is not a write: decoding, hashing, drawing, checking a password. Runs once, before the
   * transaction, for callers who are authorised and within the limits; its result is passed to `run`.
   */
  prepare?: (input: z.output<S>, caller: Caller<ActorBySession[N]>, subject: L) => Promise<P>
  /** Cleans up what `prepare` stored, when certainly nothing was committed. Its errors are logged, not thrown. */
  release?: (prepared: P) => Promise<void>
  run: (context: RunContext<ActorBySession[N]>, input: z.output<S>, subject: L, prepared: P) => Promise<R | Refusal>
  /** Status of a successful JSON answer; default 200. */
  status?: 200 | 201
  /** Largest multipart body including files, in bytes; default: the limit for text. */
  fileLimitBytes?: number
  /** Raises the limit of 100,000 bytes of JSON or form text, and says why. */
  largeText?: { bytes: number; why: string }
  /** Default true. False for heartbeats: a row a minute, kept for years. They do not extend the session either. */
  isAudited?: boolean
  /** Timeout of the transaction in ms; default 20,000. Raise it only for jobs, where no user is waiting. */
  timeoutMs?: number
  form?: FormAnswer<R>
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds commands of every shape.
export type AnyCommand = Command<any, any, any, any, any>

/** Declares a command; infers the types of input, subject and result. */
export function defineCommand<S extends z.ZodType, L, R, N extends Session, P = undefined>(
  command: Command<S, L, R, P, N>,
): Command<S, L, R, P, N> {
  return command
}

/** Open to every caller: explicit, so that no command lacks a decision. */
export const anyone = () => true
/** Open to every signed-in account. */
export const anySignedIn = (_actor: SignedInActor) => true
/** For our own jobs and scripts: `session: 'system'` has already refused everyone else. */
export const theSystem = (_actor: System) => true
/** `load` of a command without an existing subject. */
export const nothing = async () => null

/**
 * Runs a command: session → parse → limits → load → authorise → password, for sensitive acts → subject limits →
 * prepare → transaction with audit row → what closed pages left behind.
 * Throws DomainError. Tries the transaction up to three times when PostgreSQL reports a deadlock or a
 * serialisation failure.
 */
export function execute<S extends z.ZodType, L, R, P, N extends Session>(
  command: Command<S, L, R, P, N>,
  caller: Caller,
  rawInput: unknown,
): Promise<{ result: R; cookies: CookieToSet[] }> {
  return timed('command', command.name, () => perform(command, caller, rawInput))
}

async function perform<S extends z.ZodType, L, R, P, N extends Session>(
  command: Command<S, L, R, P, N>,
  anyCaller: Caller,
  rawInput: unknown,
): Promise<{ result: R; cookies: CookieToSet[] }> {
  const caller = { ...anyCaller, actor: admit(command.session, anyCaller.actor) }
  const input = parseInput(command.input, rawInput)
  // Jobs take turns in their queues.
  const inTurn = <T>(work: () => Promise<T>) =>
    caller.actor.kind === 'system' ? work() : takeTurn(userIdOf(caller.actor) ?? caller.address, work)
  const subject = await inTurn(() => admitTo(command, caller, input))
  // Without this stage, P is undefined.
  const prepared = (await command.prepare?.(input, caller, subject)) as P
  for (let attempt = 1; ; attempt++) {
    const way = { ranThrough: false }
    try {
      const run = () => runInTransaction(command, caller, { input, subject, prepared, way })
      return await inTurn(run)
    } catch (error) {
      if (attempt < 3 && isWriteConflict(error)) continue
      // If the connection is lost at the commit, the write may have happened: clean nothing up.
      if (!way.ranThrough || isWriteConflict(error)) await release(command, prepared)
      throw error
    }
  }
}

/** The stages before anything expensive: limits, the subject, the right to act on it. */
async function admitTo<S extends z.ZodType, L, R, P, N extends Session>(
  command: Command<S, L, R, P, N>,
  caller: Caller<ActorBySession[N]>,
  input: z.output<S>,
): Promise<L> {
  const isSystem = caller.actor.kind === 'system'
  if (command.limits && !isSystem) await spend(command.limits(input, caller))
  const subject = await command.load(input, caller)
  if (!command.authorize(caller.actor, subject, input)) {
    throw new DomainError(caller.actor.kind === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN')
  }
  if (command.confirms) assertConfirmed(caller.actor)
  if (command.subjectLimits && !isSystem) await spend(command.subjectLimits(input, caller, subject))
  return subject
}

/** Throws PASSWORD_NEEDED for a signed-in actor who has not entered the password recently. Jobs are exempt. */
export function assertConfirmed(actor: Actor): void {
  if (isSignedIn(actor) && !actor.hasConfirmed) throw new DomainError('PASSWORD_NEEDED')
}

async function release<P>(command: { name: string; release?: (prepared: P) => Promise<void> }, prepared: P) {
  try {
    await command.release?.(prepared)
  } catch (error) {
    log.error({ err: error, command: command.name }, 'release failed')
  }
}

type Turn<S extends z.ZodType, L, P> = {
  input: z.output<S>
  subject: L
  prepared: P
  /** Set once everything up to the commit has succeeded. */
  way: { ranThrough: boolean }
}

async function runInTransaction<S extends z.ZodType, L, R, P, N extends Session>(
  command: Command<S, L, R, P, N>,
  caller: Caller<ActorBySession[N]>,
  { input, subject, prepared, way }: Turn<S, L, P>,
) {
  const cookies: CookieToSet[] = []
  let about: AuditSubject | null = null
  const result = await db.$transaction(
    async (tx) => {
      const value = await command.run(
        {
          ...caller,
          tx,
          enqueue: (job, payload, options) => enqueue(tx, job, payload, options),
          setCookie: (cookie) => cookies.push(cookie),
          about: (subject) => {
            about = subject
          },
        },
        input,
        subject,
        prepared,
      )
      if (command.isAudited !== false) await tx.auditEntry.create({ data: auditRow(command.name, caller, about) })
      way.ranThrough = true
      return value
    },
    { maxWait: 10_000, timeout: command.timeoutMs ?? 20_000 },
  )
  await store.afterEach?.()
  if (result instanceof Refusal) throw result.error
  return { result, cookies }
}

// What the process sets at its start holds for every route.
const store = oncePerProcess('commands', (): { afterEach?: (() => Promise<void>) | null } => ({}))

/** Sets what is done after every command has committed, before its caller gets an answer; null: nothing. Must not throw. */
export function afterEveryCommand(act: (() => Promise<void>) | null): void {
  store.afterEach = act
}

function auditRow(command: string, { actor, userAgent }: Caller, about: AuditSubject | null) {
  return {
    command,
    actorKind: actor.kind,
    actorId: userIdOf(actor),
    session: sessionKindOf(actor),
    device: userAgent === null ? null : deviceName(userAgent).slice(0, 60),
    subjectType: about?.type ?? null,
    subjectId: about?.id ?? null,
    detail: about?.detail ?? Prisma.DbNull,
  }
}

/** Parses `raw` with the schema. Throws INVALID_INPUT with a Danish sentence for each invalid field. */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'form'] ??= issue.message
  throw new DomainError('INVALID_INPUT', {}, fields)
}
