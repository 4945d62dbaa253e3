import { greetings } from './texts.mjs'

const PARAGRAPH =
  'Hun voksede op på landet mellem høje træer og stille marker og lærte tidligt, at den, der vil se noget gro, må vente. Om vinteren sad familien samlet i køkkenet.'

/** A biography of about this many characters. */
const storyOf = (length) =>
  Array.from(
    { length: Math.ceil(length / PARAGRAPH.length) },
    (_, index) => `<p>Afsnit ${index + 1}. ${PARAGRAPH}</p>`,
  ).join('')

/**
 * Memorials with their slugs, each with an owner with a distinct name and an album with a picture, as in a long-lived
 * installation. The pictures have no files: nothing opens them.
 */
export async function fillMemorials(db, count) {
  await db.query(
    `WITH made AS (
       INSERT INTO "Memorial" (id, slug, state, visibility, "firstName", "lastName", "bornYear", "diedYear", biography, "updatedAt")
       SELECT gen_random_uuid(), 'side-' || n, 'published', 'unlisted', 'Navn', 'Nummer ' || n, 1900 + n % 80, 1990 + n % 35,
              repeat('<p>En livshistorie.</p>', 20), now()
       FROM generate_series(1, $1::int) AS n RETURNING id, slug)
     INSERT INTO "MemorialSlug" (slug, "memorialId") SELECT slug, id FROM made`,
    [count],
  )
  await db.query(
    `WITH made AS (
       INSERT INTO "Album" (id, "memorialId", title) SELECT gen_random_uuid(), id, 'Sommerhuset' FROM "Memorial"
       RETURNING id, "memorialId")
     INSERT INTO "Media" (id, "memorialId", "albumId", "storageKey", width, height, widths, colour, bytes, "contentType",
       checksum)
     SELECT gen_random_uuid(), "memorialId", id, 'media/album-' || id, 2000, 1500, '{640}', '#8b8378', 90000, 'image/jpeg',
            repeat('0', 64)
     FROM made`,
  )
  await db.query('ANALYZE')
}

/** The measured memorial: with everything above the biography, and an empty album. */
export async function makeMemorial(db, slug, { storyLength = 4_000, story = storyOf(storyLength) } = {}) {
  await db.query(
    `WITH made AS (
       INSERT INTO "Memorial" (id, slug, state, visibility, "firstName", "middleName", "lastName", "birthName", "bornYear",
         "bornMonth", "bornDay", "bornPlace", "diedYear", "diedMonth", "diedDay", "diedPlace", epitaph, biography,
         "funeralKind", "funeralDay", "funeralTime", "funeralPlace", "funeralAddress", "updatedAt")
       VALUES (gen_random_uuid(), $1, 'published', 'public', 'Karen', 'Margrethe', 'Holm', 'Smed', 1942, 5, 3, 'Ribe', 2024, 1,
         12, 'Esbjerg', 'Elsket og savnet', $2, 'church', now()::date + 7, '13:30', 'Vor Frelsers Kirke',
         'Kirkegade 24, 6700 Esbjerg', now())
       RETURNING id, slug),
     album AS (INSERT INTO "Album" (id, "memorialId", title) SELECT gen_random_uuid(), id, 'Rejser' FROM made)
     INSERT INTO "MemorialSlug" (slug, "memorialId") SELECT slug, id FROM made`,
    [slug, story],
  )
}

/** This many approved greetings and nothing else, the newest ten with different texts. */
export async function fillGreetings(db, slug, count) {
  await db.query(
    `INSERT INTO "Contribution" (id, "memorialId", kind, status, "authorName", relation, message, "createdAt")
     SELECT gen_random_uuid(), id, 'greeting', 'approved', greeting->>0, greeting->>1, greeting->>2,
            now() - n * interval '1 day'
     FROM "Memorial", generate_series(1, $2::int) AS n,
          LATERAL (SELECT $3::jsonb->(n % jsonb_array_length($3::jsonb)) AS greeting) AS texts
     WHERE slug = $1`,
    [slug, count, JSON.stringify(greetings)],
  )
  await db.query(
    `INSERT INTO "ContributionDay" ("memorialId", kind, day, approved)
     SELECT post."memorialId", post.kind, post."createdAt"::date, count(*)
     FROM "Contribution" post JOIN "Memorial" memorial ON memorial.id = post."memorialId"
     WHERE memorial.slug = $1 GROUP BY 1, 2, 3`,
    [slug],
  )
}

/** Approved posts over ten years, generated from the newest: six candles to three greetings and a tribute. */
export async function fillPosts(db, slug, count) {
  await db.query(
    `INSERT INTO "Contribution" (id, "memorialId", kind, status, "authorName", relation, title, message, "burnsUntil", "createdAt")
     SELECT gen_random_uuid(), memorial.id, post.kind::"ContributionKind", 'approved', 'Grethe Sørensen', 'nabo',
            CASE post.kind WHEN 'tribute' THEN 'Turen til Skagen' END,
            CASE post.kind WHEN 'candle' THEN NULL ELSE repeat('Tak for alle kaffekopperne og for din varme latter. ', 3) END,
            CASE post.kind WHEN 'candle' THEN post.at::date + 7 END, post.at
     FROM "Memorial" memorial,
          (SELECT CASE WHEN n % 10 < 6 THEN 'candle' WHEN n % 10 < 9 THEN 'greeting' ELSE 'tribute' END AS kind,
                  now() - n * (interval '10 years' / $2::int) AS at
           FROM generate_series(0, $2::int - 1) AS n) AS post
     WHERE memorial.slug = $1`,
    [slug, count],
  )
  await db.query(
    `INSERT INTO "ContributionDay" ("memorialId", kind, day, approved)
     SELECT memorial.id, post.kind, post."createdAt"::date, count(*)
     FROM "Contribution" post JOIN "Memorial" memorial ON memorial.id = post."memorialId"
     WHERE memorial.slug = $1 GROUP BY 1, 2, 3`,
    [slug],
  )
  await db.query('ANALYZE')
}
