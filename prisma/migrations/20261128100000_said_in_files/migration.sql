-- What files say beyond the fields, and deaths that they only seem to tell of.
ALTER TABLE "TreePerson" ADD COLUMN "said" TEXT;
ALTER TABLE "TreeUnion" ADD COLUMN "said" TEXT;

-- Trees of before are read again; new ones are read rightly from the beginning.
ALTER TABLE "FamilyTree" ADD COLUMN "reading" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "FamilyTree" ALTER COLUMN "reading" SET DEFAULT 2;

-- Whoever typed where somebody died knows that they did; of a file it is read again.
UPDATE "TreePerson" person SET "isDead" = true
WHERE person."diedPlace" IS NOT NULL AND NOT person."isDead"
  AND NOT EXISTS (SELECT 1 FROM "TreeRecord" record WHERE record."personId" = person.id);

-- Until then nobody counts as dead by a file that may only have named the event. Pages are about the dead.
UPDATE "TreePerson" person SET "isDead" = false
FROM "TreeRecord" record
WHERE record."personId" = person.id AND person."diedYear" IS NULL
  AND record.lines ~ '\n1 (DEAT|BURI|CREM)'
  AND NOT EXISTS (SELECT 1 FROM "TreePage" page WHERE page."personId" = person.id);

ALTER TYPE "NotificationKind" ADD VALUE 'tree_people_masked';
