-- What a voice sang of a song.
-- AlterTable
ALTER TABLE "SongOrder" ADD COLUMN     "durationSeconds" INTEGER,
ADD COLUMN     "storageKey" VARCHAR(120);

-- CreateIndex
CREATE UNIQUE INDEX "SongOrder_storageKey_key" ON "SongOrder"("storageKey");
