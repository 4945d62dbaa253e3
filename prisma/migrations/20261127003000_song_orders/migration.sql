-- What an editor ordered of a provider for a song.
-- CreateEnum
CREATE TYPE "SongOrderStatus" AS ENUM ('making', 'ready', 'failed');

-- CreateTable
CREATE TABLE "SongOrder" (
    "madeId" UUID NOT NULL,
    "songId" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "status" "SongOrderStatus" NOT NULL DEFAULT 'making',
    "failure" VARCHAR(40),
    "sentAt" TIMESTAMPTZ(3),
    "lines" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SongOrder_pkey" PRIMARY KEY ("madeId")
);

-- CreateIndex
CREATE INDEX "SongOrder_songId_madeId_idx" ON "SongOrder"("songId", "madeId" DESC);

-- AddForeignKey
ALTER TABLE "SongOrder" ADD CONSTRAINT "SongOrder_madeId_fkey" FOREIGN KEY ("madeId") REFERENCES "MadeWork"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SongOrder" ADD CONSTRAINT "SongOrder_songId_fkey" FOREIGN KEY ("songId") REFERENCES "Song"("id") ON DELETE CASCADE ON UPDATE CASCADE;
