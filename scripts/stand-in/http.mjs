import { timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import { answerOf } from './answers.mjs'
import { expireSession, openSession, readSession } from './checkout.mjs'
import { listCards, openPortal, readCustomer } from './customers.mjs'
import { faultAnswer } from './faults.mjs'
import { listOf, parseForm } from './form.mjs'
import { chargeCard, listIntents, readIntent } from './intents.mjs'
import { listRefunds, makeRefund } from './refunds.mjs'
import { newId } from './world.mjs'

const MAX_BODY = 64 * 1024

/**
 * @param {{ world, answers, faults, calls, secretKey: string, control?: (method, pathname, body) => object | undefined,
 *   changed: () => void }} parts `changed` is called after each call that may have changed the state, before its answer
 */
export function makeServer(parts) {
  const server = http.createServer((request, response) => {
    answer(parts, request, response).catch((error) => {
      console.error(`The stand-in failed: ${error.stack}`)
      if (!response.headersSent) send(response, { status: 500, body: { error: { type: 'api_error' } } })
    })
  })
  server.keepAliveTimeout = 30_000
  return server
}

async function answer(parts, request, response) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in')
  const body = await readBody(request)
  if (body === null) return send(response, { status: 413, body: { error: { type: 'invalid_request_error' } } })
  if (!sameKey(request.headers.authorization, parts.secretKey)) {
    return send(response, {
      status: 401,
      body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } },
    })
  }
  if (pathname.startsWith('/control/')) {
    const controlled = answerOf(() => parts.control(request.method, pathname, parseForm(body)))
    parts.changed()
    return send(response, controlled)
  }
  const route = findRoute(request.method, pathname)
  if (!route) {
    return send(response, {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: 'Unrecognized URL' } },
    })
  }
  const key = request.headers['idempotency-key'] ?? null
  parts.calls.push({ operation: route.operation, key })
  if (parts.calls.length > 10_000) parts.calls.splice(0, 5_000)
  const text = request.method === 'GET' ? search.slice(1) : body
  return meet(parts, { route, key: request.method === 'POST' ? key : null, text, request, response })
}

/** Does the work between the faults that were ordered for it. */
async function meet(parts, call) {
  const { route, request, response } = call
  const fault = parts.faults.take(route.operation)
  if (fault?.kind === 'silent') return
  if (fault?.kind === 'early') await fault.until
  if (fault?.kind === 'closed' && !fault.isDone) return request.socket.destroy()
  if (fault?.kind === 'status' && !fault.isDone) return send(response, faultAnswer(fault))
  const done = await doOnce(parts, call, fault)
  if (fault?.kind === 'closed') return request.socket.destroy()
  if (fault?.kind === 'lost') return send(response, faultAnswer({ status: 502 }))
  send(response, done)
}

async function doOnce({ answers, world, changed }, { route, key, text }, fault) {
  const work = () => {
    const form = parseForm(text)
    return expanded(world.state, route.act(world, form, route.ids), form.expand)
  }
  if (!key) {
    const done = answerOf(work)
    changed()
    if (fault?.kind === 'late') await fault.until
    return done
  }
  const request = `${route.operation} ${route.ids} ${text}`
  let isRunning = false
  try {
    const begun = answerOf(() => {
      const kept = answers.begin(key, request)
      isRunning = !kept
      return kept
    })
    if (!isRunning) return begun.status === 200 ? begun.body : begun
    const real = answerOf(work)
    const done = fault?.kind === 'status' ? faultAnswer(fault) : real
    answers.keep(key, request, done)
    changed()
    if (fault?.kind === 'late') await fault.until
    return done
  } finally {
    if (isRunning) answers.finish(key)
  }
}

function send(response, { status, body, headers = {} }) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers })
  response.end(JSON.stringify(body))
}

async function readBody(request) {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MAX_BODY) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function sameKey(header, secretKey) {
  const [given, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${secretKey}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A copy of the object in which the paths of `expand[]` are whole records instead of ids. */
function expanded(state, object, given) {
  const copy = structuredClone(object)
  for (const path of listOf(given)) expandPath(state, copy, String(path).split('.'))
  return copy
}

function expandPath(state, at, [step, ...rest]) {
  if (!at || typeof at !== 'object' || !step) return
  if (Array.isArray(at[step])) {
    for (const item of at[step]) expandPath(state, item, rest)
    return
  }
  if (typeof at[step] === 'string') at[step] = structuredClone(recordOf(state, at[step])) ?? at[step]
  expandPath(state, at[step], rest)
}

function recordOf(state, id) {
  const tables = {
    cs: state.sessions,
    pi: state.intents,
    ch: state.charges,
    pm: state.cards,
    cus: state.customers,
    re: state.refunds,
  }
  return tables[id.split('_')[0]]?.[id]
}

const ID = '([A-Za-z0-9_]{1,120})'
const route = (method, path, operation, act) => ({ method, path: new RegExp(`^${path}$`), operation, act })

/** All of Stripe's API that the site uses. */
const routes = [
  route('POST', '/v1/checkout/sessions', 'checkout.open', openSession),
  route('GET', `/v1/checkout/sessions/${ID}`, 'checkout.read', readSession),
  route('POST', `/v1/checkout/sessions/${ID}/expire`, 'checkout.expire', expireSession),
  route('POST', '/v1/payment_intents', 'charge.create', chargeCard),
  route('GET', '/v1/payment_intents', 'charge.list', listIntents),
  route('GET', `/v1/payment_intents/${ID}`, 'charge.read', readIntent),
  route('POST', '/v1/refunds', 'refund.create', makeRefund),
  route('GET', '/v1/refunds', 'refund.list', listRefunds),
  route('POST', '/v1/billing_portal/sessions', 'portal.open', openPortal),
  route('GET', `/v1/customers/${ID}`, 'customer.read', readCustomer),
  route('GET', `/v1/customers/${ID}/payment_methods`, 'card.list', listCards),
]

/** The route of a request and the ids in its path; undefined for one that we do not use. */
function findRoute(method, pathname) {
  for (const { path, ...rest } of routes) {
    const found = rest.method === method ? path.exec(pathname) : null
    if (found) return { ...rest, ids: found.slice(1) }
  }
  return undefined
}
