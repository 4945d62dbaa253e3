-- CreateTable
CREATE TABLE "PublishedPage" (
    "memorialId" UUID NOT NULL,
    "folder" VARCHAR(90) NOT NULL,
    "places" TEXT[],
    "version" VARCHAR(24) NOT NULL,
    "release" VARCHAR(60) NOT NULL,
    "trueUntil" TIMESTAMPTZ(3),
    "checksum" CHAR(128) NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isLeaving" BOOLEAN NOT NULL DEFAULT false,
    "problem" VARCHAR(200),

    CONSTRAINT "PublishedPage_pkey" PRIMARY KEY ("memorialId")
);

-- CreateIndex
CREATE INDEX "PublishedPage_isLeaving_idx" ON "PublishedPage"("isLeaving");

-- CreateIndex
CREATE INDEX "PublishedPage_trueUntil_idx" ON "PublishedPage"("trueUntil");

-- Whether everybody may open a page, as `isOpenPage` has it (lib/domain/memorials/policy.ts). Without a search path of its
-- own, PostgreSQL puts it in place of the call.
CREATE FUNCTION is_open_page(page "Memorial") RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT page."hiddenAt" IS NULL AND page.state IN ('published', 'memorialised') AND page.visibility <> 'members'
$$;

-- Where a page must stand in the published tree: under its slugs, former ones too, and under its codes, if it is open and
-- a code leads to it. A code of several open pages is listed with the first, and names them all:
-- it leads to a page of its own.
CREATE FUNCTION published_places(page uuid) RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  WITH led AS (
    SELECT code.code, array_agg(memorial.id ORDER BY link.position) FILTER (
      WHERE is_open_page(memorial)
    ) AS shown
    FROM "QrLink" own
    JOIN "QrCode" code ON code.id = own."qrCodeId" AND code.state NOT IN ('blocked', 'retired')
    JOIN "QrLink" link ON link."qrCodeId" = code.id
    JOIN "Memorial" memorial ON memorial.id = link."memorialId"
    WHERE own."memorialId" = page
    GROUP BY code.code
  )
  SELECT ARRAY(
    SELECT 'memorial/' || slug FROM (
      SELECT slug FROM "Memorial" WHERE id = page UNION SELECT slug FROM "MemorialSlug" WHERE "memorialId" = page
    ) AS slugs
    WHERE EXISTS (SELECT 1 FROM led WHERE page = ANY (shown))
    UNION ALL
    SELECT 'QR/' || code || CASE WHEN cardinality(shown) > 1 THEN ' ' || array_to_string(shown, ' ') ELSE '' END
    FROM led WHERE shown[1] = page
    ORDER BY 1
  )
$$;

-- The page of a double stone stands in the copy of one of its pages, and names the other. Not one number: a page that gets
-- another neighbour would come to a sum that it had before.
CREATE FUNCTION published_version(page uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT own.version || '.' || coalesce((
    SELECT sum(named.version) FROM "QrLink" link
    JOIN "QrLink" other ON other."qrCodeId" = link."qrCodeId" AND other."memorialId" <> page
    JOIN "PageVersion" named ON named."memorialId" = other."memorialId"
    WHERE link."memorialId" = page
  ), 0)
  FROM "PageVersion" own WHERE own."memorialId" = page
$$;

-- Makes the page's changes wait until the transaction ends. The application may not write versions.
CREATE FUNCTION lock_page_version(page uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT 1 FROM "PageVersion" WHERE "memorialId" = page FOR UPDATE
$$;

-- As before, and tells which copies stand where they must not any more. They are taken away before the transaction's
-- caller gets an answer.
CREATE OR REPLACE FUNCTION bump_page(memorial_id uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "PageVersion" SET version = version + 1, "changedAt" = clock_timestamp() WHERE "memorialId" = memorial_id;
  IF NOT FOUND THEN
    -- A page that is being deleted is waited for, and gets no row.
    INSERT INTO "PageVersion" ("memorialId", "changedAt")
      SELECT id, clock_timestamp() FROM "Memorial" WHERE id = memorial_id FOR KEY SHARE
      ON CONFLICT ("memorialId")
        DO UPDATE SET version = "PageVersion".version + 1, "changedAt" = excluded."changedAt";
  END IF;
  -- Whoever was putting a copy somewhere held the version, and has committed its row by now.
  UPDATE "PublishedPage" SET "isLeaving" = true
    WHERE "memorialId" = memorial_id AND NOT "isLeaving" AND NOT places <@ published_places(memorial_id);
  PERFORM pg_notify('mindelund_page_versions', memorial_id::text);
END
$$;
