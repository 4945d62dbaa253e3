ALTER TABLE "ProofSheet"
ADD COLUMN     "history" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "internalNote" VARCHAR(1000),
ADD COLUMN     "readyWhen" VARCHAR(120),
ADD COLUMN     "sentById" UUID,
ADD COLUMN     "sentByName" VARCHAR(120);

-- Of the sheets that are there already, what their columns still tell.
UPDATE "ProofSheet" s SET "history" = (
  SELECT COALESCE(jsonb_agg(jsonb_build_object(
    'kind', e.kind, 'version', e.version, 'name', e.name,
    'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) || CASE WHEN e.words IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('words', e.words) END ORDER BY e.at, e.place), '[]')
  FROM (VALUES
    (1, 'written', 1, s."createdByName", s."createdAt", NULL),
    (2, 'sent', s."version"::int, s."createdByName", s."sentAt", NULL),
    (3, s."status"::text, s."version"::int, s."answeredByName", s."answeredAt", s."answer")
  ) AS e(place, kind, version, name, at, words)
  WHERE e.at IS NOT NULL AND e.name IS NOT NULL
    AND (e.place < 3 OR e.kind IN ('approved', 'changes_requested'))
);
