-- What an upload is for stays with it and with the picture it becomes, so that the server can put the picture there.
-- CreateEnum
CREATE TYPE "PageHead" AS ENUM ('portraitId', 'coverId');

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "head" "PageHead",
ADD COLUMN     "headSince" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Memorial" ADD COLUMN     "coverAt" TIMESTAMPTZ(3),
ADD COLUMN     "portraitAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Upload" ADD COLUMN     "head" "PageHead";

-- As before, with `head`: a picture that was sent as portrait is shown once the family puts it among the pictures.
SELECT watch_page('Media', $$
  id, "memorialId", kind, status, "contributionId", "albumId", width, height, widths, steps, colour, "contentType",
  "durationSeconds", "linkId", caption, "altText", people, "takenYear", position, version, head,
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
