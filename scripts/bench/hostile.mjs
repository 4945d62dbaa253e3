import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { hash } from '@node-rs/argon2'
import { makeMemorial } from './fill.mjs'
import { likePhotograph } from './pictures.mjs'
import { median } from './throughput.mjs'

const QUIET_MS = 5000
const REST_MS = 20
const CALM_AFTER_MS = 60_000
const NOTES = 500_000
const COUPLES = 1000
const VERSES = 40
const PIECES = 100
const DRAFTS = 200
const PIECE_SECONDS = 20

/**
 * One family's worst files and floods, all at once, while another family uploads a picture and a visitor reads. Times
 * of the visitor are medians; refusals (4xx for the hostile family) are what should happen.
 * @returns {Promise<{ visitorRatio: number, pictureSeconds: number, quietPictureSeconds: number, broken: string[],
 *   answers: Record<string, number> }>}
 */
export async function measureHostile(site) {
  const hostile = await makeFamily(site, 'fjendtlig')
  const other = await makeFamily(site, 'anden')
  const picture = await likePhotograph({ width: 3000, height: 2000 })
  // Made before: the attacker's own work would take the processor from what is measured.
  const files = [chainOfNotes(), everybodyWithEverybody()].map((text) => new Blob([text]))
  const pieces = Array.from({ length: PIECES }, (_, at) => tone(at))
  // A service that runs has answered before: without this, the quiet times would be those of the first requests.
  const warm = await makeFamily(site, 'foerst')
  await Promise.all([readUntil(site, pause(QUIET_MS)), uploadPicture(warm, picture)])
  const quietPictureSeconds = await seconds(uploadPicture(await makeFamily(site, 'roligt'), picture))
  const quiet = await readUntil(site, pause(QUIET_MS))
  const answers = {}
  const broken = []
  const attack = attackAs(hostile, { files, pieces }, (status, what) => {
    answers[status] = (answers[status] ?? 0) + 1
    if (status >= 500) broken.push(`${what}: ${status}`)
  })
  const uploaded = seconds(uploadPicture(other, picture))
  // The files are still read after the last answer.
  const calm = Promise.all([attack, uploaded]).then(() => isOver(site, hostile))
  const busy = await readUntil(site, calm)
  const visitorRatio = median(busy) / median(quiet)
  return { visitorRatio, pictureSeconds: await uploaded, quietPictureSeconds, broken, answers }
}

async function seconds(work) {
  const began = performance.now()
  await work
  return (performance.now() - began) / 1000
}

/** Budgets of `measureHostile`. */
export function judgeHostile({ visitorRatio, pictureSeconds, broken }) {
  const within = (name, found, most, unit) => ({ name, found, most, unit, isKept: found <= most })
  return [
    within('En anden læser, mens en familie gør sit værste', visitorRatio, 1.5, '×'),
    within('En anden families billede er klar', pictureSeconds, 10, 's'),
    within('Svar, der er vores fejl', broken.length, 0, ''),
  ]
}

/** A page with this slug, and its owner, signed in: `cookie`. */
export async function makeFamily(site, name) {
  const password = randomBytes(12).toString('hex')
  await makeMemorial(site.db, name)
  await site.db.query('UPDATE "Memorial" SET biography = $2 WHERE slug = $1', [name, `<p>${STORY}</p>`])
  await site.db.query(
    `WITH made AS (
       INSERT INTO "User" (id, username, "usernameKey", email, "emailKey", "fullName", "passwordHash", "updatedAt")
       VALUES (gen_random_uuid(), $1::text, $1, $1 || '@eksempel.dk', $1 || '@eksempel.dk', 'Måling', $2, now()) RETURNING id)
     INSERT INTO "MemorialMember" ("memorialId", "userId", role)
     SELECT memorial.id, made.id, 'owner' FROM "Memorial" memorial, made WHERE memorial.slug = $1`,
    [name, await hash(password)],
  )
  const response = await send({ ...site, cookie: '' }, '/api/login', asJson({ username: name, password }))
  if (!response.ok) throw new Error(`/api/login: ${response.status}`)
  const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0])
  const { rows } = await site.db.query('SELECT id FROM "Memorial" WHERE slug = $1', [name])
  return { ...site, cookie: cookie.join('; '), slug: name, id: rows[0].id }
}

/** Everything at once; `told` hears each status. */
async function attackAs(family, { files, pieces }, told) {
  const page = `/api/memorials/${family.slug}`
  const ask = async (what, path, options) => {
    const response = await send(family, path, options).catch(() => null)
    await response?.arrayBuffer()
    told(response?.status ?? 599, what)
  }
  await ask('tree', `${page}/tree`, asJson({}))
  const file = (blob) => {
    const body = new FormData()
    body.set('file', blob, 'slaegten.ged')
    return { method: 'POST', body }
  }
  const many = (count, make) => Array.from({ length: count }, (_, at) => make(at))
  await Promise.all([
    (async () => {
      for (const blob of files) {
        await ask('import', `${page}/tree/imports`, file(blob))
        await isOver(family, family)
      }
    })(),
    ...many(DRAFTS, (at) => ask('draft', `${page}/songs`, asJson(song(`Kladde ${at}`, 8)))),
    ask('song', `${page}/songs`, asJson(song('En lang sang', VERSES))),
    ...pieces.map((piece, at) => uploadPiece(family, { piece, at }, told)),
  ])
}

/** One paragraph, so that its mark is that of the text. */
const STORY = Array.from(
  { length: 60 },
  (_, at) => `I sommeren ${1920 + at} plantede hun roser ved muren, og naboen fik de første.`,
).join(' ')

function song(title, verses) {
  const storyMark = createHash('sha256').update(STORY).digest('hex').slice(0, 32)
  return { title, verses, sentences: [], storyMark, form: 'ballad', mood: 'calm', instrument: 'piano' }
}

/** A note that leads to a note, and so on. */
function chainOfNotes() {
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8', '0 @I1@ INDI', '1 NAME Ane /Holm/', '1 NOTE @N1@']
  for (let at = 1; at < NOTES; at++) lines.push(`0 @N${at}@ NOTE Note ${at}`, `1 NOTE @N${at + 1}@`)
  return [...lines, `0 @N${NOTES}@ NOTE Den sidste`, '0 TRLR'].join('\n')
}

/** Each of a thousand men married to each of a thousand women, as far as a file may have records. */
function everybodyWithEverybody() {
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8']
  const couples = Math.floor(NOTES / COUPLES)
  for (let at = 0; at < 2 * COUPLES; at++) lines.push(`0 @I${at}@ INDI`, `1 NAME Barn /Nummer ${at}/`)
  for (let at = 0; at < couples; at++) {
    for (let other = 0; other < COUPLES - 10; other++) {
      lines.push(`0 @F${at}x${other}@ FAM`, `1 HUSB @I${at}@`, `1 WIFE @I${COUPLES + other}@`)
    }
  }
  return [...lines, '0 TRLR'].join('\n')
}

async function uploadPiece(family, { piece, at }, told) {
  const arrived = await upload(family, { filename: `stykke ${at}.wav`, filetype: 'audio/wav', place: 'music' }, piece)
  told(arrived.status, 'music')
}

/** A WAV of a tone, mono at 8 kHz. */
function tone(at) {
  const rate = 8000
  const samples = new Int16Array(PIECE_SECONDS * rate)
  for (let place = 0; place < samples.length; place++) samples[place] = 8000 * Math.sin((place * (200 + at)) / rate)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(2 * rate, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}

/** As a family's browser does, until it is ready in the gallery. */
async function uploadPicture(family, body) {
  const response = await upload(family, { filename: 'billede.jpg', filetype: 'image/jpeg', place: 'gallery' }, body)
  if (!response.ok) throw new Error(`the picture: ${response.status}`)
  for (;;) {
    const { rows } = await family.db.query('SELECT status FROM "Media" WHERE "memorialId" = $1', [family.id])
    if (rows[0]?.status === 'ready') return
    if (rows[0]?.status === 'failed') throw new Error('the picture failed')
    await pause(100)
  }
}

/** A resumable upload in one piece (tus 1.0.0); the last answer. */
async function upload(family, said, body) {
  const metadata = Object.entries({ ...said, memorialId: family.id })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(body.length), 'upload-metadata': metadata }
  const begun = await send(family, '/api/uploads', { method: 'POST', headers })
  const place = begun.headers.get('location')
  if (!begun.ok || !place) return begun
  return send(family, new URL(place, `${family.origin}/api/uploads`).pathname, {
    method: 'PATCH',
    headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body,
  })
}

/** When no file of the family's tree is being read any more, or after a minute. */
async function isOver({ db }, { id }) {
  for (const began = performance.now(); performance.now() - began < CALM_AFTER_MS; await pause(200)) {
    const { rows } = await db.query(
      `SELECT 1 FROM "TreeImport" WHERE "memorialId" = $1 AND status IN ('reading', 'writing')`,
      [id],
    )
    if (rows.length === 0) return
  }
}

/** Milliseconds of each visit until `end` settles. */
async function readUntil({ origin }, end) {
  const times = []
  let isEnded = false
  const ended = Promise.resolve(end).finally(() => {
    isEnded = true
  })
  while (!isEnded) {
    const began = performance.now()
    const response = await fetch(`${origin}/memorial/stille`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the visitor: ${response.status}`)
    times.push(performance.now() - began)
    await pause(REST_MS)
  }
  await ended
  return times
}

/** A request with this body. */
export function asJson(body) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** A request of a browser on the site, with the cookie there is. */
export function send({ origin, cookie }, path, { headers, ...options } = {}) {
  return fetch(origin + path, { ...options, headers: { ...headers, origin, ...(cookie && { cookie }) } })
}
