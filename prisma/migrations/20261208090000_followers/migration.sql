-- Visitors without an account who get mail about a page, and the address by which a mail program ends it.
CREATE TABLE "Follower" (
    "id" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "emailKey" VARCHAR(254) NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),
    "lastToldAt" TIMESTAMPTZ(3),
    "markedOn" DATE,

    CONSTRAINT "Follower_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Follower_memorialId_emailKey_key" ON "Follower"("memorialId", "emailKey");
CREATE INDEX "Follower_emailKey_idx" ON "Follower"("emailKey");

ALTER TABLE "Follower" ADD CONSTRAINT "Follower_memorialId_fkey"
  FOREIGN KEY ("memorialId") REFERENCES "Memorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Mail" ADD COLUMN "stopUrl" VARCHAR(300);
