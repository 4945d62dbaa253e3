-- Trees of before are read again by the rules of today; new ones are read by them from the beginning.
ALTER TABLE "FamilyTree" ALTER COLUMN "reading" SET DEFAULT 3;
