-- CreateTable
CREATE TABLE "PageVersion" (
    "memorialId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PageVersion_pkey" PRIMARY KEY ("memorialId")
);

-- Empty between transactions, so it needs no log.
CREATE UNLOGGED TABLE "PageChange" (
    "transactionId" BIGINT NOT NULL,
    "memorialId" UUID NOT NULL,

    CONSTRAINT "PageChange_pkey" PRIMARY KEY ("transactionId","memorialId")
);

-- AddForeignKey
ALTER TABLE "PageVersion" ADD CONSTRAINT "PageVersion_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "PageVersion" ("memorialId") SELECT id FROM "Memorial";

-- All functions that write run with the owner's rights: the application only reads versions.

CREATE FUNCTION bump_page(memorial_id uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "PageVersion" SET version = version + 1, "changedAt" = clock_timestamp() WHERE "memorialId" = memorial_id;
  IF NOT FOUND THEN
    -- A page that is being deleted is waited for, and gets no row.
    INSERT INTO "PageVersion" ("memorialId", "changedAt")
      SELECT id, clock_timestamp() FROM "Memorial" WHERE id = memorial_id FOR KEY SHARE
      ON CONFLICT ("memorialId")
        DO UPDATE SET version = "PageVersion".version + 1, "changedAt" = excluded."changedAt";
  END IF;
  PERFORM pg_notify('mindelund_page_versions', memorial_id::text);
END
$$;

-- All pages that the transaction changed, each once, in the order of their ids.
CREATE FUNCTION bump_changed_pages() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  changed uuid;
BEGIN
  FOR changed IN
    WITH taken AS (
      DELETE FROM "PageChange" WHERE "transactionId" = pg_current_xact_id()::text::bigint RETURNING "memorialId"
    )
    SELECT "memorialId" FROM taken ORDER BY 1
  LOOP
    PERFORM bump_page(changed);
  END LOOP;
END
$$;

-- Runs for each page; the first moves them all, and the others must not search through what it removed.
CREATE FUNCTION bump_pages_at_commit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "PageChange" WHERE ("transactionId", "memorialId") = (NEW."transactionId", NEW."memorialId")) THEN
    PERFORM bump_changed_pages();
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "PageChange_committed" AFTER INSERT ON "PageChange"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_pages_at_commit();

-- As before, but for its first line: the pages are always locked before the head, whichever trigger comes first.
CREATE OR REPLACE FUNCTION link_audit_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  head "AuditHead";
  next_digest bytea;
BEGIN
  PERFORM bump_changed_pages();
  -- A head that is missing must not stop every write of the service. The check sees that the chain begins anew.
  INSERT INTO "AuditHead" (id, seq, digest)
    SELECT 1, coalesce(max(seq), 0), sha256('Mindelund') FROM "AuditLink"
    ON CONFLICT (id) DO NOTHING;
  SELECT * INTO STRICT head FROM "AuditHead" WHERE id = 1 FOR UPDATE;
  next_digest := audit_digest(head.digest, head.seq + 1, NEW);
  INSERT INTO "AuditLink" (seq, "entryId", at, digest) VALUES (head.seq + 1, NEW.id, NEW.at, next_digest);
  UPDATE "AuditHead" SET seq = head.seq + 1, digest = next_digest WHERE id = 1;
  RETURN NULL;
END
$$;

-- Watches what pages show of a table; a later migration that shows more calls it again. `columns` and `condition` are
-- SQL about a row called `shown`: what of it is shown, and whether it is. `pages` is a query over `changed`, the rows
-- that are shown differently or not at all any more, as they were and as they are, and gives the ids of the memorials.
CREATE FUNCTION watch_page(of_table text, columns text, pages text, condition text DEFAULT 'true') RETURNS void
LANGUAGE plpgsql AS $watch$
DECLARE
  before text := format('SELECT %s FROM before AS shown WHERE %s', columns, condition);
  after text := format('SELECT %s FROM after AS shown WHERE %s', columns, condition);
  event text;
  changed text;
  named text;
  rows text;
BEGIN
  FOR event, changed, rows IN VALUES
    ('insert', after, 'NEW TABLE AS after'),
    ('update', format('(%1$s EXCEPT %2$s) UNION ALL (%2$s EXCEPT %1$s)', before, after), 'OLD TABLE AS before NEW TABLE AS after'),
    ('delete', before, 'OLD TABLE AS before')
  LOOP
    named := of_table || '_page_' || event;
    EXECUTE format($function$
      CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
      BEGIN
        INSERT INTO "PageChange" ("transactionId", "memorialId")
          WITH changed AS (%s)
          SELECT pg_current_xact_id()::text::bigint, page FROM (%s) AS pages (page) WHERE page IS NOT NULL
          ON CONFLICT DO NOTHING;
        RETURN NULL;
      END
      $$ $function$, named, changed, pages);
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %1$I AFTER %2$s ON %3$I REFERENCING %4$s FOR EACH STATEMENT EXECUTE FUNCTION %1$I()',
      named, event, of_table, rows);
  END LOOP;
END
$watch$;

-- The page itself. Where a page is, and who may open it, is shown by others: by a double stone's other page, and by those
-- whose family trees lead there. A deleted page is gone from them by then; the deletion of its links tells.
SELECT watch_page('Memorial', $$
  id, slug, state, visibility, "hiddenAt" IS NOT NULL AS "isHidden", "firstName", "middleName", "lastName", "birthName",
  "bornYear", "bornMonth", "bornDay", "bornQualifier", "bornPlace", "diedYear", "diedMonth", "diedDay", "diedQualifier",
  "diedPlace", epitaph, biography, "restingCemetery", "restingPlot", "restingLatitude", "restingLongitude",
  "funeralKind", "funeralDay", "funeralTime", "funeralPlace", "funeralAddress", "funeralNote", "portraitId", "coverId",
  layout, theme
$$, $$
  WITH led AS (
    SELECT id FROM changed GROUP BY id HAVING count(DISTINCT (slug, state, visibility, "isHidden")) > 1
  )
  SELECT id FROM changed
  UNION SELECT other."memorialId" FROM led
    JOIN "QrLink" own ON own."memorialId" = led.id JOIN "QrLink" other ON other."qrCodeId" = own."qrCodeId"
  UNION SELECT other."memorialId" FROM led
    JOIN "TreePage" own ON own."memorialId" = led.id JOIN "TreePage" other ON other."treeId" = own."treeId"
  UNION SELECT page."memorialId" FROM led
    JOIN "TreeLink" link ON link."memorialId" = led.id AND link.status = 'accepted'
    JOIN "TreePage" page ON page."treeId" = link."treeId"
$$);

-- A former address leads to the page.
SELECT watch_page('MemorialSlug', 'slug, "memorialId"', 'SELECT "memorialId" FROM changed');

-- The stone: whether its code leads to a page, to which, or to two, and the photograph of it.
SELECT watch_page('QrLink', '"qrCodeId", "memorialId", position', $$
  SELECT "memorialId" FROM changed
  UNION SELECT other."memorialId" FROM changed JOIN "QrLink" other USING ("qrCodeId")
$$);
SELECT watch_page('QrCode', $$id, code, state IN ('blocked', 'retired')$$,
  'SELECT link."memorialId" FROM changed JOIN "QrLink" link ON link."qrCodeId" = changed.id');
SELECT watch_page('StonePhoto', 'id, "qrCodeId", width, height',
  'SELECT link."memorialId" FROM changed JOIN "QrLink" link USING ("qrCodeId")', $$kind = 'mounted' AND "isShown"$$);

-- Media in the gallery and its albums, in shown posts, and portrait and cover whatever their state. A film of a post
-- stands there while it is being made.
SELECT watch_page('Media', $$
  id, "memorialId", kind, status, "contributionId", "albumId", width, height, widths, steps, colour, "contentType",
  "durationSeconds", "linkId", caption, "altText", people, "takenYear", position, version,
  "contributionId" IS NOT NULL AND "processingSince" IS NULL AS "isWaiting"
$$, $$
  SELECT "memorialId" FROM changed
  UNION SELECT album."memorialId" FROM changed JOIN "Album" album ON album.id = changed."albumId"
  UNION SELECT post."memorialId" FROM changed JOIN "Contribution" post ON post.id = changed."contributionId"
$$, $$
  CASE WHEN shown."contributionId" IS NULL OR shown."albumId" IS NOT NULL THEN shown.status = 'ready'
    ELSE (shown.status = 'ready' OR shown.kind = 'video')
      AND EXISTS (SELECT 1 FROM "Contribution" post WHERE post.id = shown."contributionId" AND post.status = 'approved')
  END OR EXISTS (SELECT 1 FROM "Memorial" page WHERE page."portraitId" = shown.id OR page."coverId" = shown.id)
$$);

-- Only of portrait and cover, and only of the version that is shown.
SELECT watch_page('MediaVersion', '"mediaId", number, steps',
  'SELECT page.id FROM changed JOIN "Memorial" page ON changed."mediaId" IN (page."portraitId", page."coverId")',
  'EXISTS (SELECT 1 FROM "Media" media WHERE media.id = shown."mediaId" AND media.version = shown.number)');

SELECT watch_page('Album', 'id, "memorialId", title, description, position', 'SELECT "memorialId" FROM changed');

SELECT watch_page('TimelineEvent',
  'id, "memorialId", title, text, year, month, day, qualifier, place, position, revision',
  'SELECT "memorialId" FROM changed');
SELECT watch_page('TimelinePicture', '"eventId", "mediaId", position',
  'SELECT event."memorialId" FROM changed JOIN "TimelineEvent" event ON event.id = changed."eventId"');

SELECT watch_page('Contribution', $$
  id, "memorialId", kind, "authorName", relation, title, message, year, "burnsUntil", "createdAt", "hiddenReason"
$$, 'SELECT "memorialId" FROM changed', $$status = 'approved'$$);
SELECT watch_page('ContributionDay', '"memorialId", kind, day, approved', 'SELECT "memorialId" FROM changed',
  'approved > 0');

SELECT watch_page('MusicPiece', '"mediaId", "memorialId", source, "songId", rights, "isTop"',
  'SELECT "memorialId" FROM changed', $$
  shown."isShown" AND shown.rights IS NOT NULL
    AND EXISTS (SELECT 1 FROM "Media" media WHERE media.id = shown."mediaId" AND media.status = 'ready')
$$);
-- What a model had a part in, whether a song is sung, and the music that was chosen for a greeting's film.
SELECT watch_page('MadeWork', $$
  "songId", "mediaId", kind, "madeBy", "songId" IS NOT NULL AND "approvedAt" IS NOT NULL AS "isApproved",
  "withdrawnAt" IS NULL AS "isInUse", settings -> 'music' AS music
$$, $$
  SELECT piece."memorialId" FROM changed JOIN "MusicPiece" piece USING ("songId")
  UNION SELECT post."memorialId" FROM changed JOIN "Media" film ON film.id = changed."mediaId"
    JOIN "Contribution" post ON post.id = film."contributionId" AND post.status = 'approved'
$$);

-- A tree is shown by all its pages. Who a page is about leads from the trees of the others to it.
SELECT watch_page('TreePage', '"memorialId", "treeId", "personId"', $$
  SELECT "memorialId" FROM changed
  UNION SELECT other."memorialId" FROM changed JOIN "TreePage" other USING ("treeId")
$$);
SELECT watch_page('TreePerson', $$
  id, "treeId", "givenNames", surname, "birthSurname", "bornYear", "bornMonth", "bornDay", "bornQualifier",
  "bornUntilYear", "bornUntilMonth", "bornUntilDay", "diedYear", "diedMonth", "diedDay", "diedQualifier",
  "diedUntilYear", "diedUntilMonth", "diedUntilDay", "isDead", said, "isWithdrawn", "isPrivate", "bornNoLater"
$$, 'SELECT page."memorialId" FROM changed JOIN "TreePage" page USING ("treeId")');
SELECT watch_page('TreeUnion', 'id, "treeId", "partnerAId", "partnerBId", "aPosition", "bPosition"',
  'SELECT page."memorialId" FROM changed JOIN "TreePage" page USING ("treeId")');
SELECT watch_page('TreeChild', '"unionId", "childId", "treeId", position',
  'SELECT page."memorialId" FROM changed JOIN "TreePage" page USING ("treeId")');
SELECT watch_page('TreeLink', '"personId", "treeId", "memorialId"',
  'SELECT page."memorialId" FROM changed JOIN "TreePage" page USING ("treeId")', $$status = 'accepted'$$);

-- What the plan opens on the page.
SELECT watch_page('Subscription', $$
  id, "memorialId", "changedFromId", plan, status, "endReason", "startedAt", "paidUntil", "cancelledAt" IS NOT NULL
$$, 'SELECT "memorialId" FROM changed', $$status IN ('active', 'ended')$$);
