import 'server-only'
import { randomUUID } from 'node:crypto'
import { parseCookie } from 'cookie'
import { NextResponse } from 'next/server'
import type { z } from 'zod'
import { resolveActor } from '@/lib/server/actor'
import type { Session } from '@/lib/server/admit'
import { openBodyBudget } from '@/lib/server/body-budget'
import { takeTurn } from '@/lib/server/caller-turns'
import { cleanInput, cleanText } from '@/lib/server/clean-input'
import { type Caller, type Command, type CookieToSet, execute, type FormAnswer } from '@/lib/server/command'
import { isPoolExhausted, isWriteConflict } from '@/lib/server/database-errors'
import { declaredTexts } from '@/lib/server/declared-fields'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { keepDraft } from '@/lib/server/form-drafts'
import { log } from '@/lib/server/log'
import { lostFormPage } from '@/lib/server/lost-form'
import { isOwnOrigin } from '@/lib/server/origin'
import { outageOf } from '@/lib/server/outage'
import type { Read } from '@/lib/server/read'
import { type RequestBody, readBody } from '@/lib/server/request-body'
import { sessionCookieName } from '@/lib/server/session'
import { recordFault } from '@/lib/server/telemetry/faults'
import { tellIfAdministrator, tellingTime } from '@/lib/server/telemetry/spent'
import { recordRefusal } from '@/lib/server/telemetry/times'
import { contributorCookieName } from '@/lib/shared/page-address.mjs'

/** For a route without dynamic segments Next passes undefined, not an empty object. */
type RouteContext = { params: Promise<Record<string, string> | undefined> }
type Handler = (request: Request, context: RouteContext) => Promise<Response>

/** Enough for any text people write, and checked within milliseconds. */
const usualTextBytes = 100_000

/** The entry point for writes: JSON, or a plain form post, which is answered with a 303 to a page. */
export function route<S extends z.ZodType, L, R, P, N extends Session>(command: Command<S, L, R, P, N>): Handler {
  return tellingTime(async (request, context) => {
    const params = cleanParams((await context.params) ?? {})
    let body: RequestBody = { values: {}, isForm: isFormPost(request) }
    const budget = openBodyBudget(addressOf(request))
    try {
      if (!isOwnOrigin(request.headers)) throw new DomainError('FOREIGN_ORIGIN')
      const textBytes = command.largeText?.bytes ?? usualTextBytes
      const limits = { textBytes, multipartBytes: Math.max(command.fileLimitBytes ?? 0, textBytes) }
      body = cleanBody(await readBody(request, limits, budget))
      // Permissions are checked after the body arrived, which can take minutes. Heartbeats do not extend the session.
      const caller = await callerOf(request, !wantsPage(request), { isActivity: command.isAudited !== false })
      const { result, cookies } = await execute(command, caller, { ...body.values, ...params })
      if (wantsPage(request) && command.form)
        return withCookies(seeOther(command.form.done(result, params, body.values)), cookies)
      return withCookies(NextResponse.json(result ?? { ok: true }, { status: command.status ?? 200 }), cookies)
    } catch (error) {
      const refusal = describeRefusal(error, command.name)
      if (!wantsPage(request) || !command.form) return refusalAsJson(refusal)
      return backToForm({ ...command, form: command.form }, { params, body, refusal, request })
    } finally {
      budget.free()
    }
  })
}

/**
 * The entry point for reads: parses the query, resolves the actor, answers uncacheable JSON. `present` maps the result
 * to the API's format where they differ.
 */
export function readRoute<S extends z.ZodType, R>(
  { read }: Pick<Read<S, R>, 'read'>,
  present: (result: R) => unknown = (result) => result,
): Handler & { read: { name: string; input: S } } {
  const handler: Handler = tellingTime(async (request, context) => {
    try {
      // Pages poll; that must not extend the session.
      const caller = await callerOf(request, true, { isActivity: false })
      const result = await read.answer(caller, await queryOf(request, context.params))
      return NextResponse.json(await present(result), { headers: { 'cache-control': 'private, no-store' } })
    } catch (error) {
      return refusalAsJson(describeRefusal(error, read.name))
    }
  })
  // Tests use `read` to match routes to reads.
  return Object.assign(handler, { read })
}

/** Query and route parameters as raw input. */
export async function queryOf(request: Request, params: RouteContext['params']): Promise<unknown> {
  return cleanInput({ ...Object.fromEntries(new URL(request.url).searchParams), ...(await params) })
}

/** The caller of a request, for handlers that do not answer JSON. */
export async function callerOf(
  request: Request,
  scripted: boolean,
  { isActivity = true }: { isActivity?: boolean } = {},
): Promise<Caller> {
  const cookies = parseCookie(request.headers.get('cookie') ?? '')
  const session = cookies[sessionCookieName] ?? null
  const contributor = cookies[contributorCookieName] ?? null
  const address = addressOf(request)
  const actor = await takeTurn(session ?? address, () => resolveActor({ session, contributor }, { isActivity }))
  tellIfAdministrator(actor)
  return {
    actor,
    address,
    userAgent: request.headers.get('user-agent'),
    scripted,
  }
}

/** The client's network address: our own server overwrites this header. */
export function addressOf(request: Request): string {
  return addressIn(request.headers)
}

export function addressIn(headers: Pick<Headers, 'get'>): string {
  return headers.get('x-client-address') ?? 'unknown'
}

function cleanParams(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, cleanText(value)]))
}

function cleanBody({ values, isForm }: RequestBody): RequestBody {
  return {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [cleanText(name), cleanInput(value)])),
    isForm,
  }
}

type Described = { status: number; code: string; message: string; fields?: Record<string, string> }

/** A refusal as status and sentence. Other errors are logged under an id and answered as INTERNAL with that id. */
export function describeRefusal(error: unknown, where: string): Described {
  if (error instanceof DomainError) {
    const { status, code, level, fields } = error
    log[level]({ code, where }, 'refused')
    recordRefusal(where, code)
    const message = code === 'INVALID_INPUT' ? firstSentence(error) : error.sentence
    return { status, code, message, ...(fields ? { fields } : {}) }
  }
  // Nothing is written in either case, and the same again is likely to succeed.
  if (isPoolExhausted(error) || isWriteConflict(error)) {
    log.error({ err: error, where }, 'database busy')
    recordRefusal(where, 'SERVER_BUSY')
    return { status: 503, code: 'SERVER_BUSY', message: new DomainError('SERVER_BUSY').sentence }
  }
  recordFault(error, where)
  const outage = outageOf(error)
  if (outage) {
    log.error({ err: error, where }, 'outage')
    recordRefusal(where, outage)
    const { status, sentence } = new DomainError(outage)
    return { status, code: outage, message: sentence }
  }
  const id = randomUUID().slice(0, 8)
  log.error({ err: error, where, id }, 'unexpected')
  return { status: 500, code: 'INTERNAL', message: new DomainError('INTERNAL', { id }).sentence }
}

function firstSentence(error: DomainError): string {
  const sentences = Object.values(error.fields ?? {})
  return sentences.length === 1 && sentences[0] ? sentences[0] : error.sentence
}

/** Seconds, by status. */
export const retryAfter: Readonly<Record<number, string>> = { 429: '60', 503: '5' }

export function refusalAsJson({ status, ...body }: Described): Response {
  const seconds = retryAfter[status]
  const headers = { 'cache-control': 'private, no-store', ...(seconds && { 'retry-after': seconds }) }
  return NextResponse.json(body, { status, headers })
}

type Refused = { params: Record<string, string>; body: RequestBody; refusal: Described; request: Request }

async function backToForm<S extends z.ZodType, R>(
  { name, input, form }: { name: string; input: S; form: FormAnswer<R> },
  { params, body, refusal, request }: Refused,
): Promise<Response> {
  const draft = {
    form: form.name,
    values: declaredTexts(input, body.values, form.secret),
    code: refusal.code,
    message: refusal.message,
    errors: refusal.fields ?? {},
    address: addressOf(request),
  }
  const id = await keepDraft(draft).catch((error) => log.error({ err: error, where: name }, 'keeping a draft'))
  if (!id) {
    // The page of the form cannot be shown either, or not with its text.
    const { pathname, search } = new URL(request.url)
    const { status, message } = refusal
    return lostFormPage({ action: pathname + search, values: body.values, secret: form.secret ?? [], status, message })
  }
  const path = form.back(params, body.values)
  const again = `${path}${path.includes('?') ? '&' : '?'}kladde=${id}#${form.name}`
  return seeOther(refusal.code === 'PASSWORD_NEEDED' ? confirmPath(again) : again)
}

/** The page that asks a browser without script for the password, then redirects to `path`. */
export function confirmPath(path: string): string {
  return `/auth/confirm?redirect=${encodeURIComponent(path)}`
}

/** 303: reloading the target does not repeat the form post. */
export function seeOther(path: string): NextResponse {
  // The path may contain user input: URL encodes non-ASCII characters and line breaks, which headers do not take.
  const { pathname, search, hash } = new URL(path, env.SITE_URL)
  // Relative: correct behind any proxy, and never another site.
  const location = pathname + search + hash
  return new NextResponse(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
}

function withCookies(response: NextResponse, cookies: CookieToSet[]): NextResponse {
  response.headers.set('cache-control', 'private, no-store')
  for (const { name, value, maxAgeSeconds } of cookies) {
    response.cookies.set(name, value, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: env.secureCookies,
      maxAge: maxAgeSeconds,
    })
  }
  return response
}

function isFormPost(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return type.startsWith('application/x-www-form-urlencoded') || type.startsWith('multipart/form-data')
}

/** A browser that submits a form accepts HTML; our own scripts ask for JSON, even when they send files. */
function wantsPage(request: Request): boolean {
  return isFormPost(request) && (request.headers.get('accept') ?? '').includes('text/html')
}
