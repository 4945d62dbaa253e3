-- AlterTable
ALTER TABLE "PageVersion" ADD COLUMN "needsCopy" BOOLEAN NOT NULL DEFAULT false;

-- Without "changedAt": a change of a page that waits already, or has no code, writes into no index.
CREATE INDEX "PageVersion_needsCopy" ON "PageVersion"("memorialId") WHERE "needsCopy";

-- CreateIndex
CREATE INDEX "PublishedPage_release_idx" ON "PublishedPage"("release");

-- Whether a page must stand in the published tree and its copy is missing or older than it is.
CREATE FUNCTION needs_copy(page uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT published_places(page) <> '{}'
    AND published_version(page) IS DISTINCT FROM (SELECT version FROM "PublishedPage" WHERE "memorialId" = page)
$$;

UPDATE "PageVersion" SET "needsCopy" = true
  WHERE "memorialId" IN (SELECT "memorialId" FROM "QrLink") AND needs_copy("memorialId");

-- Whoever writes a copy's row holds the page's version (`lockCopy`).
CREATE FUNCTION note_copy() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  page uuid := coalesce(NEW."memorialId", OLD."memorialId");
BEGIN
  UPDATE "PageVersion" SET "needsCopy" = NOT "needsCopy" WHERE "memorialId" = page AND "needsCopy" <> needs_copy(page);
  RETURN NULL;
END
$$;
CREATE TRIGGER "PublishedPage_noted" AFTER INSERT OR UPDATE OF version OR DELETE ON "PublishedPage"
  FOR EACH ROW EXECUTE FUNCTION note_copy();

-- As before, and marks a page that a code leads to: its copy is older now.
CREATE OR REPLACE FUNCTION bump_page(memorial_id uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  wanted text[];
BEGIN
  PERFORM 1 FROM "PageVersion" WHERE "memorialId" = memorial_id FOR UPDATE;
  IF NOT FOUND THEN
    -- A page that is being deleted is waited for, and gets no row.
    INSERT INTO "PageVersion" ("memorialId", version)
      SELECT id, 0 FROM "Memorial" WHERE id = memorial_id FOR KEY SHARE
      ON CONFLICT DO NOTHING;
  END IF;
  -- Whoever was putting a copy somewhere held the version, and has committed its row by now.
  wanted := published_places(memorial_id);
  UPDATE "PageVersion" SET version = version + 1, "changedAt" = clock_timestamp(), "needsCopy" = wanted <> '{}'
    WHERE "memorialId" = memorial_id;
  UPDATE "PublishedPage" SET "isLeaving" = true
    WHERE "memorialId" = memorial_id AND NOT "isLeaving" AND NOT places <@ wanted;
  PERFORM pg_notify('mindelund_page_versions', memorial_id::text);
END
$$;

-- As before, and marks the pages beside them on double stones: their copies name them. In the same order of ids.
CREATE OR REPLACE FUNCTION bump_changed_pages() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  page record;
BEGIN
  FOR page IN
    WITH taken AS (
      DELETE FROM "PageChange" WHERE "transactionId" = pg_current_xact_id()::text::bigint RETURNING "memorialId" AS id
    )
    SELECT id, bool_or(is_changed) AS is_changed FROM (
      SELECT id, true FROM taken
      UNION ALL
      SELECT other."memorialId", false FROM taken
        JOIN "QrLink" own ON own."memorialId" = taken.id JOIN "QrLink" other USING ("qrCodeId")
    ) AS pages (id, is_changed) GROUP BY id ORDER BY id
  LOOP
    IF page.is_changed THEN
      PERFORM bump_page(page.id);
    ELSE
      UPDATE "PageVersion" SET "needsCopy" = true
        WHERE "memorialId" = page.id AND NOT "needsCopy" AND published_places(page.id) <> '{}';
    END IF;
  END LOOP;
END
$$;
