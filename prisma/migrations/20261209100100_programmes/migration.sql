-- AlterTable
ALTER TABLE "Memorial" ADD COLUMN     "programmeAt" TIMESTAMPTZ(3),
ADD COLUMN     "programmeBytes" INTEGER,
ADD COLUMN     "programmeKey" VARCHAR(60);

-- CreateIndex
CREATE UNIQUE INDEX "Memorial_programmeKey_key" ON "Memorial"("programmeKey");

-- As before, with the programme of the funeral.
SELECT watch_page('Memorial', $$
  id, slug, state, visibility, "hiddenAt" IS NOT NULL AS "isHidden", "firstName", "middleName", "lastName", "birthName",
  "bornYear", "bornMonth", "bornDay", "bornQualifier", "bornPlace", "diedYear", "diedMonth", "diedDay", "diedQualifier",
  "diedPlace", epitaph, biography, "restingCemetery", "restingPlot", "restingLatitude", "restingLongitude",
  "funeralKind", "funeralDay", "funeralTime", "funeralPlace", "funeralAddress", "funeralNote", "funeralStream",
  "funeralRecording", "funeralAnswerBy", "programmeKey", "programmeBytes", donations,
  "donationsStay", "musicLinks", "portraitId", "coverId", layout, theme
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
