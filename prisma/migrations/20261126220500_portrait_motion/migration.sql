-- Portraits that a provider set in motion, for the members of a page.
-- CreateEnum
CREATE TYPE "MotionStatus" AS ENUM ('making', 'ready', 'failed');

-- CreateTable
CREATE TABLE "PortraitMotion" (
    "madeId" UUID NOT NULL,
    "memorialId" UUID NOT NULL,
    "sourceId" UUID NOT NULL,
    "status" "MotionStatus" NOT NULL DEFAULT 'making',
    "failure" VARCHAR(40),
    "sentAt" TIMESTAMPTZ(3),
    "storageKey" VARCHAR(120),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PortraitMotion_pkey" PRIMARY KEY ("madeId")
);

-- CreateIndex
CREATE UNIQUE INDEX "PortraitMotion_storageKey_key" ON "PortraitMotion"("storageKey");

-- CreateIndex
CREATE INDEX "PortraitMotion_memorialId_madeId_idx" ON "PortraitMotion"("memorialId", "madeId" DESC);

-- AddForeignKey
ALTER TABLE "PortraitMotion" ADD CONSTRAINT "PortraitMotion_madeId_fkey" FOREIGN KEY ("madeId") REFERENCES "MadeWork"("id") ON DELETE CASCADE ON UPDATE CASCADE;
