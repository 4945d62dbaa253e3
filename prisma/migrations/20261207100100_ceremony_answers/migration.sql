-- AlterTable
ALTER TABLE "Memorial" ADD COLUMN     "funeralAnswerBy" DATE;

-- CreateTable
CREATE TABLE "FuneralAnswer" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "userId" UUID,
    "name" VARCHAR(80) NOT NULL,
    "persons" SMALLINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FuneralAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FuneralAnswer_memorialId_id_idx" ON "FuneralAnswer"("memorialId", "id");

-- CreateIndex
CREATE INDEX "FuneralAnswer_userId_idx" ON "FuneralAnswer"("userId");

-- AddForeignKey
ALTER TABLE "FuneralAnswer" ADD CONSTRAINT "FuneralAnswer_memorialId_fkey" FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FuneralAnswer" ADD CONSTRAINT "FuneralAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- As before, with the last day to answer.
SELECT watch_page('Memorial', $$
  id, slug, state, visibility, "hiddenAt" IS NOT NULL AS "isHidden", "firstName", "middleName", "lastName", "birthName",
  "bornYear", "bornMonth", "bornDay", "bornQualifier", "bornPlace", "diedYear", "diedMonth", "diedDay", "diedQualifier",
  "diedPlace", epitaph, biography, "restingCemetery", "restingPlot", "restingLatitude", "restingLongitude",
  "funeralKind", "funeralDay", "funeralTime", "funeralPlace", "funeralAddress", "funeralNote", "funeralStream",
  "funeralRecording", "funeralAnswerBy", donations, "donationsStay", "portraitId", "coverId", layout, theme
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
