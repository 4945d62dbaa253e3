import { lowerQuartile } from './growth.mjs'

const ROUNDS = 16
const WARM_UP = 4
const MANY = 1_000_000

/** Adds memorials, posts and visits, so that there are a million of each. There are as many codes already. */
export async function fillConsole(db) {
  // Nobody opens these pages, and counting each one's changes would take many minutes.
  await db.query("SET session_replication_role = 'replica'")
  await db.query(
    `INSERT INTO "Memorial" (id, slug, state, visibility, "firstName", "lastName", "updatedAt", "createdAt")
     SELECT gen_random_uuid(), 'konsol-' || n, CASE n % 4 WHEN 0 THEN 'draft' ELSE 'published' END::"MemorialState", 'unlisted',
            'Navn', 'Nummer ' || n, now(), now() - n * interval '30 seconds'
     FROM generate_series(1, $1 - (SELECT count(*)::int FROM "Memorial")) AS n`,
    [MANY],
  )
  await db.query(
    `INSERT INTO "Contribution" (id, "memorialId", kind, status, "authorName", message, "createdAt")
     SELECT gen_random_uuid(), id, 'greeting', CASE WHEN row_number() OVER () % 50 = 0 THEN 'pending' ELSE 'approved' END::"ContributionStatus",
            'Grethe', 'Tak', now() - (row_number() OVER ()) * interval '30 seconds'
     FROM "Memorial"`,
  )
  await db.query(
    `INSERT INTO "ContributionDay" ("memorialId", kind, day, approved)
     SELECT "memorialId", kind, "createdAt"::date, count(*) FROM "Contribution" WHERE status = 'approved' GROUP BY 1, 2, 3
     ON CONFLICT DO NOTHING`,
  )
  await db.query(
    `INSERT INTO "MemorialVisitDay" ("memorialId", day, source, count)
     SELECT id, now()::date - (row_number() OVER ())::int % 365, 'link', 3 FROM "Memorial" ON CONFLICT DO NOTHING`,
  )
  await db.query("SET session_replication_role = 'origin'")
  await db.query('VACUUM ANALYZE')
}

/**
 * How long the console's front page takes with a million memorials, codes and posts against few, as a ratio of lower
 * quartiles. Today's figures were counted before: on a running service a job does it.
 */
export async function measureConsole({ few, many }) {
  const times = { few: [], many: [] }
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    for (const [name, site] of Object.entries({ few, many })) {
      const tookMs = await timed(site)
      if (round >= WARM_UP) times[name].push(tookMs)
    }
  }
  const [fewMs, manyMs] = [lowerQuartile(times.few), lowerQuartile(times.many)]
  return { fewMs, manyMs, ratio: manyMs / fewMs }
}

async function timed({ origin, cookie }) {
  const began = performance.now()
  const response = await fetch(`${origin}/admin`, { headers: { cookie } })
  const html = await response.text()
  if (!response.ok || !html.includes('De opgøres hvert tiende minut')) throw new Error(`/admin: ${response.status}`)
  return performance.now() - began
}
