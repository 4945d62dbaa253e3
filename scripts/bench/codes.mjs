import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { checkCharacterFor } from '../../lib/shared/text-code.mjs'

const CODES_AT_ONCE = 10_000
const ROUNDS = 30
const WARM_UP = 5
const RESELLERS = 40
const PACKAGE = 10_000

/**
 * Codes as after many years of operation: packages of 10,000, some states rare, 40 resellers, one code for each
 * existing memorial. The ten characters are Crockford's, with an invalid check character, which no search verifies.
 * Unique because n is written in base 32.
 */
export async function fillCodes(db, count) {
  await db.query(
    `INSERT INTO "Reseller" (id, "companyName", cvr, "contactName", email, phone, address, postcode, city, "updatedAt")
     SELECT gen_random_uuid(), 'Stenhugger ' || n, (10000000 + n)::text, 'Navn', 'a@eksempel.dk', '12345678', 'Vej 1',
            '8000', 'Aarhus C', now()
     FROM generate_series(1, ${RESELLERS}) AS n`,
  )
  await db.query(
    `INSERT INTO "QrPackage" (id, name, count, made) SELECT gen_random_uuid(), 'Pakke ' || n, $1, $1
     FROM generate_series(1, $2::int) AS n`,
    [PACKAGE, Math.max(1, Math.ceil(count / PACKAGE))],
  )
  await db.query(
    `WITH shops AS (SELECT array_agg(id ORDER BY cvr) AS ids FROM "Reseller"),
          boxes AS (SELECT array_agg(id ORDER BY number) AS ids FROM "QrPackage")
     INSERT INTO "QrCode" (id, code, "packageId", state, "resellerId")
     SELECT uuidv7(),
            (SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((n::bigint * 15485863 % 1073741824) >> (5 * place))::int % 32, 1), '')
             FROM generate_series(0, 5) AS place) || upper(lpad(to_hex(n % 65536), 4, '0')),
            boxes.ids[1 + n / ${PACKAGE}],
            (CASE WHEN n % 97 = 0 THEN 'blocked' WHEN n % 10 < 3 THEN 'produced' WHEN n % 10 < 6 THEN 'assigned'
                  WHEN n % 10 < 8 THEN 'claimed' ELSE 'linked' END)::"QrCodeState",
            CASE WHEN n % 10 >= 3 THEN shops.ids[1 + (n / 10) % ${RESELLERS}] END
     FROM generate_series(0, $1::int - 1) AS n, shops, boxes`,
    [count],
  )
  await linkCodes(db, 0, 1_000)
  // Plans for empty tables would read all of them for each link.
  await db.query('ANALYZE "QrCode", "QrLink"')
  await linkCodes(db, 1_000, count)
  await db.query('VACUUM ANALYZE "QrCode", "QrLink"')
}

/** Each page from one place to another in the order of ids gets a linked code. */
async function linkCodes(db, after, to) {
  await db.query(
    `WITH stones AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM "QrCode" WHERE state = 'linked'),
          pages AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM "Memorial")
     INSERT INTO "QrLink" (id, "qrCodeId", "memorialId", position)
     SELECT gen_random_uuid(), stones.id, pages.id, 1 FROM stones JOIN pages USING (place)
     WHERE place > $1 AND place <= $2`,
    [after, to],
  )
}

/** A code that leads to this page alone, as engraved on its stone. */
export async function linkCode(db, slug) {
  const body = 'GRAVEN000'
  const code = body + checkCharacterFor(body)
  await db.query(
    `WITH stone AS (
       INSERT INTO "QrCode" (id, code, "packageId", state)
       SELECT uuidv7(), $1, id, 'linked' FROM "QrPackage" LIMIT 1 RETURNING id)
     INSERT INTO "QrLink" (id, "qrCodeId", "memorialId", position)
     SELECT gen_random_uuid(), stone.id, memorial.id, 1 FROM stone, "Memorial" memorial WHERE slug = $2`,
    [code, slug],
  )
  return code
}

/** The console's searches, alternating between a site with few codes and one with many. */
export async function measureCodeSearch({ few, many }) {
  const sides = { few: await searchesOf(few), many: await searchesOf(many) }
  const times = Object.fromEntries(Object.keys(sides.few).map((name) => [name, { few: [], many: [] }]))
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [name, taken] of Object.entries(times)) {
      const fewMs = await timed(few, sides.few[name])
      const manyMs = await timed(many, sides.many[name])
      if (round < WARM_UP) continue
      taken.few.push(fewMs)
      taken.many.push(manyMs)
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, taken]) => {
      const [fewMs, manyMs] = [lowerQuartile(taken.few), lowerQuartile(taken.many)]
      return [name, { fewMs, manyMs, ratio: manyMs / fewMs }]
    }),
  )
}

/** Signs in a full administrator with a session of its own and sets `site.cookie`. */
export async function signInAdministrator(site) {
  const password = randomBytes(12).toString('hex')
  await site.db.query(
    `INSERT INTO "User" (id, username, "usernameKey", email, "emailKey", "fullName", "passwordHash", "isAdmin", "staffScope",
       "updatedAt")
     VALUES (gen_random_uuid(), 'bench', 'bench', 'bench@eksempel.dk', 'bench@eksempel.dk', 'Måling', $1, true, 'full', now())`,
    [await hash(password)],
  )
  const response = await fetch(`${site.origin}/api/login`, {
    method: 'POST',
    headers: { origin: site.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'bench', password }),
  })
  if (!response.ok) throw new Error(`/api/login: ${response.status}`)
  // Marks the second factor as given; it is not part of the measurement.
  await site.db.query(
    `UPDATE "Session" SET "factorProvenAt" = now()
     WHERE "userId" = (SELECT id FROM "User" WHERE "usernameKey" = 'bench')`,
  )
  site.cookie = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** From ordering a package of 10,000 until all of its codes exist; polls as the page does, but faster. */
export async function measureGeneration(site) {
  const began = performance.now()
  const { id } = await post(site, '/api/admin/packages', { name: 'Måling', count: CODES_AT_ONCE })
  for (;;) {
    const { state } = await get(site, `/api/admin/packages/${id}/progress`)
    if (state === 'ready') break
    if (state === 'failed' || performance.now() - began > 120_000) throw new Error(`The package is ${state}`)
    await pause(20)
  }
  return { count: CODES_AT_ONCE, seconds: (performance.now() - began) / 1000 }
}

async function searchesOf({ db }) {
  const { rows } = await db.query(
    `SELECT code, "resellerId" FROM "QrCode" WHERE "resellerId" IS NOT NULL LIMIT 1 OFFSET 5000`,
  )
  const [{ code, resellerId }] = rows
  return {
    code: `/api/qr-codes?search=${code}`,
    'begyndelse, 1 tegn': `/api/qr-codes?search=${code.slice(0, 1)}`,
    'begyndelse, 4 tegn': `/api/qr-codes?search=${code.slice(0, 4)}`,
    forhandler: `/api/qr-codes?reseller=${resellerId}`,
    status: '/api/qr-codes?state=claimed',
    'sjælden status': '/api/qr-codes?state=blocked',
    'forhandler og status': `/api/qr-codes?reseller=${resellerId}&state=assigned`,
    'knyttet, på lager': '/api/qr-codes?reseller=none&state=linked',
    'egne koder': '/api/user/owned-qr-codes',
  }
}

async function timed(site, path) {
  const began = performance.now()
  await get(site, path)
  return performance.now() - began
}

async function get({ origin, cookie }, path) {
  const response = await fetch(origin + path, { headers: { cookie } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

async function post({ origin, cookie }, path, body) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

function lowerQuartile(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)]
}
