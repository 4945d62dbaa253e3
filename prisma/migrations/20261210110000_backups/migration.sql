-- Backups that the service takes by itself, and what was made safe after a restore.
ALTER TABLE "Backup" ADD COLUMN "verifiedAt" TIMESTAMPTZ(3);

CREATE TABLE "BackupReach" (
  "id" SMALLINT NOT NULL DEFAULT 1,
  "triedAt" TIMESTAMPTZ(3),
  "reachedAt" TIMESTAMPTZ(3),
  "place" VARCHAR(300),
  "problem" VARCHAR(500),
  CONSTRAINT "BackupReach_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "BackupReach_one" CHECK ("id" = 1)
);

CREATE TABLE "Restoration" (
  "id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "moment" TIMESTAMPTZ(3) NOT NULL,
  "firstSkipped" INTEGER,
  "lastSkipped" INTEGER,
  "heldMails" INTEGER NOT NULL,
  "heldJobs" INTEGER NOT NULL,
  "chargesCheckedAt" TIMESTAMPTZ(3),
  "heldCharges" INTEGER NOT NULL DEFAULT 0,
  "seenAt" TIMESTAMPTZ(3),
  CONSTRAINT "Restoration_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Restoration_at_idx" ON "Restoration"("at");
