-- What all processes agree on about time (docs/decisions/078).
CREATE TABLE "SharedClock" (
  "id" INTEGER NOT NULL DEFAULT 1,
  "databaseAt" TIMESTAMPTZ(6) NOT NULL,
  "leadMs" INTEGER NOT NULL DEFAULT 0,
  "jumpedFrom" TIMESTAMPTZ(6),
  CONSTRAINT "SharedClock_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "SharedClock_one_row" CHECK ("id" = 1),
  CONSTRAINT "SharedClock_lead" CHECK ("leadMs" BETWEEN 0 AND 86400000)
);
